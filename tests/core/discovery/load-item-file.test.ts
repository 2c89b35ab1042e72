import { expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { type BlockFile, loadItemFile } from '../../../src/core/discovery/index.ts';
import type { SiteSources } from '../../../src/core/discovery/site-urls.ts';
import { ApiError } from '../../../src/core/errors.ts';
import { itemFileParams, itemFilePath } from '../../../src/core/routing/item-file-path.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';
import { entryOf } from '../site-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, pages, discovery } = compiled;

const ROUTE = '/garden/reports/:id';
/** The page has blocks of this type. */
const BLOCK = 'rich-text';

/** A file that says all that it was given. */
const plain: BlockFile = {
  mediaType: 'text/plain',
  print: ({ id, url, read, words }, block, subject) =>
    JSON.stringify({
      ...{ id, url, subject },
      block: Reflect.get(block, 'type'),
      day: read('publishedAt'),
      title: words('name'),
      none: words(undefined),
      missing: words('unheardOf'),
    }),
};

async function read(
  path: string,
  answer: unknown,
  language = 'en',
  made = plain,
  of = {},
  change: Partial<SiteSources> = {},
) {
  const asked: string[] = [];
  const api = {
    language: { language, tag: language },
    get: async (endpoint: string) => {
      asked.push(endpoint);
      if (answer instanceof Error) throw answer;
      return { data: answer, body: answer, headers: new Headers() };
    },
  };
  const { signal } = new AbortController();
  const apis = clientsOf(api);
  const sources = { site, table, pages, discovery, apis, entries: undefined, signal, ...change };
  const file = { block: BLOCK, route: ROUTE, ending: 'txt', ...of };
  const request = { path, file, origin: 'https://garden.example:8443' };
  const found = await loadItemFile(sources, request, { [file.block]: made }, () => ({
    language,
    sanitize: (html: string) => html,
    formats,
    pictures: {},
    media: { base: '', origins: [] },
  }));
  return { asked, found: found && { ...found, text: JSON.parse(found.text) } };
}

const ITEM = { id: 'a b', name: '<p>One</p>', publishedAt: '2026-03-05', description: '<p>x</p>' };

test('a file is made of the one item of the page that stands at its path', async () => {
  const { asked, found } = await read('/garden/reports/a%20b.txt', ITEM);
  expect(asked).toEqual(['/reports/a%20b']);
  expect(found).toMatchObject({ mediaType: 'text/plain', languageTag: 'en' });
  expect(found?.text).toMatchObject({
    id: 'garden-reports-a%20b',
    url: 'https://garden.example:8443/garden/reports/a%20b?lang=en',
    block: BLOCK,
    day: '2026-03-05',
    title: 'One',
    none: '',
    missing: '',
    subject: { host: 'garden.example', languageTag: 'en', siteName: site.name.en },
  });
});

test('there is no file of an item that is not there, or of which nothing can be shown', async () => {
  const missing = new ApiError('http', '/api/reports/no', { status: 404 });
  expect((await read('/garden/reports/no.txt', missing)).found).toBeUndefined();
  expect((await read('/garden/reports/no.txt', { id: 'no' })).found).toBeUndefined();
  expect((await read('/garden/no.txt', ITEM)).found).toBeUndefined();
});

test.each([
  ['a route that is not there', { route: '/garden/:other' }, '/garden/one.txt'],
  ['a page without items', { route: '/plants/:id' }, '/plants/one.txt'],
  ['a block that its page has not', { block: 'phone' }, '/garden/reports/one.txt'],
])('there is no file of %s, and nothing is asked', async (_, of, path) => {
  expect(await read(path, ITEM, 'en', plain, of)).toEqual({ asked: [], found: undefined });
});

test('there is no file of an item for which its block has no place', async () => {
  const none: BlockFile = { ...plain, has: ({ read }) => read('publishedAt') === undefined };
  expect((await read('/garden/reports/a%20b.txt', ITEM, 'en', none)).found).toBeUndefined();
});

test('a file is in the language of its item, and says nothing for a name that the site has not', async () => {
  const change = { site: { ...site, name: {} } };
  const { found } = await read('/garden/reports/a.txt', ITEM, 'zh', plain, {}, change);
  expect(found?.languageTag).toBe('zh-CN');
  expect(found?.text.url).toBe('https://garden.example:8443/garden/reports/a');
  expect(found?.text.subject).toEqual({
    siteName: '',
    host: 'garden.example',
    languageTag: 'zh-CN',
  });
});

test('the file of the home page leads to it', async () => {
  const route = table.routes.find((row) => row.route === ROUTE);
  const views = route?.views.map((view) => ({
    ...view,
    source: { ...view.source, endpoint: '/home', query: {} },
  }));
  const home = { ...route, route: '/', parent: undefined, section: undefined, views };
  const change = { table: { sections: [], routes: [home] } } as Partial<SiteSources>;
  const of = { route: '/' };
  const { asked, found } = await read('/index.txt', ITEM, 'en', plain, of, change);
  expect(asked).toEqual(['/home']);
  expect(found?.text.url).toBe('https://garden.example:8443/?lang=en');
});

test('there is no file of a page that the server hides, nor of one of which no layout is known', async () => {
  const hidden = { entries: [entryOf('reports', { display: false })] };
  const path = '/garden/reports/a.txt';
  expect((await read(path, ITEM, 'en', plain, {}, hidden)).found).toBeUndefined();
  expect((await read(path, ITEM, 'en', plain, {}, { pages: [] })).found).toBeUndefined();
});

test('a layout may have empty places beside its blocks', async () => {
  const gaps = pages.map((page) => {
    const { frame } = page;
    if (frame === undefined || !('layout' in frame)) return page;
    const slots = { none: undefined, ...frame.layout.slots };
    return { ...page, frame: { ...frame, layout: { ...frame.layout, slots } } as never };
  });
  const { found } = await read('/garden/reports/a.txt', ITEM, 'en', plain, {}, { pages: gaps });
  expect(found?.text.block).toBe(BLOCK);
});

test('an item that cannot be had now is a failure', async () => {
  const failed = new ApiError('http', '/api/reports/one', { status: 503 });
  await expect(read('/garden/reports/one.txt', failed)).rejects.toBe(failed);
  const odd = new TypeError('odd');
  await expect(read('/garden/reports/one.txt', odd)).rejects.toBe(odd);
});

test.each([
  ['/events/:id', { id: 'a b/c' }, '/events/a%20b%2Fc.ics'],
  ['/events/:year/:id', { year: '2027', id: 'one.two' }, '/events/2027/one.two.ics'],
  ['/opening', {}, '/opening.ics'],
  ['/', {}, '/index.ics'],
])('the file of %s with %j is at %s, and leads back to them', (route, params, path) => {
  expect(itemFilePath(route, params, 'ics')).toBe(path);
  expect(itemFileParams(route, path, 'ics')).toEqual(params);
  expect(itemFileParams(route, path, 'bib')).toBeUndefined();
  expect(itemFilePath('/events/:id', {}, 'ics')).toBe('/events/.ics');
  expect(itemFileParams(route, `/further${path}`, 'ics')).toBeUndefined();
});
