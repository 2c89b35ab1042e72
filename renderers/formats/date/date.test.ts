import { afterEach, expect, test, vi } from 'vitest';
import { NO_WORDS, rowsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'date';

afterEach(() => vi.unstubAllEnvs());

test.each(['2026-03-05', '2026-03-05T10:20:30', '2026-03-05 10:20', '2026/03/05'])(
  'the day of %s is written as it is',
  (value) => {
    const wanted = { kind: 'plain', text: '2026-03-05', time: '2026-03-05' };
    expect(write({ format, value })).toEqual(wanted);
    expect(write({ format, value, locale: 'zh-CN' })).toEqual(wanted);
  },
);

// A date with an offset is shown as it is written, so that server and browser agree.
test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('it is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const value = '2026-03-05T23:30:00+08:00';
  expect(write({ format, value, timeZone: zone })).toMatchObject({ text: '2026-03-05' });
});

// The day library rolls days over that no calendar has.
test.each(rowsOf('soon', '2026-13-45', '2026-02-31', '5.3.2026', '<b>2026-03-05</b>', ...NO_WORDS))(
  '%j is no date',
  (value) => {
    expect(write({ format, value })).toBeUndefined();
  },
);

// Milliseconds become text, and are read as "1772", "70", … by others.
test('milliseconds are no year', () => {
  expect(write({ format, value: Date.UTC(2026, 2, 5, 12) })).toBeUndefined();
});
