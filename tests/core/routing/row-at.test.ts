import { expect, test } from 'vitest';
import { rowAt, rowOf } from '../../../src/core/routing/row-at.ts';
import { routeOf } from '../site-of.ts';

const ROWS = [routeOf('/people/a'), routeOf('/people/a/:id', { parent: '/people/a' })];

test('a row is found by its route pattern', () => {
  expect(rowAt(ROWS, '/people/a/:id')).toBe(ROWS[1]);
  expect(rowAt(ROWS, ROWS[1]?.parent)).toBe(ROWS[0]);
});

test('a row is found by its page', () => {
  expect(rowOf(ROWS, ROWS[1]?.id)).toBe(ROWS[1]);
  expect(rowOf(ROWS, 'other')).toBeUndefined();
});

test('what names no row finds none', () => {
  expect(rowAt(ROWS, '/people/b')).toBeUndefined();
  expect(rowAt(ROWS, undefined)).toBeUndefined();
  expect(rowAt([], '/people/a')).toBeUndefined();
});

test('other rows are looked through for themselves', () => {
  rowAt(ROWS, '/people/a');
  const changed = [routeOf('/people/a', { section: '/people' })];
  expect(rowAt(changed, '/people/a')).toBe(changed[0]);
});
