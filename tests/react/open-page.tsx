import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { formats } from '../../renderers/formats/index.ts';
import { registry } from '../../renderers/index.ts';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import type { SiteModel } from '../../src/core/index.ts';
import { compile } from '../../src/node/compiler/index.ts';
import { loadContent } from '../../src/node/content-api/index.ts';
import { listParts } from '../../src/react/lists/index.ts';
import { createSiteData } from '../../src/react/site-data.ts';
import {
  createEngine,
  createLoaders,
  createPageCode,
  createRoutes,
  createTexts,
  type RouteRuntime,
  Site,
} from '../../src/react/site-engine.ts';
import { gardenOfProcess } from '../garden/make-garden.ts';
import { completeDocument } from './complete-document.ts';

const ORIGIN = 'http://site.example';
/** Milliseconds that a page waits for its data; embedded content takes none. */
const TIMEOUT = 1000;

const GARDEN = gardenOfProcess();
const { compiled } = compile(GARDEN);
if (compiled === undefined) throw new Error('The manifests have errors');
export const site = compiled;

const content = loadContent({
  folder: `${GARDEN}/content`,
  description: `${GARDEN}/schemas/api.openapi.json`,
  languages: site.site.languages.map(({ code }) => code),
  languageHeader: site.site.api.languageHeader,
  base: site.site.api.base,
});

/** The engine's renderers, and what lists are worked with by. */
const whole = { ...registry, lists: async () => listParts };

/** A change of an answer of the embedded content; undefined leaves it as it is. */
export type Change = (url: URL) => Response | Promise<Response> | undefined;

export interface OpenOptions {
  readonly language?: string;
  /** What the site's manifest says, in place of the garden's own. */
  readonly site?: SiteModel;
  readonly change?: Change;
}

/** What a page is known by from outside. */
export interface OpenPage {
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** The calls of the API that were made, by path and query. */
  readonly calls: readonly string[];
  readonly main: () => HTMLElement;
}

/** What the embedded content answers, in a language. */
export async function answerOf(path: string, language = 'en'): Promise<unknown> {
  const headers = { [site.site.api.languageHeader]: language };
  const url = `${ORIGIN}${site.site.api.base}${path}`;
  return (await content.api.fetch(new Request(url, { headers }))).json();
}

/** The items of a list that comes as a whole. */
export async function itemsOf(path: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await answerOf(path);
  if (!Array.isArray(answer)) throw new Error(`${path} is no list`);
  return answer;
}

/** Opens a page of the site in the document, over the embedded content. */
export async function openPage(
  url: string,
  { language = 'en', site: shown = site.site, change = () => undefined }: OpenOptions = {},
): Promise<OpenPage> {
  completeDocument();
  document.documentElement.lang = language;
  const calls: string[] = [];
  const engine = createEngine({
    site: shown,
    table: site.table,
    language,
    texts: createTexts(language, Object.fromEntries(site.texts.get(language) ?? [])),
    registry: whole,
    code: createPageCode(whole, async (id) => {
      const page = site.pages.find((entry) => entry.id === id);
      if (page === undefined) throw new Error(`No page ${id}`);
      return page;
    }),
    loadData: async (needs) =>
      createSiteData({
        ...needs,
        formats,
        loadSanitizer: async () => createServerSanitizer({ pictureOrigins: [] }),
        loadPictures: async () => site.pictures,
        origin: ORIGIN,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const url = new URL(request.url);
          calls.push(url.pathname.slice(site.site.api.base.length) + url.search);
          return (await change(url)) ?? content.api.fetch(request);
        },
      }),
    timeout: TIMEOUT,
  });
  const runtime: RouteRuntime = {
    engine,
    isNewVisit: () => true,
    navigationState: () => started?.state.navigation.location?.state,
  };
  let started: OpenPage['router'] | undefined;
  const router = createMemoryRouter(
    createRoutes(
      site.table,
      createLoaders(() => runtime),
    ),
    { initialEntries: [url] },
  );
  started = router;
  render(
    <Site engine={engine}>
      <RouterProvider router={router} />
    </Site>,
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await screen.findByRole('main');
  const broken = Object.values(router.state.errors ?? {}).find((error) => error instanceof Error);
  // It is shown as a designed page, which a test could take for the one it asked for.
  if (broken !== undefined) throw broken;
  return { router, calls, main: () => screen.getByRole('main') };
}
