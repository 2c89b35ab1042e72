import type { ListControls, ListFilter } from '../../../core/manifest/manifest-types.ts';
import type { Path } from '../text/manifest-file.ts';
import type { PlacedField } from './placed-parts.ts';
import type { Reading } from './reading.ts';

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
      : [placed(groupBy.field, [...path, 'groupBy', 'field'], GROUPS[groupBy.by])]),
    ...(time === undefined
      ? []
      : (['field', 'end'] as const).flatMap((name) => {
          const field = time[name];
          return field === undefined ? [] : [placed(field, [...path, 'time', name], { as: 'day' })];
        })),
  ];
}

/** How the field of groups is read. */
const GROUPS = {
  year: { as: 'year' },
  letter: { as: 'text' },
  value: { as: 'choice' },
} as const satisfies Record<string, Reading>;

function placedFilter(filter: ListFilter, path: Path): PlacedField[] {
  switch (filter.type) {
    case 'value':
      return [
        { ...placed(filter.field, [...path, 'field'], { as: 'choice' }), crossesLists: true },
      ];
    case 'years':
      return [placed(filter.field, [...path, 'field'], { as: 'year' })];
    case 'words':
      return filter.fields.map((field, index) => ({
        ...placed(field, [...path, 'fields', index], { as: 'presence' }),
        crossesLists: true,
      }));
  }
}

function placed(value: string, path: Path, reading: Reading): PlacedField {
  return { value, path, reading };
}
