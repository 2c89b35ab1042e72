import { expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { type BlockFile, loadItemFile } from '../../../src/core/discovery/index.ts';
import { ApiError } from '../../../src/core/errors.ts';
import { itemFileParams, itemFilePath } from '../../../src/core/routing/item-file-path.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';

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
    }),
};

async function read(path: string, answer: unknown, language = 'en', made = plain, of = {}) {
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
  const sources = { site, table, pages, discovery, apis, entries: undefined, signal };
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

test('an item that cannot be had now is a failure', async () => {
  const failed = new ApiError('http', '/api/reports/one', { status: 503 });
  await expect(read('/garden/reports/one.txt', failed)).rejects.toBe(failed);
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
  expect(itemFileParams(route, `/further${path}`, 'ics')).toBeUndefined();
});
