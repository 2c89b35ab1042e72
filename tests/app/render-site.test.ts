import { beforeAll, describe, expect, test } from 'vitest';
import type { Render, RenderedPage, RenderRequest, ServerEntry } from '../../src/core/index.ts';
import { createApiSource } from '../../src/node/server/edge/api-source.ts';
import type { Snapshot } from '../../src/react/site-runtime.ts';
import { compileRight } from '../compile-right.ts';
import { gardenOfProcess } from '../garden/make-garden.ts';
import { loadEntry } from './load-entry.ts';

const ORIGIN = 'http://site.example';
const NO_RENDERERS = { layouts: [], frames: [] };
let entry: ServerEntry;
let fetch: typeof globalThis.fetch;

beforeAll(async () => {
  const root = gardenOfProcess();
  const { compiled } = compileRight(root);
  const [backend] = compiled.backends;
  if (backend === undefined) throw new Error('The garden has no API');
  const { api, languages } = compiled.site;
  const parts = { api, backend, languages, origin: undefined, variables: {} };
  const content = createApiSource(root, parts);
  fetch = async (input, init) => content.fetch(new Request(input, init));
  const loaded = await loadEntry(root, compiled);
  entry = loaded.entry;
  return loaded.close;
});

/** An API of which some calls answer otherwise. */
function fetchExcept(path: string, answer: () => Response | Promise<Response>): typeof fetch {
  return async (input, init) =>
    new URL(new Request(input).url).pathname === `/api${path}` ? answer() : fetch(input, init);
}
const fail = () => new Response(null, { status: 500 });

function ask(
  path: string,
  options: Partial<RenderRequest> = {},
  renderPage: Render = entry.createRender(),
) {
  return renderPage({
    url: new URL(path, ORIGIN),
    method: 'GET',
    storedLanguage: 'en',
    fetch,
    origin: ORIGIN,
    isContentFixed: false,
    ...options,
  });
}

async function render(
  path: string,
  options?: Partial<RenderRequest>,
  renderPage?: Render,
): Promise<RenderedPage> {
  const page = await ask(path, options, renderPage);
  if (page.kind === 'redirect') throw new Error(`It leads to ${page.location}`);
  return page;
}

const readSnapshot = ({ snapshot }: RenderedPage): Snapshot =>
  JSON.parse(new TextDecoder().decode(snapshot));
const routesOf = (page: RenderedPage) => readSnapshot(page).table.routes.map(({ id }) => id);

describe('a page of a site', () => {
  test('is rendered with its items, and says what it is made of', async () => {
    const page = await render('/plants/ferns');
    expect(page).toMatchObject({
      kind: 'page',
      status: 200,
      language: 'en',
      languageTag: 'en',
      direction: 'ltr',
      head: { title: 'Ferns · Hillside Botanical Garden', isListed: true },
      lacks: 'nothing',
      page: 'plants/ferns',
      renderers: { layouts: ['card-list'], frames: ['single'] },
      hasLists: false,
    });
    expect(page.html).toContain('Silver shield fern');
    // What the browser goes on from is the snapshot alone.
    expect(page.html).not.toContain('<script');
  });

  test('answers no method that would change something', async () => {
    const page = await render('/programme/talks?page=2', { method: 'POST' });
    expect([page.status, page.head.isListed]).toEqual([405, false]);
  });

  test('brings what the browser needs to go on from there, and no more', async () => {
    const page = await render('/plants/ferns');
    const { table, views, ...snapshot } = readSnapshot(page);
    expect(snapshot).toMatchObject({ language: 'en', errors: {}, page: { id: 'plants/ferns' } });
    expect(snapshot.shell.navigation).toBeDefined();
    expect(snapshot.state).toBeUndefined();
    expect(Object.values(views).map(({ status }) => status)).toEqual(['ready']);
    const sections = table.sections.map(({ route }) => route);
    expect(sections).toEqual(['/garden', '/permits', '/plants', '/programme']);
    // The menu of its own section is open, of the others only the first page can be reached.
    expect(routesOf(page)).toContain('plants/shrubs');
    expect(routesOf(page)).toContain('programme/talks');
    expect(routesOf(page)).not.toContain('programme/walks');
  });

  test('brings its section where menus do not show that', async () => {
    const page = await render('/preview/permits/none');
    expect(page).toMatchObject({ status: 404, page: 'preview/permit' });
    const sections = readSnapshot(page).table.sections.map(({ route }) => route);
    expect(sections).toContain('/preview/permits');
  });

  test('says that readers may work with a list, and in what state it is', async () => {
    const page = await render('/plants/tree-finder?page=2');
    expect(page.hasLists).toBe(true);
    expect(readSnapshot(page).state).toContain('page=2');
  });

  test('is in the language of the URL, else in that of the reader', async () => {
    const asked = await render('/plants/ferns?lang=zh');
    expect([asked.language, asked.languageTag]).toEqual(['zh', 'zh-CN']);
    const stored = await render('/plants/ferns', { storedLanguage: 'zh' });
    expect([stored.language, stored.languageTag]).toEqual(['zh', 'zh-CN']);
    expect(stored.head.title).toContain('山坡植物园');
  });

  test('leads on where its URL is another name of a page', async () => {
    expect(await ask('/plants/fern')).toMatchObject({
      kind: 'redirect',
      location: '/plants/ferns',
    });
  });
});

