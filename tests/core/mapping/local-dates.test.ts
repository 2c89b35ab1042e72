import { describe, expect, test } from 'vitest';
import { writeDate, writeOutDay } from '../../../src/core/mapping/dates.ts';
import {
  joinDayAndHour,
  localPartsOf,
  machineDate,
  writeLocalDay,
  writeLocalDays,
  writeLocalHour,
  writeLocalHours,
} from '../../../src/core/mapping/local-dates.ts';

describe('the clocks of the site’s place show', () => {
  test.each([
    ['2026-03-05T20:00:00Z', 'Asia/Shanghai', '2026-03-06', '04:00'],
    ['2026-03-05T23:30+08:00', 'Europe/Berlin', '2026-03-05', '16:30'],
    ['2026-01-01T00:30+01:00', 'America/New_York', '2025-12-31', '18:30'],
    ['2026-03-05T16:00Z', 'Asia/Shanghai', '2026-03-06', '00:00'],
    ['2026-03-05T20:00', 'Asia/Shanghai', '2026-03-05', '20:00'],
    ['2026-03-05', 'Asia/Shanghai', '2026-03-05', undefined],
    ['2026-03-05T20:00Z', undefined, '2026-03-05', '20:00'],
  ])('of %s in %s the day %s and the hour %s', (value, timeZone, day, hour) => {
    expect(localPartsOf(value, { timeZone })).toMatchObject({ day });
    expect(localPartsOf(value, { timeZone })?.hour).toBe(hour);
  });

  test('also of a year that has fewer digits than four', () => {
    expect(localPartsOf('0800-12-31T20:00Z', { timeZone: 'Etc/GMT-8' })).toEqual({
      day: '0801-01-01',
      hour: '04:00',
      offset: 'Z',
    });
  });

  test('nothing of what is no date', () => {
    expect(localPartsOf('soon', { timeZone: 'Asia/Shanghai' })).toBeUndefined();
  });
});

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026/03/05 20:00', '2026-03-05T20:00'],
  ['2026-03-05T20:00:00+08:00', '2026-03-05T20:00+08:00'],
  ['soon', undefined],
])('machines read %s as %s', (value, read) => {
  expect(machineDate(value)).toBe(read);
});

describe('in the manner of a language', () => {
  test.each([
    ['short', undefined, '3/5/26'],
    ['medium', 'de', '05.03.2026'],
    ['long', 'en', 'March 5, 2026'],
    ['full', 'zh', '2026年3月5日星期四'],
  ] as const)('a %s day of %s is %s', (style, locale, written) => {
    expect(writeLocalDay('2026-03-05', style, locale)).toBe(written);
  });

  test('days say once what they have in common', () => {
    const days = ['2026-03-05', '2026-03-07'] as const;
    expect(writeLocalDays(days, 'long')).toBe('March 5 – 7, 2026');
    expect(writeLocalDays(days, 'long', 'de')).toBe('5.–7. März 2026');
  });

  test.each([
    ['zh-CN', 'long', '2026-03-05', '2026年3月3日 – 5日'],
    ['zh-CN', 'medium', '2026-04-03', '2026年3月3日 – 4月3日'],
    ['zh-CN', 'full', '2026-03-05', '2026年3月3日星期二至5日星期四'],
    ['zh-CN', 'long', '2027-03-03', '2026年3月3日 – 2027年3月3日'],
    ['zh-CN', 'short', '2026-03-05', '2026/3/3 – 2026/3/5'],
    ['ja', 'long', '2026-03-05', '2026年3月3日～5日'],
    ['zh-HK', 'long', '2026-03-05', '2026年3月3日 至 5日'],
    ['zh-HK', 'full', '2026-03-05', '2026年3月3日星期二 至 5日星期四'],
    ['ko', 'long', '2026-03-05', '2026년 3월 3일~5일'],
    ['hu', 'long', '2026-03-05', '2026. március 3–5.'],
  ] as const)(
    '%s says in a %s range until %s once what both days share',
    (locale, style, until, written) => {
      expect(writeLocalDays(['2026-03-03', until], style, locale)).toBe(written);
    },
  );

  test('hours have plain spaces alone', () => {
    expect(writeLocalHour('20:00')).toBe('8:00 PM');
    expect(writeLocalHour('20:00', 'de')).toBe('20:00');
    expect(writeLocalHours(['10:00', '11:30'])).toBe('10:00 – 11:30 AM');
  });

  test('a dot stands between a day and its hour, or its weekday', () => {
    expect([joinDayAndHour('A', 'B'), joinDayAndHour('A', undefined)]).toEqual(['A · B', 'A']);
    expect(writeOutDay('2026-03-05')).toBe('March 5, 2026 · Thursday');
    expect(writeOutDay('2026-03-05', 'de')).toBe('5. März 2026 · Donnerstag');
  });
});

test.each([
  [false, '2026-03-05'],
  [true, '2026-03-05T20:00+08:00'],
])(
  'a date has what machines read of it, with its hour where the text says that: %s',
  (hasHour, time) => {
    const written = writeDate('2026-03-05T20:00+08:00', ({ day }) => `on ${day}`, hasHour);
    expect(written).toEqual({ kind: 'plain', text: 'on 2026-03-05', time });
    expect(writeDate('2026-03-05', ({ day }) => day, hasHour)).toMatchObject({
      time: '2026-03-05',
    });
    expect(writeDate('soon', ({ day }) => day, hasHour)).toBeUndefined();
  },
);
