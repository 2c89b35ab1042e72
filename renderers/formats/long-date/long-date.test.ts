import { afterEach, expect, test, vi } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'long-date';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['en-GB', '5 March 2026 · Thursday'],
  ['de', '5. März 2026 · Donnerstag'],
  ['zh-CN', '2026年3月5日 · 星期四'],
])('a day is written out in %s, and its hour left out', (locale, text) => {
  const wanted = { kind: 'plain', text, time: '2026-03-05' };
  expect(write({ format, value: '2026-03-05T10:20', locale })).toEqual(wanted);
});

test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('it is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const value = '2026-03-05T23:30:00Z';
  expect(write({ format, value, timeZone: zone })).toMatchObject({
    text: '5 March 2026 · Thursday',
  });
});

test.each(rowsOf('soon', '2026-02-31', '10:20', ...NO_WORDS))('%j is no date', (value) => {
  expect(write({ format, value })).toBeUndefined();
});
