import { createDateCompare, isDate } from '../../../core/lists/compare-values.ts';
import type { Condition, ContentItem, ListSource } from '../../content/index.ts';

/** Puts `part-2` before `part-10`, as a person would. */
const IDS = new Intl.Collator('en', { numeric: true });

/**
 * The items of a list in its order, before search, filters and limit.
 *
 * @param timeZone the site's, in which its days begin
 */
export function orderItems(
  items: Iterable<ContentItem>,
  { where, orderBy }: ListSource,
  timeZone?: string,
): ContentItem[] {
  const compareFields = createFieldCompare(timeZone);
  const selected = [...items].filter((item) => where.every((condition) => meets(item, condition)));
  const standing = selected.sort(
    (a, b) => compareFields(a, b, 'order', 1) || IDS.compare(a.id, b.id),
  );
  // Sorting is stable: what a field holds for equal stays by the next one, by `order` and by id.
  return orderBy.reduceRight(
    (sorted, { field, falling }) =>
      sorted.sort((a, b) => compareFields(a, b, field, falling ? -1 : 1)),
    standing,
  );
}

/** Whether an item's field, or one of its entries where it is a list, is one of the values. */
export function meets(item: ContentItem, { field, values }: Condition): boolean {
  const value = item.fields.get(field);
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  return held.some((entry) => values.includes(entry));
}

/** Items without the field stand last, whatever the direction; dates are ordered by when they are. */
function createFieldCompare(timeZone: string | undefined) {
  const compareDates = createDateCompare(timeZone);
  return (a: ContentItem, b: ContentItem, field: string, direction: 1 | -1): number => {
    const [first, second] = [toComparable(a.fields.get(field)), toComparable(b.fields.get(field))];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    if (isTime(first) && isTime(second)) return direction * compareDates(first, second);
    return first < second ? -direction : first > second ? direction : 0;
  };
}

function toComparable(value: unknown): string | number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

function isTime(value: string | number): value is string {
  return typeof value === 'string' && isDate(value);
}
