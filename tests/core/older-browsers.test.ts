import { expect, test } from 'vitest';
import { groupBy, isWellFormed, printQuery, toWellFormed } from '../../src/core/older-browsers.ts';

test('groups as the platform does', () => {
  const items = [3, 1, 4, 1, 5];
  const isOdd = (item: number) => item % 2 === 1;
  expect([...groupBy(items, isOdd)]).toEqual([...Map.groupBy(items, isOdd)]);
});

test.each(['', 'plain', '湖😀', '\ud83d', 'a\ude00b', '\ude00\ud83d', '😀\ud83d'])(
  'knows half characters as the platform does (%j)',
  (text) => {
    expect([isWellFormed(text), toWellFormed(text)]).toEqual([
      text.isWellFormed(),
      text.toWellFormed(),
    ]);
  },
);

test.each([
  ['', ''],
  ['page=2', '?page=2'],
  ['q=', '?q='],
])('the query "%s" is printed "%s"', (search, printed) => {
  expect(printQuery(new URLSearchParams(search))).toBe(printed);
});
