import { describe, expect, test } from 'vitest';
import { cacheItems, createItemCaches } from '../../src/app/item-cache.ts';
import type { ItemRequest, SiteData } from '../../src/react/site-runtime.ts';

const requestOf = (
  params: ItemRequest['visit']['params'],
  { isSearch = false, page = 0 } = {},
): ItemRequest =>
  ({
    view: { name: 'items', source: {}, choices: {} },
    visit: { route: { id: '/list', ...(isSearch && { search: 'q' }) }, params },
    page,
    offset: 0,
    signal: new AbortController().signal,
  }) as unknown as ItemRequest;

/** Data that tells what it is asked for. */
function recordCalls() {
  const asked: string[] = [];
  let made = 0;
  const createData = (): SiteData => {
    made += 1;
    return {
      loadItems: async ({ visit, page }) => {
        asked.push(`${JSON.stringify(visit.params)} ${page}`);
        if (visit.params.id === 'none') return undefined;
        return { items: Array.from({ length: Number(visit.params.count ?? 0) }), hasMore: false };
      },
      loadNavigation: async () => [],
      loadFooter: async () => undefined,
    };
  };
  return { asked, createData, made: () => made };
}

describe('kept items', () => {
  test('are asked for once, whatever request they are for', async () => {
    const caches = createItemCaches();
    const { asked, createData } = recordCalls();
    const first = await cacheItems(createData, caches, 'en').loadItems(requestOf({ id: 'a' }));
    const data = cacheItems(createData, caches, 'en');
    expect(await data.loadItems(requestOf({ id: 'a' }))).toBe(first);
    await data.loadItems(requestOf({ id: 'a' }, { page: 1 }));
    await data.loadItems(requestOf({ id: 'b' }));
    await cacheItems(createData, caches, 'zh').loadItems(requestOf({ id: 'a' }));
    expect(asked).toEqual(['{"id":"a"} 0', '{"id":"a"} 1', '{"id":"b"} 0', '{"id":"a"} 0']);
  });

  test('have nothing made that asks the API until something is missing, and then once', async () => {
    const caches = createItemCaches();
    const { createData, made } = recordCalls();
    const data = cacheItems(createData, caches, 'en');
    expect(made()).toBe(0);
    await data.loadItems(requestOf({ id: 'a' }));
    await data.loadItems(requestOf({ id: 'b' }));
    await data.loadNavigation({ sections: [], routes: [] });
    expect(made()).toBe(1);
    await cacheItems(createData, caches, 'en').loadItems(requestOf({ id: 'a' }));
    expect(made()).toBe(1);
  });

  test('are asked for again where there were none', async () => {
    const { asked, createData } = recordCalls();
    const data = cacheItems(createData, createItemCaches(), 'en');
    expect(await data.loadItems(requestOf({ id: 'none' }))).toBeUndefined();
    expect(await data.loadItems(requestOf({ id: 'none' }))).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test('of thousands of searches drive no list out, and grow no further', async () => {
    const caches = createItemCaches();
    const { asked, createData } = recordCalls();
    const data = cacheItems(createData, caches, 'en');
    await data.loadItems(requestOf({ id: 'a' }));
    for (let number = 0; number < 5000; number += 1) {
      await data.loadItems(requestOf({ q: `word ${number}` }, { isSearch: true }));
    }
    expect([...caches.searches.values()].length).toBeLessThan(1000);
    asked.length = 0;
    await data.loadItems(requestOf({ id: 'a' }));
    await data.loadItems(requestOf({ q: 'word 4999' }, { isSearch: true }));
    expect(asked).toEqual([]);
    await data.loadItems(requestOf({ q: 'word 0' }, { isSearch: true }));
    expect(asked).toHaveLength(1);
  });

  test('hold no search that finds a whole large site, but a list of that length', async () => {
    const { asked, createData } = recordCalls();
    const data = cacheItems(createData, createItemCaches(), 'en');
    for (const [isSearch, calls] of [
      [true, 2],
      [false, 1],
    ] as const) {
      asked.length = 0;
      const request = requestOf({ q: 'of', count: '10000' }, { isSearch });
      expect((await data.loadItems(request))?.items).toHaveLength(10_000);
      await data.loadItems(request);
      expect(asked).toHaveLength(calls);
    }
  });
});
