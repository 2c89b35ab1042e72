import { expect, test } from 'vitest';
import { isWithin, printPath, valueAt } from '../../../src/studio/model/json-path.ts';
import { moveEntry } from '../../../src/studio/model/move-entry.ts';

test.each([
  [[], ''],
  [['view', 'layout', 'item', 'title'], 'view.layout.item.title'],
  [['frame', 'tabs', 1, 'item'], 'frame.tabs[1].item'],
  [['related', 0], 'related[0]'],
] as const)('the path %j is written %j', (path, text) => {
  expect(printPath(path)).toBe(text);
});

test('a path leads to a value, or to nothing', () => {
  const manifest = { view: { blocks: [{ field: 'name' }] } };
  expect(valueAt(manifest, ['view', 'blocks', 0, 'field'])).toBe('name');
  expect(valueAt(manifest, ['view', 'blocks', 3, 'field'])).toBeUndefined();
  expect(valueAt('text', ['length'])).toBeUndefined();
});

test('a path is within itself and what is around it', () => {
  expect(isWithin(['a', 0, 'b'], ['a', 0])).toBe(true);
  expect(isWithin(['a', 0], ['a', 0])).toBe(true);
  expect(isWithin(['a'], ['a', 0])).toBe(false);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('an entry goes from place %i to place %i', (from, to, moved) => {
  expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(moved);
});
