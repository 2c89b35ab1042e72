import { describe, expect, test } from 'vitest';
import { groupKey, orderByGroup, shownGroups } from '../../../src/core/lists/group-items.ts';
import type { GroupsModel } from '../../../src/core/manifest/list-model.ts';
import { words } from '../site-of.ts';
import { listOf, SORT } from './list-of.ts';

const groupsOf = (groups: Partial<GroupsModel>): GroupsModel => ({
  by: 'value',
  field: 'kind',
  descending: false,
  words: undefined,
  ...groups,
});
const order = (groups: Partial<GroupsModel>, values: readonly unknown[]) =>
  orderByGroup(
    values.map((kind, place) => ({ kind, place })),
    groupsOf(groups),
    'en',
  ).map((entity) => (entity as { readonly kind: unknown }).kind);

/** Some values in every order. */
function orders<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, index) =>
    orders(values.toSpliced(index, 1)).map((rest) => [value, ...rest]),
  );
}

describe('the group of an item', () => {
  test.each([
    ['value', 'paper', 'paper'],
    ['value', ['talk', 'paper'], 'talk'],
    ['letter', 'paper', 'P'],
    ['letter', '7', '#'],
    ['year', '2024-05-06', '2024'],
    ['year', 'soon', ''],
    ['letter', '', ''],
    ['value', undefined, ''],
  ] as const)('by %s of %j is %j', (by, kind, key) => {
    expect(groupKey(groupsOf({ by }), { kind }, 'en')).toBe(key);
  });
});

describe('groups follow each other', () => {
  test('by their keys, what has none last, whichever way they run', () => {
    const years = ['2023', '', '2025', '2024'];
    expect(order({ by: 'year' }, years)).toEqual(['2023', '2024', '2025', '']);
    expect(order({ by: 'year', descending: true }, years)).toEqual(['2025', '2024', '2023', '']);
  });

  test('by letters, what begins with none behind them, and before what has no value', () => {
    const names = ['', '7', 'b', 'a'];
    expect(order({ by: 'letter' }, names)).toEqual(['a', 'b', '7', '']);
    expect(order({ by: 'letter', descending: true }, names)).toEqual(['b', 'a', '7', '']);
  });

  test('in whatever order their items came', () => {
    const expected = ['a', 'b', 'c', '7', ''];
    for (const names of orders(expected)) {
      expect(order({ by: 'letter' }, names)).toEqual(expected);
    }
  });

  test('in the order of the words that name them, and others behind these', () => {
    const named = { words: { talk: words('Talks'), paper: words('Papers') } };
    const kinds = ['film', 'paper', 'book', 'talk'];
    expect(order(named, kinds)).toEqual(['talk', 'paper', 'book', 'film']);
    expect(order({ ...named, descending: true }, kinds)).toEqual(['talk', 'paper', 'film', 'book']);
  });

  test('with the items of each as they came', () => {
    const entities = [
      { kind: 'b', name: 1 },
      { kind: 'a', name: 2 },
      { kind: 'b', name: 3 },
      { kind: 'a', name: 4 },
    ];
    const names = orderByGroup(entities, groupsOf({}), 'en').map(
      (entity) => (entity as { readonly name: number }).name,
    );
    expect(names).toEqual([2, 4, 1, 3]);
  });
});

describe('a list stands in groups', () => {
  const groups = groupsOf({ field: 'date', by: 'year' });

  test('where it has one order alone, or is sorted by their field', () => {
    expect(shownGroups(listOf({ groups }), {})).toBe(groups);
    expect(shownGroups(listOf({ groups, sort: SORT }), {})).toBe(groups);
  });

  test('but not while it is sorted by another, or has none', () => {
    expect(shownGroups(listOf({ groups, sort: SORT }), { sort: 'title' })).toBeUndefined();
    expect(shownGroups(listOf({}), {})).toBeUndefined();
    expect(shownGroups(listOf({ sort: SORT }), {})).toBeUndefined();
  });
});
