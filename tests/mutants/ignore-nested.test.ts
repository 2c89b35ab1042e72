import { expect, test } from 'vitest';
import { createIgnorer } from './ignore-nested.ts';

type NodePath = Parameters<ReturnType<typeof createIgnorer>['shouldIgnore']>[0];

/** A node from column to column of a line, in another one. */
function node(from: number, to: number, parentPath: NodePath | null = null): NodePath {
  const loc = { start: { line: 3, column: from }, end: { line: 3, column: to } };
  return { node: { loc }, parentPath };
}

test('what lies within a place of the sample is left out, unless it is one too, or holds one', () => {
  const { shouldIgnore } = createIgnorer(['3:10-3:90', '3:40-3:50']);
  const file = node(0, 100);
  const place = node(10, 90, file);
  const holder = node(35, 60, place);
  const inner = node(40, 50, holder);
  expect([file, place, holder, inner].map(shouldIgnore)).toEqual(Array(4).fill(undefined));
  expect(shouldIgnore(node(12, 30, place))).toBe('It is not in the sample.');
  expect(shouldIgnore(node(51, 60, holder))).toBe('It is not in the sample.');
  expect(shouldIgnore(node(42, 44, inner))).toBe('It is not in the sample.');
});

test('without a sample nothing is left out', () => {
  const { shouldIgnore } = createIgnorer([]);
  expect(shouldIgnore(node(12, 30, node(0, 100)))).toBeUndefined();
});
