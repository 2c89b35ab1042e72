import { expect, test } from 'vitest';
import { type Case, NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const relativeDate = (value: unknown, more: Partial<Case> = {}): Case => ({
  format: 'relative-date',
  options: { style: 'long' },
  value,
  ...more,
});

test.each([
  ['en-GB', '8 March 2026'],
  ['de', '8. März 2026'],
])('it is the date itself in %s where it is rendered, marked for browsers', (locale, text) => {
  expect(write(relativeDate('2026-03-08', { locale }))).toEqual({
    kind: 'plain',
    text,
    time: '2026-03-08',
    live: 'relative-date',
  });
});

test('its day is that of the site’s clocks', () => {
  const value = '2026-03-08T20:00Z';
  expect(write(relativeDate(value))).toMatchObject({ time: '2026-03-08' });
  expect(write(relativeDate(value, { timeZone: 'Asia/Shanghai' }))).toMatchObject({
    text: '9 March 2026',
    time: '2026-03-09',
  });
});

test.each(rowsOf('soon', '2026-02-31', '10:20', ...NO_WORDS))('%j is no date', (value) => {
  expect(write(relativeDate(value))).toBeUndefined();
});
