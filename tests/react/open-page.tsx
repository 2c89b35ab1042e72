import path from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { formats } from '../../renderers/formats/index.ts';
import { registry } from '../../renderers/index.ts';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { listenForEdits } from '../../src/app/edits.ts';
import type { SiteModel } from '../../src/core/index.ts';
import type { SiteEdits } from '../../src/core/site-edits.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { createApiSource } from '../../src/node/server/edge/api-source.ts';
import { listComponents } from '../../src/react/lists/index.ts';
import { createSiteData } from '../../src/react/site-data.ts';
import {
  createLoaders,
  createPageStore,
  createRoutes,
  createRuntime,
  createTexts,
  type RouteContext,
  Site,
  type SiteRuntime,
} from '../../src/react/site-runtime.ts';
import { compileRight } from '../compile-right.ts';
import { gardenOfProcess } from '../garden/make-garden.ts';
import { completeDocument } from './complete-document.ts';

/** The engine's renderers, and what lists are worked with by. */
const whole = { ...registry, lists: async () => listComponents };
const ORIGIN = 'http://site.example';
/** Milliseconds that a page waits for its data; embedded content takes none. */
const TIMEOUT = 1000;

/** A change of an answer of the embedded content; undefined leaves it as it is. */
export type Change = (url: URL) => Response | Promise<Response> | undefined;

export interface OpenOptions {
  readonly language?: string;
  /** What the site's manifest says, in place of the garden's own. */
  readonly site?: SiteModel;
  readonly change?: Change;
}

/** A site whose pages can be opened, over its embedded content. */
export interface OpenSite {
  readonly site: CompiledSite;
  /** What the embedded content answers, in a language. */
  readonly answerOf: (path: string, language?: string) => Promise<unknown>;
  /** Opens a page of the site in the document. */
  readonly openPage: (url: string, options?: OpenOptions) => Promise<OpenPage>;
}

/** What a page is known by from outside. */
export interface OpenPage {
  /** The running site, as it was before any edit. */
  readonly runtime: SiteRuntime;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** The calls of the API that were made, by path and query. */
  readonly calls: readonly string[];
  readonly main: () => HTMLElement;
  /** Sends it what edits have made of the site, as the development server does. */
  readonly sendEdits: (edits: SiteEdits) => void;
}

const ENGINE = path.resolve(import.meta.dirname, '../..');

const opened = new Map<string, OpenSite>();

/** The site in a folder, which may be one of this repository; it is compiled once, as no test changes it. */
export function openSite(folder: string): OpenSite {
  const root = path.resolve(ENGINE, folder);
  const known = opened.get(root) ?? compileSite(root);
  opened.set(root, known);
  return known;
}

function compileSite(root: string): OpenSite {
  const { compiled } = compileRight(root);
  const { site } = compiled;
  const backend = compiled.backends.find(({ api }) => api === undefined);
  if (backend === undefined) throw new Error('The site has no API of its own');
  const content = createApiSource(root, {
    api: site.api,
    backend,
    languages: site.languages,
    origin: undefined,
    variables: {},
  });
  return {
    site: compiled,
    async answerOf(path, language = 'en') {
      const headers = { [site.api.languageHeader]: language };
      const url = `${ORIGIN}${site.api.base}${path}`;
      return (await content.fetch(new Request(url, { headers }))).json();
    },
    openPage: (url, options = {}) => open(compiled, content.fetch, url, options),
  };
}

const GARDEN = openSite(gardenOfProcess());
export const { site, answerOf, openPage } = GARDEN;

/** The items of a list that comes as a whole. */
export async function itemsOf(path: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await answerOf(path);
  if (!Array.isArray(answer)) throw new Error(`${path} is no list`);
  return answer;
}

async function open(
  compiled: CompiledSite,
  answer: (request: Request) => Response | Promise<Response>,
  url: string,
  { language = 'en', site: model = compiled.site, change = () => undefined }: OpenOptions,
): Promise<OpenPage> {
  completeDocument();
  document.documentElement.lang = language;
  const calls: string[] = [];
  const runtime = createRuntime({
    site: model,
    table: compiled.table,
    language,
    texts: createTexts(language, Object.fromEntries(compiled.texts.get(language) ?? [])),
    registry: whole,
    pages: createPageStore(whole, async (id) => {
      const page = compiled.pages.find((entry) => entry.id === id);
      if (page === undefined) throw new Error(`No page ${id}`);
      return page;
    }),
    loadData: async (needs) =>
      createSiteData({
        ...needs,
        formats,
        loadSanitizer: async () => createServerSanitizer({ pictureOrigins: [] }),
        loadPictures: async () => compiled.pictures,
        origin: ORIGIN,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const url = new URL(request.url);
          calls.push(url.pathname.slice(model.api.base.length) + url.search);
          return (await change(url)) ?? answer(request);
        },
      }),
    timeout: TIMEOUT,
  });
  const routeContext: RouteContext = {
    runtime,
    isNewVisit: () => true,
    navigationState: () => started?.state.navigation.location?.state,
  };
  let started: OpenPage['router'] | undefined;
  const router = createMemoryRouter(
    createRoutes(
      compiled.table,
      createLoaders(() => routeContext),
    ),
    { initialEntries: [url] },
  );
  started = router;
  const shown = (edited: SiteRuntime) => (
    <Site runtime={edited}>
      <RouterProvider router={router} />
    </Site>
  );
  const { rerender } = render(shown(runtime));
  let sendEdits: OpenPage['sendEdits'] = () => {};
  const on = (_: string, listener: OpenPage['sendEdits']) => {
    sendEdits = (edits) => act(() => listener(edits));
  };
  listenForEdits({ on }, runtime, () => router)((edited) => rerender(shown(edited)));
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await screen.findByRole('main');
  const broken = Object.values(router.state.errors ?? {}).find((error) => error instanceof Error);
  // It is shown as a designed page, which a test could take for the one it asked for.
  if (broken !== undefined) throw broken;
  return { runtime, router, calls, main: () => screen.getByRole('main'), sendEdits };
}
