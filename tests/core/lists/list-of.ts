import type { ListModel } from '../../../src/core/manifest/list-model.ts';
import { words } from '../site-of.ts';

/** A list with nothing to do but what a test says. */
export function listOf({ filters = [], sort, time, ...list }: Partial<ListModel>): ListModel {
  return {
    parameters: [
      ...(time?.parameter === undefined ? [] : [{ name: time.parameter, values: ['past'] }]),
      ...filters.flatMap((filter) =>
        filter.type === 'years'
          ? ['from', 'to'].map((end) => ({ name: `${filter.parameter}-${end}`, isYear: true }))
          : [{ name: filter.parameter }],
      ),
      ...(sort === undefined
        ? []
        : [{ name: sort.parameter, values: sort.options.slice(1).map(({ id }) => id) }]),
    ],
    filters,
    sort,
    groups: undefined,
    time,
    asks: undefined,
    words: {},
    ...list,
  };
}

/** Filters by a kind, by people, by years and by words. */
export const FILTERS: ListModel['filters'] = [
  { type: 'value', parameter: 'kind', label: words('Kind'), field: 'kind', words: undefined },
  {
    type: 'value',
    parameter: 'person',
    label: words('Person'),
    field: 'people.name',
    words: undefined,
  },
  { type: 'years', parameter: 'year', label: words('Year'), field: 'date' },
  { type: 'words', parameter: 'words', label: words('Words'), fields: ['title', 'text'] },
];

export const SORT: NonNullable<ListModel['sort']> = {
  parameter: 'sort',
  options: [
    { id: 'newest', title: words('Newest'), field: 'date', descending: true },
    { id: 'title', title: words('Title'), field: 'title', descending: false },
  ],
};

/** How an API is asked where site.json says nothing of it. */
export const ASKS: NonNullable<ListModel['asks']> = {
  value: '{field}',
  from: '{field}From',
  to: '{field}To',
  words: 'q',
  sort: 'sort',
  ascending: '{field}',
  descending: '-{field}',
  facets: 'facets',
  counts: 'facets',
  total: 'numberOfItems',
};
