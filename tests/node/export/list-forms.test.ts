import { expect, test } from 'vitest';
import type { ListModel } from '../../../src/core/manifest/list-model.ts';
import type { SourceModel, ViewSource } from '../../../src/core/manifest/route-model.ts';
import type { ApiClients } from '../../../src/core/requests/api-client.ts';
import { listForms } from '../../../src/node/export/list-forms.ts';
import { ASKS, FILTERS, listOf, SORT } from '../../core/lists/list-of.ts';
import { routeOf, sourceOf } from '../../core/site-of.ts';

const TIME = { parameter: 'when', field: 'date', end: undefined };

/** An API of three events long ago and one far ahead, and the queries that it is asked with. */
function recordQueries() {
  const asked: Readonly<Record<string, string>>[] = [];
  const dates = ['2001-01-01', '2001-01-02', '2001-01-03', '2999-01-01'];
  const body = dates.map((date) => ({ date }));
  const get = async (_path: string, query: Readonly<Record<string, string>>) => {
    asked.push(query);
    return { data: body, body, headers: new Headers() };
  };
  const client = { language: { language: 'en', tag: 'en' }, get };
  return { asked, apis: { of: () => client } satisfies ApiClients };
}

function formsOf(
  list: Partial<ListModel>,
  source: Partial<SourceModel> = {},
  place: Pick<ViewSource, 'role'> = {},
) {
  const { asked, apis } = recordQueries();
  const view = {
    name: 'view',
    list: listOf(list),
    source: sourceOf('/events', { paging: 'client', pageSize: 2, ...source }),
    ...place,
  };
  const route = routeOf('/events', { views: [view] });
  return listForms(apis, { route, params: {} }).then((forms) => ({ forms, asked }));
}

test('a list in two parts has a form for each slice of each', async () => {
  const { forms } = await formsOf({ time: TIME });
  expect(forms).toEqual([
    { page: 1, past: undefined, tab: undefined },
    { page: 1, past: 'when', tab: undefined },
    { page: 2, past: 'when', tab: undefined },
  ]);
});

test.each([
  ['filtered', { filters: FILTERS }],
  ['sorted', { sort: SORT }],
])('a list that is %s has one form for all that is chosen', async (_, list) => {
  const { forms } = await formsOf(list);
  expect(forms.at(-1)).toEqual({ hasWords: true });
  expect(forms).toHaveLength(3);
});

test('a list in one order has none', async () => {
  const [order] = SORT.options;
  const { forms } = await formsOf({
    sort: { ...SORT, options: order === undefined ? [] : [order] },
  });
  expect(forms).toHaveLength(2);
});

test('a list in a part of a page has its beginning, and one form for its further slices', async () => {
  const { forms } = await formsOf({}, {}, { role: 'part' });
  expect(forms).toEqual([{ page: 1, past: undefined, tab: undefined }, { hasWords: true }]);
});

test('a list that the server pages is asked as browsers ask for it', async () => {
  const { asked } = await formsOf(
    { sort: SORT, filters: FILTERS, asks: ASKS },
    { paging: 'server' },
  );
  expect(asked).toEqual([{ sort: '-date', facets: 'kind,people.name' }]);
});
