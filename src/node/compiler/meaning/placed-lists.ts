import type { ListControls, ListFilter } from '../../../core/manifest/manifest-types.ts';
import type { Path } from '../text/manifest-file.ts';
import type { PlacedField } from './placed-fields.ts';
import { type Reading, valuesWithWords } from './reading.ts';

/** The fields by which readers work with a list. */
export function placedListControls(
  { filters = [], sort, groupBy, time }: ListControls,
  path: Path,
): PlacedField[] {
  return [
    ...filters.flatMap((filter, index) => placedFilter(filter, [...path, 'filters', index])),
    ...(sort?.options ?? []).map(({ field }, index) =>
      placed(field, [...path, 'sort', 'options', index, 'field'], { as: 'order' }),
    ),
    ...(groupBy === undefined
      ? []
      : [placed(groupBy.field, [...path, 'groupBy', 'field'], readingOfGroups(groupBy))]),
    ...(time === undefined
      ? []
      : (['field', 'end'] as const).flatMap((name) => {
          const field = time[name];
          return field === undefined ? [] : [placed(field, [...path, 'time', name], { as: 'day' })];
        })),
  ];
}

/** How the field of groups is read. */
function readingOfGroups({ by, words }: NonNullable<ListControls['groupBy']>): Reading {
  if (by === 'value') return { as: 'choice', words: valuesWithWords(words) };
  return { as: by };
}

function placedFilter(filter: ListFilter, path: Path): PlacedField[] {
  switch (filter.type) {
    case 'value':
      return [
        {
          ...placed(filter.field, [...path, 'field'], {
            as: 'choice',
            words: valuesWithWords(filter.words),
          }),
          crossesLists: true,
        },
      ];
    case 'years':
      return [placed(filter.field, [...path, 'field'], { as: 'year' })];
    case 'words':
      return filter.fields.map((field, index) => ({
        ...placed(field, [...path, 'fields', index], { as: 'searched' }),
        crossesLists: true,
      }));
  }
}

function placed(value: string, path: Path, reading: Reading): PlacedField {
  return { value, path, reading };
}
