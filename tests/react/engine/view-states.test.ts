import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import type { SourceModel, ViewSource } from '../../../src/core/manifest/route-model.ts';
import { ViewStates } from '../../../src/react/engine/view-states.ts';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { clientOf } from '../../core/requests/client-of.ts';
import { routeOf, SITE } from '../../core/site-of.ts';

const ADDRESS = '/search';
const COUNT = 45;
const SOURCE: SourceModel = {
  endpoint: '/list',
  query: {},
  paging: 'client',
  shape: 'list',
  items: 'content',
  sort: undefined,
  limit: undefined,
  pages: 'pages',
};

/** The list of a view that a server has answered for, with all that can be done to it. */
async function openList(paging: SourceModel['paging']) {
  const all = Array.from({ length: COUNT }, (_, id) => ({ id }));
  const server = await startServer(({ url }, response) => {
    const query = new URL(url ?? '', 'http://site.example').searchParams;
    const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? COUNT)];
    const content = all.slice(page * size, (page + 1) * size);
    sendJson(response, { content, pages: Math.ceil(COUNT / size) });
  });
  const store = createStore();
  const views = new ViewStates({
    store,
    api: clientOf(server),
    site: SITE,
    language: 'en',
    loadSanitizer: async () => (html) => html,
    loadPictures: async () => ({}),
    loadSlots: async () => ({ slots: {} }),
  });
  const view: ViewSource = { name: 'view', source: { ...SOURCE, paging } };
  const visit = { route: routeOf(ADDRESS, { views: [view] }), params: {} };
  await views.enter(ADDRESS, [view], visit, { firstPage: () => 0, fresh: true });
  const read = () => {
    const state = views.stateOf(ADDRESS, 'view');
    if (state === undefined) throw new Error('the view is not there');
    const { first, end, hasMore } = store.get(state);
    return { shown: end - first, hasMore };
  };
  return {
    read,
    showMore: () => views.showMore(ADDRESS, 'view'),
    rewind: () => views.rewind(ADDRESS, 'view'),
  };
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
