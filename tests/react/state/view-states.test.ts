import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { SourceModel, ViewSource } from '../../../src/core/manifest/route-model.ts';
import { type ItemSources, loadItems } from '../../../src/react/state/load-items.ts';
import { ViewStates } from '../../../src/react/state/view-states.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { clientOf, clientsOf, PAGES } from '../../core/requests/client-of.ts';
import { routeOf, SITE, sourceOf } from '../../core/site-of.ts';

const KEY = '/search';
const COUNT = 45;
const SOURCE = sourceOf('/list', { items: 'content' });
const PAGED = { ...PAGES, end: { by: 'pages', at: { from: 'body', path: 'pages' } } } as const;

/** The pages of a server's lists, with all that can be done to them. */
async function openPages(paging: SourceModel['paging']) {
  const all = Array.from({ length: COUNT }, (_, id) => ({ id }));
  const asked: string[] = [];
  const server = await startServer(({ url = '' }, response) => {
    asked.push(url);
    const query = new URL(url, 'http://site.example').searchParams;
    const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? COUNT)];
    const content = all.slice(page * size, (page + 1) * size);
    sendJson(response, { content, pages: Math.ceil(COUNT / size) });
  });
  const store = createStore();
  const sources: ItemSources = {
    apis: clientsOf(clientOf(server)),
    site: SITE,
    language: 'en',
    formats,
    loadSanitizer: async () => (html) => html,
    loadPictures: async () => ({}),
    loadSlots: async () => ({ slots: {} }),
  };
  const views = new ViewStates({
    store,
    loadItems: (request) => loadItems(sources, request),
  });
  const view: ViewSource = {
    name: 'view',
    source: { ...SOURCE, paging, pages: paging === 'server' ? PAGED : undefined },
  };
  const visit = { route: routeOf(KEY, { views: [view] }), params: {} };
  const at = (firstPage: number) => [{ ...view, firstPage, choices: {} }];
  const endOf = (cacheKey: string) => {
    const state = views.stateOf(cacheKey, 'view');
    return state === undefined ? 0 : store.get(state).end;
  };
  return {
    asked,
    read: (cacheKey = KEY) => {
      const state = views.stateOf(cacheKey, 'view');
      if (state === undefined) return undefined;
      const { first, end, hasMore } = store.get(state);
      return { shown: end - first, hasMore };
    },
    visit: (cacheKey = KEY, firstPage = 0) =>
      views.enter(cacheKey, at(firstPage), visit, { fresh: true }),
    goBack: (cacheKey: string) => views.enter(cacheKey, at(0), visit, { fresh: false }),
    prefetch: (cacheKey: string, firstPage = 0) => views.prefetch(cacheKey, at(firstPage), visit),
    openDrawer: (cacheKey: string) => views.open(cacheKey, at(0), visit),
    showMore: (seen = endOf(KEY)) => views.showMore(KEY, 'view', seen),
    endOf,
    rewind: (page = 0) => views.rewind(KEY, 'view', page),
  };
}

async function openList(paging: SourceModel['paging']) {
  const pages = await openPages(paging);
  await pages.visit();
  return pages;
}

// A reader who chooses another tab, whose list is there already, begins at its top.
describe('a list that is shown from its beginning again', () => {
  test('is one slice of an array in slices, and goes on from there', async () => {
    const list = await openList('client');
    await list.showMore();
    list.rewind();
    expect(list.read()).toEqual({ shown: 20, hasMore: true });
    await list.showMore();
    expect(list.read()).toEqual({ shown: 40, hasMore: true });
    list.rewind(2);
    expect(list.read()).toEqual({ shown: COUNT - 40, hasMore: false });
    expect(list.asked).toHaveLength(1);
  });

  test('is all of a list without slices', async () => {
    const list = await openList('none');
    expect(list.read()).toEqual({ shown: COUNT, hasMore: false });
    list.rewind();
    expect(list.read()).toEqual({ shown: COUNT, hasMore: false });
  });

  test('still leads to the next page where the server pages', async () => {
    const list = await openList('server');
    expect(list.read()).toEqual({ shown: 20, hasMore: true });
    list.rewind();
    expect(list.read()).toEqual({ shown: 20, hasMore: true });
    await list.showMore();
    expect(list.read()).toEqual({ shown: 40, hasMore: true });
  });
});

describe('a list that is asked for more', () => {
  test('shows one slice more, also for two who ask at the same time', async () => {
    const list = await openList('client');
    const seen = list.endOf(KEY);
    await Promise.all([list.showMore(seen), list.showMore(seen)]);
    expect(list.read()).toEqual({ shown: 40, hasMore: true });
  });
});

describe('a page that was asked for ahead', () => {
  test('is not asked for again by the visit', async () => {
    const pages = await openList('none');
    await pages.prefetch('/next');
    await pages.visit('/next');
    expect(pages.read('/next')).toEqual({ shown: COUNT, hasMore: false });
    expect(pages.asked).toHaveLength(2);
  });

  test('begins where its URL says', async () => {
    const pages = await openList('server');
    await pages.prefetch('/next?page=3', 2);
    await pages.visit('/next?page=3', 2);
    expect(
      pages.asked.slice(1).map((url) => new URL(url, 'http://a').searchParams.get('page')),
    ).toEqual(['2']);
    expect(pages.read('/next?page=3')).toEqual({ shown: 5, hasMore: false });
  });

  test('is forgotten for the next one', async () => {
    const pages = await openList('none');
    await pages.prefetch('/a');
    await pages.prefetch('/b');
    expect(pages.read('/a')).toBeUndefined();
    expect(pages.read('/b')).toEqual({ shown: COUNT, hasMore: false });
  });

  test('leaves the lists on the way back alone', async () => {
    const pages = await openList('none');
    await pages.visit('/here');
    for (let number = 0; number < 20; number += 1) await pages.prefetch(`/ahead/${number}`);
    const before = pages.asked.length;
    await pages.goBack(KEY);
    expect(pages.asked).toHaveLength(before);
  });

  test('is asked for though it was visited before, and the way back keeps what it had', async () => {
    const pages = await openList('none');
    await pages.visit('/here');
    await pages.prefetch(KEY);
    expect(pages.asked).toHaveLength(3);
    await pages.goBack(KEY);
    expect(pages.asked).toHaveLength(3);
  });

  test('serves the drawer that opens it', async () => {
    const pages = await openList('none');
    await pages.prefetch('/item');
    await pages.openDrawer('/item');
    await pages.prefetch('/other');
    expect(pages.read('/item')).toEqual({ shown: COUNT, hasMore: false });
    expect(pages.asked).toHaveLength(3);
  });
});

describe('the pages that a drawer shows', () => {
  test('are many without the page under it being lost', async () => {
    const pages = await openList('none');
    for (let number = 0; number < 20; number += 1) await pages.openDrawer(`/item/${number}`);
    expect(pages.read()).toEqual({ shown: COUNT, hasMore: false });
    expect(pages.read('/item/19')).toEqual({ shown: COUNT, hasMore: false });
  });

  test('are not asked for twice on a step back', async () => {
    const pages = await openList('none');
    for (const number of [1, 2, 1]) await pages.openDrawer(`/item/${number}`);
    expect(pages.asked).toHaveLength(3);
  });
});
