import { expect, test } from 'vitest';
import { joinLanguages, listUrls } from '../../../src/core/discovery/site-urls.ts';
import { ApiError } from '../../../src/core/errors.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { clientsOf } from '../requests/client-of.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, pages, discovery } = compiled;

const sources = table.routes.flatMap(({ views }) => views.map(({ source }) => source));
/** An answer in the form that each of an endpoint's sources reads, with one item. */
function answerOf(endpoint: string): unknown {
  const asked = sources.filter((source) => source.endpoint === endpoint);
  const items = asked.flatMap((source) => (source.answers === 'list' ? (source.items ?? []) : []));
  const isPlain = asked.every((source) => source.answers === 'list' && source.items === undefined);
  if (isPlain) return [{ id: 'a' }];
  return { id: 'a', ...Object.fromEntries(items.map((name) => [name, [{ id: 'a' }]])) };
}

/** The pages of the site where one list fails in a way, and every other has an item. */
function listPages(failing: string, error: ApiError | undefined, shown = pages) {
  const api = {
    language: { language: 'zh', tag: 'zh-CN' },
    get: async (endpoint: string) => {
      if (endpoint === failing && error !== undefined) throw error;
      const data = answerOf(endpoint);
      return { data, body: data, headers: new Headers() };
    },
  };
  const { signal } = new AbortController();
  return listUrls({
    site,
    table,
    pages: shown,
    discovery,
    apis: clientsOf(api),
    entries: undefined,
    signal,
  });
}

test.each([
  new ApiError('network', '/x'),
  new ApiError('timeout', '/x'),
  new ApiError('malformed', '/x'),
  new ApiError('http', '/x', { status: 503 }),
])('where a list cannot be had, a part is not taken for the whole: %s', async (error) => {
  await expect(listPages('/collection/trees', error)).rejects.toBe(error);
});

test('a list that is not there has no pages', async () => {
  const all = await listPages('', undefined);
  const without = await listPages('/collection/trees', new ApiError('http', '/x', { status: 404 }));
  const gone = all.filter((page) => !without.some((other) => other.path === page.path));
  expect(gone.map((page) => page.path)).toEqual(['/plants/tree/a']);
});

test('a page whose list does not say when it was changed has no day, nor has a page of its own', async () => {
  const all = await listPages('', undefined);
  expect(all).toContainEqual({ path: '/garden/council', updated: undefined });
  expect(all).toContainEqual({ path: '/plants/tree/a', updated: undefined });
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(all.filter(({ path }) => path.includes(':'))).toEqual([]);
});

test('a page that items name in a field is listed by something else', async () => {
  const link = { kind: 'link', from: 'field', field: 'id' } as const;
  const linked = pages.map((page) => {
    const { frame } = page;
    if (frame === undefined || 'panes' in frame || frame.type !== 'single') return page;
    const { slots, ...layout } = frame.layout;
    return {
      ...page,
      frame: { ...frame, layout: { ...layout, slots: { ...slots, link } } } as never,
    };
  });
  const paths = (await listPages('', undefined, linked)).map(({ path }) => path);
  expect(paths).not.toContain('a');
  expect(paths).not.toContain('/plants/tree/a');
});

test('a page is there in the languages whose lists have it', () => {
  const day = '2026-03-05';
  const pages = joinLanguages(
    new Map([
      [
        'zh',
        [
          { path: '/', updated: undefined },
          { path: '/news/fog', updated: undefined },
        ],
      ],
      [
        'en',
        [
          { path: '/news/hail', updated: day },
          { path: '/', updated: undefined },
        ],
      ],
      ['fr', [{ path: '/news/fog', updated: day }]],
    ]),
  );
  expect(pages).toEqual([
    { path: '/', updated: undefined, languages: ['zh', 'en'] },
    { path: '/news/fog', updated: day, languages: ['zh', 'fr'] },
    { path: '/news/hail', updated: day, languages: ['en'] },
  ]);
});
