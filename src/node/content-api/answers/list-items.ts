import { createCompare } from '../../../core/lists/compare-values.ts';
import { dayOf, fieldValues, yearOf } from '../../../core/lists/field-values.ts';
import type { ContentItem, SortKey } from '../../content/index.ts';

/** A condition of a call: a field's value, or how early or late it may be. */
export interface Filter {
  readonly by: 'value' | 'from' | 'to';
  readonly field: string;
  readonly value: string;
}

/** How many items have each value of a field. */
export type Facet = readonly { readonly value: string; readonly count: number }[];

/** The language in which texts are sorted, and the site's time zone, in which days begin. */
export interface SortContext {
  readonly language: string;
  readonly timeZone: string | undefined;
}

/** Whether an item meets a condition, be it by one of the entries of a list. */
export function meetsFilter(
  item: ContentItem,
  { by, field, value }: Filter,
  timeZone: string | undefined,
): boolean {
  const entity = entityOf(item, field);
  if (by === 'value') return fieldValues(entity, field).includes(value);
  const held = /^\d{4}$/.test(value)
    ? String(yearOf(entity, field) ?? '')
    : (dayOf(entity, field, timeZone) ?? '');
  if (held === '') return false;
  return by === 'from' ? held >= value : held <= value;
}

/** Items by a field, as a language sorts them; those without it stand last. */
export function sortItems(
  items: readonly ContentItem[],
  { field, falling }: SortKey,
  { language, timeZone }: SortContext,
): readonly ContentItem[] {
  const compare = createCompare(language, falling, timeZone);
  return items
    .map((item) => ({ item, value: fieldValues(entityOf(item, field), field)[0] }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ item }) => item);
}

/**
 * The values of a field with the number of items, among those that meet all conditions but the field's
 * own: what a reader would find by choosing another.
 */
export function countField(
  items: readonly ContentItem[],
  field: string,
  filters: readonly Filter[],
  { language, timeZone }: SortContext,
): Facet {
  const others = filters.filter((filter) => filter.by !== 'value' || filter.field !== field);
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!others.every((filter) => meetsFilter(item, filter, timeZone))) continue;
    for (const value of fieldValues(entityOf(item, field), field)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const compare = createCompare(language, false);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => compare(a.value, b.value));
}

/** An item as far as a field's path begins with it. */
function entityOf(item: ContentItem, field: string): object {
  const [name = ''] = field.split('.');
  return { [name]: name === 'id' ? item.id : item.fields.get(name) };
}
