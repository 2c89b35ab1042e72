import { describe, expect, test } from 'vitest';
import {
  FORMAT_EXAMPLES,
  impossibleDay,
  STRING_FORMATS,
} from '../../../src/node/content/description/string-formats.ts';

/** Texts, and the formats that each is of. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['2026-10-12', ['date', 'date-or-date-time', 'phone']],
  ['2026-02-29', ['phone']],
  ['x2026-10-12', ['phone']],
  ['2026-10-12T09:00:00Z', ['date-time', 'date-or-date-time']],
  ['2026-10-12T09:00:00.5+08:00', ['date-time', 'date-or-date-time']],
  ['2026-10-12T23:59:59-11:30', ['date-time', 'date-or-date-time']],
  ['2026-10-12T09:00:00', ['date-or-date-time']],
  ['2026-10-12T09:00', ['date-or-date-time']],
  ['2026-10-12T09:00:00.000001', ['date-or-date-time']],
  ['2026-10-12T09:00.5', []],
  ['2026-10-12T24:00', []],
  ['2026-10-12T09:60', []],
  ['2026-02-30T09:00', []],
  ['2026-02-30T09:00:00Z', []],
  ['2026-10-12T09:00Z', []],
  ['office@institute.example', ['email']],
  ['a.b+c@x.y.example', ['email']],
  ['office@institute', []],
  ['two words@institute.example', []],
  ['a@b@institute.example', []],
  ['office@institute..example', []],
];

describe.each(['date', 'date-time', 'date-or-date-time', 'email'])('a %s', (format) => {
  test.each(TEXTS)('is %s, for one of these formats: %j', (text, formats) => {
    expect(STRING_FORMATS[format]?.(text)).toBe(formats.includes(format));
  });
});

test('each format has an example of its own, and phone numbers are those that can be called', () => {
  expect(Object.keys(FORMAT_EXAMPLES)).toEqual(Object.keys(STRING_FORMATS));
  for (const [format, example] of Object.entries(FORMAT_EXAMPLES)) {
    for (const one of example.split(' or ')) expect(STRING_FORMATS[format]?.(one)).toBe(true);
  }
  expect(STRING_FORMATS.phone?.('ask at desk')).toBe(false);
});

test.each([
  ['2026-02-31', '2026-02-31'],
  ['2026-04-31T09:00', '2026-04-31'],
  ['2026-13-01', '2026-13-01'],
  ['2026-02-28', undefined],
  ['2026-02-31x', undefined],
  ['on 2026-02-31', undefined],
])('of %s the day %s is in no calendar', (text, day) => {
  expect(impossibleDay(text)).toBe(day);
});

test.each([
  ['/media/a.webp', true],
  ['/a%20b?c=d#e', true],
  ['/a%2', false],
  ['/two words', false],
  ['http://', false],
  ['', false],
])('%j is a URL or a part of one: %s', (text, isOne) => {
  expect(STRING_FORMATS['uri-reference']?.(text)).toBe(isOne);
});
