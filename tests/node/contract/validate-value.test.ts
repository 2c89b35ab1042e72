import { expect, test } from 'vitest';
import { validateValue } from '../../../src/node/contract/validate/validate-value.ts';

test.each([
  ['objects with names', [{ name: 'Ada' }, { name: 'Grace' }], 'right'],
  ['one object', { name: 'Ada' }, 'right'],
  ['names without objects, which are shown as they are', ['Ada', 'Grace'], 'right'],
  ['numbers', [1, 2], 'type'],
  ['an empty list', [], 'empty'],
])('where names of objects are joined, %s', (_words, value, verdict) => {
  expect(validateValue(value, { as: 'parts' }, {})).toBe(verdict);
});
