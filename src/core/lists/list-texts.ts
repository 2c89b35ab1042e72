/**
 * The renderer's own words for lists that readers can filter or sort, by their keys in texts without `ui.lists.`.
 * They go with the pages that have such a list, and no other page needs them.
 */
export const LIST_TEXTS = [
  'filters',
  'all',
  'from',
  'to',
  'sort',
  'apply',
  'chosen',
  'remove',
  'removeAll',
  'nothing',
  'nothingWithout',
  'groups',
  'ungrouped',
  'times',
  'upcoming',
  'past',
  'noneUpcoming',
  'nonePast',
] as const;

export type ListText = (typeof LIST_TEXTS)[number];

/** What stands before their names in texts. */
export const LIST_TEXTS_AT = 'ui.lists.';
