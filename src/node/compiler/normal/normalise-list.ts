import { LIST_TEXTS, LIST_TEXTS_AT } from '../../../core/lists/list-texts.ts';
import {
  type FilterModel,
  type ListModel,
  PAST,
  parametersOf,
} from '../../../core/manifest/list-model.ts';
import type {
  FieldWords,
  GroupBy,
  ListControls,
  ListFilter,
  ListTime,
  SortOptions,
} from '../../../core/manifest/manifest-types.ts';
import type { LocalizedText } from '../../../core/manifest/site-model.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';

/** The parameters that hold where a manifest names none. */
export const SORT_PARAMETER = 'sort';
export const TIME_PARAMETER = 'time';

/**
 * What readers can do with a list, in the normal form.
 *
 * @param limit the most items that are shown of those that are chosen
 * @param asks how the API is asked for it; undefined where the whole array is there
 */
export function normaliseList(
  list: ListControls,
  { asks, limit }: Pick<ListModel, 'asks' | 'limit'>,
  texts: TextTable,
): ListModel {
  const { filters = [], sort, groupBy, time } = list;
  return {
    parameters: listParameters(list),
    filters: filters.map((filter) => normaliseFilter(filter, texts)),
    sort: sort && normaliseSort(sort, texts),
    groups: groupBy && normaliseGroups(groupBy, texts),
    time: time && {
      parameter: timeParameter(time),
      only: time.only,
      field: time.field,
      end: time.end,
    },
    limit,
    asks,
    words: Object.fromEntries(
      LIST_TEXTS.map((name) => [name, resolveText(`${LIST_TEXTS_AT}${name}`, texts)]),
    ),
  };
}

/** The parameter by which readers choose what is to come, or what is over; none where one alone is shown. */
export function timeParameter({ only, parameter }: ListTime): string | undefined {
  return only === undefined ? (parameter ?? TIME_PARAMETER) : undefined;
}

function listParameters({ filters = [], sort, time }: ListControls): ListModel['parameters'] {
  const times = time && timeParameter(time);
  return [
    ...(times === undefined ? [] : [{ name: times, values: [PAST] }]),
    ...filters.flatMap((filter) =>
      parametersOf(filter).map((name) => ({
        name,
        ...(filter.type === 'years' && { isYear: true }),
      })),
    ),
    // The first order is the list's own, and has no name in the URL.
    ...(sort === undefined
      ? []
      : [
          {
            name: sort.parameter ?? SORT_PARAMETER,
            values: sort.options.slice(1).map(({ id }) => id),
          },
        ]),
  ];
}

function normaliseFilter(filter: ListFilter, texts: TextTable): FilterModel {
  const { parameter } = filter;
  const label = resolveText(filter.label, texts);
  switch (filter.type) {
    case 'value': {
      const { type, field, words } = filter;
      return { type, parameter, label, field, words: normaliseWords(words, texts) };
    }
    case 'years':
      return { type: filter.type, parameter, label, field: filter.field };
    case 'words':
      return { type: filter.type, parameter, label, fields: filter.fields };
  }
}

function normaliseSort({ parameter, options }: SortOptions, texts: TextTable): ListModel['sort'] {
  return {
    parameter: parameter ?? SORT_PARAMETER,
    options: options.map(({ id, title, field, descending }) => ({
      id,
      title: resolveText(title, texts),
      field,
      descending: descending ?? false,
    })),
  };
}

function normaliseGroups(
  { by, field, descending, words }: GroupBy,
  texts: TextTable,
): ListModel['groups'] {
  return {
    by,
    field,
    descending: descending ?? by === 'year',
    words: normaliseWords(words, texts),
  };
}

function normaliseWords(
  words: FieldWords | undefined,
  texts: TextTable,
): Readonly<Record<string, LocalizedText>> | undefined {
  if (words === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(words).map(([value, text]) => [value, resolveText(text, texts)]),
  );
}
