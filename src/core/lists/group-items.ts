import type { Choices, GroupsModel, ListModel } from '../manifest/list-model.ts';
import { chosenOrder } from './choices.ts';
import { createCompare } from './compare-values.ts';
import { fieldValues, letterOf, yearOf } from './field-values.ts';

/** The groups that a list stands in; none while it is sorted by another field. */
export function shownGroups(list: ListModel, choices: Choices): GroupsModel | undefined {
  const order = chosenOrder(list, choices);
  const { groups } = list;
  return order === undefined || order.field === groups?.field ? groups : undefined;
}

/** The key of an item's group; empty where it has no value. */
export function groupKey({ by, field }: GroupsModel, entity: unknown, locale: string): string {
  const [value = ''] = fieldValues(entity, field);
  if (value === '') return '';
  if (by === 'letter') return letterOf(value, locale);
  return by === 'year' ? String(yearOf(entity, field) ?? '') : value;
}

/** The keys that stand behind all others: of what begins with no letter, and of what has no value. */
const LAST: readonly string[] = ['#', ''];

/**
 * Items group by group, those of a group in the order in which they came. The groups follow each other
 * by their keys, or by the words that name them; what has no value comes last.
 */
export function orderByGroup(
  entities: readonly unknown[],
  groups: GroupsModel,
  locale: string,
): readonly unknown[] {
  const { descending, words } = groups;
  const known = Object.keys(words ?? {});
  const compare = createCompare(locale, descending);
  const rank = (key: string): number => {
    const place = known.indexOf(key);
    return place === -1 ? known.length : place;
  };
  const compareKeys = (a: string, b: string): number =>
    LAST.indexOf(a) - LAST.indexOf(b) || rank(a) - rank(b) || compare(a, b);
  return entities
    .map((entity) => ({ entity, key: groupKey(groups, entity, locale) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ entity }) => entity);
}
