import { afterEach, expect, test, vi } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'date-time';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-03-05T10:20:30', '2026-03-05 10:20', '2026-03-05T10:20'],
  ['2026-03-05T10:20:30.123Z', '2026-03-05 10:20', '2026-03-05T10:20Z'],
  ['2026-03-05T23:20:00+08:00', '2026-03-05 23:20', '2026-03-05T23:20+08:00'],
  ['2026/03/05 00:00', '2026-03-05 00:00', '2026-03-05T00:00'],
  [' 2026-03-05 10:20 ', '2026-03-05 10:20', '2026-03-05T10:20'],
])('of %s day and hour are written as they are', (value, text, time) => {
  expect(write({ format, value })).toEqual({ kind: 'plain', text, time });
});

test.each(['2026-03-05', '2026-03-05T', '2026-03-05T9:30', '2026-03-05T10:60', '2026-03-05T25:00'])(
  '%s has no hour, and its day is written alone',
  (value) => {
    const wanted = { kind: 'plain', text: '2026-03-05', time: '2026-03-05' };
    expect(write({ format, value })).toEqual(wanted);
  },
);

// A date with an offset is shown as it is written, so that server and browser agree.
test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('it is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const value = '2026-03-05T20:00:00Z';
  expect(write({ format, value, timeZone: zone })).toMatchObject({ text: '2026-03-05 20:00' });
});

test.each(rowsOf('10:20', '2026-02-31T10:20', 'soon', ...NO_WORDS))('%j is no date', (value) => {
  expect(write({ format, value })).toBeUndefined();
});
