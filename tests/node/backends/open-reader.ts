import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formats } from '../../../renderers/formats/index.ts';
import { createServerSanitizer } from '../../../src/app/create-server-sanitizer.ts';
import type { MappedAnswer } from '../../../src/core/index.ts';
import { activeViews, createApiClients, slotsOfView } from '../../../src/core/index.ts';
import { type CompiledSite, compile } from '../../../src/node/compiler/index.ts';
import { loadItems } from '../../../src/react/state/load-items.ts';
import { PROJECT, writeSite } from '../compiler/small-site.ts';
import type { Backend } from './backend.ts';
import type { Code } from './items.ts';
import { manifestsFor } from './manifests.ts';

/** A reader of a site whose data come from a backend. */
export interface Reader {
  /** How many calls the backend was asked. */
  readonly asked: () => number;
  /** What a page of a route shows, its lists a page at a time, counted from 0. */
  readonly load: (
    route: string,
    params: Readonly<Record<string, string>>,
    page?: number,
  ) => Promise<MappedAnswer>;
}

/** A compiled site over the backend that runs at an origin, and a reader of it. */
export function openReader(backend: Backend, language: Code, origin: string): Reader {
  let asked = 0;
  const { site, table, pages } = compileFor(backend);
  const apis = createApiClients({
    site,
    language,
    fetch: (input, init) => {
      asked += 1;
      return fetch(input, init);
    },
    origin,
  });
  const sources = {
    apis,
    site,
    language,
    formats,
    loadSanitizer: async () => createServerSanitizer({ pictureOrigins: [] }),
    loadPictures: async () => ({}),
    loadSlots: async ({ id }: { readonly id: string }, name: string) =>
      slotsOfView(pages.find((page) => page.id === id)?.frame, name) ?? { slots: {} },
  };
  return {
    asked: () => asked,
    async load(route, params, page = 0) {
      const found = table.routes.find((entry) => entry.route === route);
      const [view] = found === undefined ? [] : activeViews(found, new URLSearchParams());
      if (found === undefined || view === undefined) throw new Error(`There is no page ${route}`);
      const { signal } = new AbortController();
      const visit = { route: found, params };
      const answer = await loadItems(sources, { view, visit, page, offset: 0, signal });
      if (answer === undefined) throw new Error('Nothing was asked');
      return answer;
    },
  };
}

/** A site whose backend no description tells of. */
function compileFor(backend: Backend): CompiledSite {
  const root = writeSite(manifestsFor(backend), {});
  const schemas = path.join(root, 'schemas');
  rmSync(schemas);
  cpSync(path.join(PROJECT, 'schemas'), schemas, { recursive: true });
  rmSync(path.join(schemas, 'api.openapi.json'));
  const { findings, compiled } = compile(root);
  if (compiled === undefined || findings.length > 0) {
    throw new Error(`The manifests have findings: ${JSON.stringify(findings)}`);
  }
  return compiled;
}
