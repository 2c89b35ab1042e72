import { expect, test } from 'vitest';
import { columnsOf } from '../../../src/core/studio/text-width.ts';

test.each([
  ['', 0],
  ['ab c', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['a\u200bb', 2],
  ['学术', 4],
  ['한글', 4],
  ['，', 2],
  ['😀', 2],
  ['𠮷', 2],
  ['العربية', 7],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
