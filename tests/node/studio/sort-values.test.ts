import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortValues } from '../../../src/node/studio/gestures/sort-values.ts';

type Entry = { readonly value: number; readonly rank: number };

/** Entries in the order in which a menu shows them. */
function inMenu(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.value - a.value || a.rank - b.rank);
}

function written(order: readonly (readonly [value: number, rank: number])[]): [number, number][] {
  return [...sortValues(order.map(([value, rank]) => ({ value, rank })))];
}

test.each<[string, [number, number][], [number, number][]]>([
  [
    'nothing, where all stand so already',
    [
      [3, 0],
      [2, 1],
      [2, 2],
      [1, 3],
    ],
    [],
  ],
  [
    'the one that comes first',
    [
      [1, 2],
      [3, 0],
      [2, 1],
    ],
    [[0, 4]],
  ],
  [
    'the one that comes last',
    [
      [20, 1],
      [10, 2],
      [30, 0],
    ],
    [[2, 0]],
  ],
  [
    'the one that comes between two',
    [
      [30, 0],
      [10, 2],
      [20, 1],
    ],
    [[2, 0]],
  ],
  [
    'one among equals, which stand by their files',
    [
      [0, 3],
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [[0, 10]],
  ],
  [
    'a fraction where no whole number is free',
    [
      [3, 0],
      [1, 2],
      [2, 1],
      [0, 3],
    ],
    [[2, 0.5]],
  ],
])('writes %s', (_, order, values) => {
  const given = written(order);
  expect(given).toEqual(values);
  const after = order.map(([value, rank], index) => ({
    value: new Map(given).get(index) ?? value,
    rank,
  }));
  expect(inMenu(after)).toEqual(after);
});

test('the values that are written are whole ones where there are some', () => {
  expect(
    written([
      [1, 2],
      [3, 0],
      [2, 1],
    ]),
  ).toEqual([[0, 4]]);
  expect(
    written([
      [40, 0],
      [10, 3],
      [30, 1],
      [20, 2],
    ]),
  ).toEqual([[1, 35]]);
});

test('of two that can be changed, the one is that needs no fraction', () => {
  expect(
    written([
      [1, 1],
      [2, 0],
      [0, 2],
    ]),
  ).toEqual([[0, 3]]);
});

test('of two that can be changed, the one is that somebody moved, though it needs a fraction', () => {
  const order = [
    { value: 3, rank: 0 },
    { value: 1, rank: 2 },
    { value: 2, rank: 1 },
  ];
  expect([...sortValues(order, 1)]).toEqual([[1, 2.5]]);
  expect([...sortValues(order, 2)]).toEqual([[2, 0]]);
});

test('where one that was moved has no place between equals, others are changed', () => {
  const order = [
    { value: 0, rank: 0 },
    { value: 5, rank: 2 },
    { value: 0, rank: 1 },
  ];
  expect([...sortValues(order, 1)]).toEqual([...sortValues(order)]);
});

test('any order comes about, and where one entry was moved one is written', () => {
  const entry = fc.integer({ min: -5, max: 60 });
  const lists = fc.array(entry, { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (values, one, other) => {
      const shown = inMenu(values.map((value, rank) => ({ value, rank })));
      const [moved] = shown.splice(one % shown.length, 1);
      const place = other % (shown.length + 1);
      if (moved !== undefined) shown.splice(place, 0, moved);
      const given = sortValues(shown, place);
      const after = shown.map((own, index) => ({ ...own, value: given.get(index) ?? own.value }));
      expect(inMenu(after)).toEqual(after);
      if (new Set(values).size !== values.length) return;
      expect([[], [place]]).toContainEqual([...given.keys()]);
    }),
  );
});