describe('what is no page of the site', () => {
  test('is not found, with nothing to preload', async () => {
    const page = await render('/nothing');
    expect(page).toMatchObject({ status: 404, renderers: NO_RENDERERS, hasLists: false });
    expect(page.page).toBeUndefined();
    expect(page.head.isListed).toBe(false);
    const { state, page: manifest } = readSnapshot(page);
    expect([state, manifest]).toEqual([undefined, undefined]);
  });

  test('is a mistake of the request where its path cannot be read', async () => {
    const page = await render('/%E0%A4%A');
    expect([page.status, Object.values(readSnapshot(page).errors)]).toEqual([400, [400]]);
  });

  test('has no plain URL', () => {
    const at = (path: string) => entry.plainUrl(new URL(path, ORIGIN))?.url.href;
    expect(at('/plants/ferns?utm_source=letter#top')).toBe(`${ORIGIN}/plants/ferns`);
    expect(at('/nothing')).toBeUndefined();
    expect(at('/plants/ferns/')).toBeUndefined();
    expect(at('/plants/%66erns')).toBeUndefined();
  });
});

describe('a page whose backend fails', () => {
  test('says that it lacks its data', async () => {
    const page = await render('/plants/ferns', { fetch: fetchExcept('/collection/ferns', fail) });
    expect([page.status, page.lacks]).toEqual([503, 'data']);
    expect(page.head.isListed).toBe(false);
  });

  test('says that it lacks its menus alone where those are missing', async () => {
    const page = await render('/plants/ferns', { fetch: fetchExcept('/home/navigations', fail) });
    expect([page.status, page.lacks]).toEqual([200, 'menus']);
  });

  test('shows what the server says of itself in its place', async () => {
    const page = await render('/plants/ferns', { failure: 503 });
    expect(page.status).toBe(503);
    expect(Object.values(readSnapshot(page).errors)).toEqual([503]);
    expect(page.html).not.toContain('Silver shield fern');
  });
});

describe('a page whose data is late', () => {
  /** An API whose list of ferns answers once it is let. */
  function holdBack() {
    const held = Promise.withResolvers<void>();
    const late = fetchExcept('/collection/ferns', async () => {
      await held.promise;
      return fetch(`${ORIGIN}/api/collection/ferns`, { headers: { 'Accept-Language': 'en' } });
    });
    return { fetch: late, answer: () => held.resolve() };
  }

  test('is a page that is there where it is sent ahead of it', async () => {
    const renderPage = entry.createRender();
    const nobody = () => new Promise<Response>(() => undefined);
    const renderAhead = () => render('/plants/ferns', { fetch: nobody, isAhead: true }, renderPage);
    // The page would come with other menus than those of the manifests.
    expect((await renderAhead()).lacks).toBe('menus');
    await render('/', {}, renderPage);
    const page = await renderAhead();
    expect([page.status, page.lacks, page.head.isListed]).toEqual([200, 'data', true]);
    expect(page.html).not.toContain('Silver shield fern');
  });

  test('is shown without it meanwhile, and with it then', async () => {
    const held = holdBack();
    const shown: RenderedPage[] = [];
    const whenLate = (page: RenderedPage) => {
      shown.push(page);
      held.answer();
    };
    const page = await render('/plants/ferns', { fetch: held.fetch, whenLate });
    expect(shown.map(({ status, lacks }) => [status, lacks])).toEqual([[503, 'data']]);
    expect([page.status, page.lacks]).toEqual([200, 'nothing']);
    expect(page.html).toContain('Silver shield fern');
  });

  // The API itself is waited for twice as long.
  test.each([
    ['as it is shown', (leave: () => void) => leave()],
    ['after that', (leave: () => void) => void setImmediate(leave)],
  ])('is rendered no more once its reader leaves %s', { timeout: 5000 }, async (_, wait) => {
    const left = new AbortController();
    const held = holdBack();
    const whenLate = () => wait(() => left.abort(new Error('The reader has left')));
    const options = { fetch: held.fetch, whenLate, signal: left.signal };
    await expect(render('/plants/ferns', options)).rejects.toThrow('The reader has left');
    held.answer();
  });
});

test('a sitemap names the pages that are there, and no drafts', async () => {
  const { signal } = new AbortController();
  const pages = await entry.listPages({ fetch, origin: ORIGIN, signal });
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/plants/ferns');
  expect(paths).toContain('/plants/fern/ferns-1');
  expect(paths.filter((path) => /^\/preview/.test(path))).toEqual([]);
});

test('search engines are told of lists, and not of searches nor of what is behind the end', async () => {
  const isListed = async (path: string) => (await render(path)).head.isListed;
  expect(await isListed('/programme/talks')).toBe(true);
  expect(await isListed('/programme/talks?page=2')).toBe(true);
  expect(await isListed('/programme/talks?page=99')).toBe(false);
  expect(await isListed('/search?q=a')).toBe(false);
});
