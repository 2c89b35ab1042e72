import { expect, test } from 'vitest';
import { readThrownError } from '../../src/core/thrown-error.ts';

const THROWN = { message: 'no items', stack: 'Error: no items' };
const LOC = { file: 'a.tsx', line: 1, column: 2 };

test.each([
  ['with its place', { ...THROWN, loc: LOC }, { ...THROWN, loc: LOC }],
  ['without one', THROWN, THROWN],
  ['with more than is asked for', { ...THROWN, id: 1 }, THROWN],
  ['at no line', { ...THROWN, loc: { file: 'a.tsx', column: 2 } }, THROWN],
  ['at no column', { ...THROWN, loc: { file: 'a.tsx', line: 1 } }, THROWN],
  ['in no file', { ...THROWN, loc: { line: 1, column: 2 } }, THROWN],
  ['at places that are texts', { ...THROWN, loc: { ...LOC, line: '1', column: '2' } }, THROWN],
  ['at a place that is none', { ...THROWN, loc: 'a.tsx' }, THROWN],
  ['at null', { ...THROWN, loc: null }, THROWN],
])('what a renderer has thrown is read %s', (_, sent, read) => {
  expect(readThrownError(sent)).toStrictEqual(read);
});

test.each([
  [undefined],
  [null],
  ['no items'],
  [[THROWN]],
  [{ message: 'no items' }],
  [{ stack: 'Error' }],
  [{ message: 1, stack: 'Error' }],
  [{ message: 'no items', stack: null }],
])('%j is nothing that was thrown', (sent) => {
  expect(readThrownError(sent)).toBeUndefined();
});
