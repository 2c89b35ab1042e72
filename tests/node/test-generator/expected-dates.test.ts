import { expect, test, vi } from 'vitest';
import { writeLocalDays } from '../../../src/core/index.ts';
import { daysBetween } from '../../../src/node/test-generator/suite/support/expected-dates.ts';
import { hours } from '../../../src/node/test-generator/suite/support/expected-files.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { timeZone: 'America/New_York', languages: [{ code: 'en' }] },
}));

const LANGUAGES = ['en-GB', 'zh-CN', 'zh-TW', 'zh-HK', 'ja', 'ko', 'de', 'fr', 'es', 'ar', 'hu'];
const STYLES = ['short', 'medium', 'long', 'full'] as const;
/** The sign of a month is in the names of some weekdays, too. */
const RANGES = [
  ['2026-03-03', '2026-03-05'],
  ['2026-03-03', '2026-04-03'],
  ['2026-03-03', '2027-03-03'],
  ['2026-06-01', '2026-06-03'],
  ['2026-06-01', '2026-06-08'],
  ['2026-06-01', '2026-07-06'],
  ['2026-06-01', '2027-06-01'],
] as const;

test.each(LANGUAGES)('days of %s are expected as they are written', (locale) => {
  for (const style of STYLES)
    for (const [start, end] of RANGES) {
      const expected = daysBetween([start, end], locale, style);
      // Engines set narrow spaces, which pages have as plain ones.
      expect(expected.replace(/[\u2009\u202f]/g, ' ')).toBe(
        writeLocalDays([start, end], style, locale),
      );
    }
});

test.each([
  ['ja', '2026-06-01', '2026-06-03', '2026年6月1日月曜日～3日水曜日'],
  ['ja', '2026-06-01', '2026-07-06', '2026年6月1日月曜日～7月6日月曜日'],
  ['zh-CN', '2026-06-01', '2026-07-06', '2026年6月1日星期一至7月6日星期一'],
])('in %s, the days from %s to %s are %s', (locale, start, end, words) => {
  expect(daysBetween([start, end], locale, 'full')).toBe(words);
});

test.each([
  ['2026-03-03', '2026-03-05', '3 – 5 March 2026'],
  ['2026-03-03T21:00', '2026-03-03T23:00', '21:00 – 23:00'],
  ['2026-03-03T21:00', '2026-03-04T02:00', '21:00 – 02:00 the day after'],
  ['2026-03-03T21:00', '2026-03-04T10:00', '21:00 – Wednesday, 4 March 2026 · 10:00'],
])('an event from %s to %s is expected to be %s', (start, end, words) => {
  const parts = hours([start, end], 'en-GB', (time) => `${time} the day after`);
  const said = parts.map((part) => ('words' in part ? part.words : '')).join(' ');
  expect(said.replace(/[\u2009\u202f]/g, ' ')).toBe(words);
});
