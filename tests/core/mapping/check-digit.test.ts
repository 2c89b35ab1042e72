import { expect, test } from 'vitest';
import { hasCheckDigit } from '../../../src/core/mapping/check-digit.ts';

test.each([
  '0000-0002-1825-0097',
  '0000000218250097',
  'https://orcid.org/0000-0002-1825-0097',
  '0000-0002-1694-233X',
  '0000-0002-1694-233x',
  '0000 0001 2150 090X',
  // Short ones, whose check digits are X, 0 and 1.
  '079X',
  '60',
  '0000-0000-0000-0001',
])('the last character of %s is its check digit', (identifier) => {
  expect(hasCheckDigit(identifier)).toBe(true);
});

test.each([
  ['another last digit', '0000-0002-1825-0098'],
  ['two digits the other way round', '0000-0002-8125-0097'],
  ['a digit in place of X', '0000-0002-1694-2330'],
  ['X in place of a digit', '0000-0002-1825-009X'],
  ['X among its digits', '0000-0002-X825-0097'],
  ['no digit', 'orcid'],
  ['nothing', ''],
])('an identifier of %s has none', (_, identifier) => {
  expect(hasCheckDigit(identifier)).toBe(false);
});
