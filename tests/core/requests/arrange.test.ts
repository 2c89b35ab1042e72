import { describe, expect, test } from 'vitest';
import type { SortModel } from '../../../src/core/manifest/route-model.ts';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { arrange } from '../../../src/core/requests/arrange.ts';

const UP: SortModel = { field: 'v', descending: false };
const DOWN: SortModel = { field: 'v', descending: true };
/** Entities by their values, told apart by their place in the answer. */
const entitiesOf = (values: readonly unknown[]) => values.map((v, place) => ({ v, place }));

/** The places that the entities had in the answer, in their new order. */
function places(values: readonly unknown[], sort: SortModel | undefined, limit?: number) {
  return arrange(entitiesOf(values), { sort, limit }).map((entity) => readPath(entity, 'place'));
}

describe('the order of a list', () => {
  test.each<[string, readonly unknown[], SortModel | undefined, readonly number[]]>([
    ['none, as they came', [3, 1, 2], undefined, [0, 1, 2]],
    ['numbers that rise', [3, 1, 2], UP, [1, 2, 0]],
    ['numbers that fall', [3, 1, 2], DOWN, [0, 2, 1]],
    ['numbers by their size, not their spelling', [10, 9, -1, 0.5], UP, [2, 3, 1, 0]],
    ['texts that rise', ['b', 'c', 'a'], UP, [2, 0, 1]],
    ['texts that fall', ['b', 'c', 'a'], DOWN, [1, 0, 2]],
    ['days, the last one first', ['2026-01-02', '2026-11-01', '2025-12-31'], DOWN, [1, 0, 2]],
    ['equals as they came', [1, 0, 1, 0], UP, [1, 3, 0, 2]],
    ['equals as they came, falling too', [1, 0, 1, 0], DOWN, [0, 2, 1, 3]],
    ['what has no value last', [undefined, 2, null, 1], UP, [3, 1, 0, 2]],
    ['what has no value last, falling too', [undefined, 1, null, 2], DOWN, [3, 1, 0, 2]],
    ['values of other types last', [{}, 1, [0], true, 0], UP, [4, 1, 0, 2, 3]],
    ['zero before nothing', [null, 0], UP, [1, 0]],
    ['numbers among texts by their spelling', [10, '9', 'a', 2], UP, [3, 0, 1, 2]],
    ['numbers among words, falling', ['b', 2, 'a', 1], DOWN, [0, 2, 1, 3]],
    ['an empty text before nothing', [null, '', 'a'], UP, [1, 2, 0]],
    [
      'texts by as much of them as a line holds',
      [`${'a'.repeat(1000)}b`, `${'a'.repeat(1000)}a`, `${'a'.repeat(999)}`],
      UP,
      [2, 0, 1],
    ],
    ['nothing at all', [], UP, []],
  ])('may be %s', (_, values, sort, wanted) => {
    expect(places(values, sort)).toEqual(wanted);
  });

  test('may be by a field of an object inside', () => {
    const entities = [{ a: { b: 2 } }, { a: 5 }, { a: { b: 1 } }];
    const sort = { field: 'a.b', descending: false };
    expect(arrange(entities, { sort, limit: undefined })).toEqual([
      { a: { b: 1 } },
      { a: { b: 2 } },
      { a: 5 },
    ]);
  });

  test('puts last what is no object', () => {
    const entities = [null, 5, { v: 1 }, 'text'];
    expect(arrange(entities, { sort: UP, limit: undefined })).toEqual([{ v: 1 }, null, 5, 'text']);
  });

  test('leaves the answer itself as it came', () => {
    const entities = Object.freeze(entitiesOf([2, 1]));
    expect(arrange(entities, { sort: UP, limit: 1 })).toEqual([{ v: 1, place: 1 }]);
    expect(entities).toEqual(entitiesOf([2, 1]));
  });
});

describe('the most items of a list', () => {
  test.each<[string, SortModel | undefined, number, readonly number[]]>([
    ['the first as they came', undefined, 2, [0, 1]],
    ['the first in order', UP, 2, [1, 2]],
    ['the first of those that fall', DOWN, 1, [0]],
    ['all where there are fewer', UP, 9, [1, 2, 0]],
    ['none where none are wanted', UP, 0, []],
  ])('are %s', (_, sort, limit, wanted) => {
    expect(places([3, 1, 2], sort, limit)).toEqual(wanted);
  });
});
