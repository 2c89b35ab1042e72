import { afterEach, expect, test, vi } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'long-date-time';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['en-GB', '5 March 2026 · Thursday · 10:20'],
  ['zh-CN', '2026年3月5日 · 星期四 · 10:20'],
])('a day is written out in %s, with its hour', (locale, text) => {
  const wanted = { kind: 'plain', text, time: '2026-03-05T10:20+08:00' };
  expect(write({ format, value: '2026-03-05T10:20:30+08:00', locale })).toEqual(wanted);
});

test('a day without an hour is written out alone', () => {
  const wanted = { kind: 'plain', text: '5 March 2026 · Thursday', time: '2026-03-05' };
  expect(write({ format, value: '2026-03-05' })).toEqual(wanted);
});

test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('it is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const value = '2026-03-05T23:30:00Z';
  expect(write({ format, value, timeZone: zone })).toMatchObject({
    text: '5 March 2026 · Thursday · 23:30',
  });
});

test.each(rowsOf('soon', '2026-02-31T10:20', '10:20', ...NO_WORDS))('%j is no date', (value) => {
  expect(write({ format, value })).toBeUndefined();
});
