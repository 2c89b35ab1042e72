import path from 'node:path';
import { listUrls } from '../../../src/core/discovery/index.ts';
import type { PageModel } from '../../../src/core/manifest/page-model.ts';
import { createApiClients } from '../../../src/core/requests/api-client.ts';
import { loadSource } from '../../../src/core/requests/load-source.ts';
import { buildMenu } from '../../../src/core/routing/menu.ts';
import { readNavigation } from '../../../src/core/routing/navigation.ts';
import { type CompiledSite, compile } from '../../../src/node/compiler/index.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';

/** A site as the server has it, asked without one. */
export interface OpenSite {
  readonly findings: readonly string[];
  /** What is wrong with the content, a line each. */
  readonly problems: readonly string[];
  /** Whatever the site shows of a section in a language: titles by the paths that they lead to. */
  readonly menuOf: (section: string, language: string) => Promise<Readonly<Record<string, string>>>;
  readonly urls: () => Promise<readonly string[]>;
  /** The items that a page's views load, one view after the other. */
  readonly load: (
    route: string,
    language: string,
    params?: Readonly<Record<string, string>>,
  ) => Promise<readonly (readonly unknown[])[]>;
  readonly page: (route: string) => PageModel | undefined;
}

type Fetch = typeof globalThis.fetch;

/**
 * Compiles a project and answers its calls.
 *
 * @param backend the origin of a backend; without one, the embedded content answers
 */
export function openSite(root: string, backend?: string): OpenSite {
  const { findings, compiled } = compile(root);
  const content = loadContent({
    folder: path.join(root, 'content'),
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: ['zh', 'en'],
    base: '/api',
  });
  const embedded: Fetch = async (input, init) => content.api.fetch(new Request(input, init));
  const client = ({ site }: CompiledSite, language: string) =>
    createApiClients({
      site,
      language,
      fetch: backend === undefined ? embedded : fetch,
      origin: backend ?? 'http://site.test',
    });
  const signal = new AbortController().signal;
  const needed = (): CompiledSite => {
    if (compiled === undefined) throw new Error(JSON.stringify(findings));
    return compiled;
  };
  // Whatever answers the page itself, the menu is that of the embedded content.
  const entries = async (language: string) => {
    const request = new Request('http://site.test/api/home/navigations', {
      headers: { 'Accept-Language': language },
    });
    return readNavigation(await (await content.api.fetch(request)).json(), needed().table);
  };
  return {
    findings: findings.map(({ file, line, message }) => `${file}:${line} ${message}`),
    problems: content.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    menuOf: async (section, language) => {
      const groups = buildMenu(needed().table, await entries(language), language);
      const items = groups.find(({ route }) => route === section)?.items ?? [];
      return Object.fromEntries(items.map((item) => [item.path, item.title]));
    },
    urls: async () => {
      const { site, table, pages, discovery } = needed();
      const apis = client(needed(), 'zh');
      const sources = { site, table, pages, discovery, apis, entries: await entries('zh'), signal };
      return (await listUrls(sources)).map((url) => url.path);
    },
    load: (route, language, params = {}) => {
      const { table } = needed();
      const views = table.routes.find((page) => page.route === route)?.views ?? [];
      return Promise.all(
        views.map(async ({ source }) => {
          const request = { source, params, page: 0, signal };
          const apis = client(needed(), language);
          return (await loadSource(apis, request))?.entities ?? [];
        }),
      );
    },
    page: (route) => needed().pages.find((page) => page.route === route),
  };
}
