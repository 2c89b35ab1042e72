import { expect, test } from 'vitest';
import { putAt } from '../../../src/core/studio/put-at.ts';

test.each<[string, unknown, string[], unknown, unknown]>([
  ['in place of the whole', { a: 1 }, [], 2, 2],
  ['beside others', { a: 1 }, ['b'], 2, { a: 1, b: 2 }],
  ['where one stands', { a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  ['in objects that are added', undefined, ['a', 'b'], 1, { a: { b: 1 } }],
  ['in place of what is no object', { a: 'x' }, ['a', 'b'], 1, { a: { b: 1 } }],
  ['away', { a: { b: 1, c: 2 } }, ['a', 'b'], undefined, { a: { c: 2 } }],
  ['away where none is', 'x', ['a'], undefined, {}],
])('a value is put %s', (_, whole, path, value, expected) => {
  expect(putAt(whole, path, value)).toStrictEqual(expected);
});

test('what it is put into stays as it was, and keeps its order', () => {
  const whole = { a: { b: 1 }, c: 2 };
  expect(JSON.stringify(putAt(whole, ['a', 'b'], 3))).toBe('{"a":{"b":3},"c":2}');
  expect(whole.a.b).toBe(1);
});
