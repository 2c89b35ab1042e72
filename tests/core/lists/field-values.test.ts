import { describe, expect, test } from 'vitest';
import { dayOf, fieldValues, letterOf, yearOf } from '../../../src/core/lists/field-values.ts';
import { MAX_KEY_LENGTH } from '../../../src/core/mapping/answer-limits.ts';

describe('the values of a field', () => {
  test.each([
    ['a text', { kind: ' paper ' }, 'kind', ['paper']],
    ['a number and a truth', { kind: [7, true, false] }, 'kind', ['7', 'true', 'false']],
    ['a list, each once', { kind: ['a', 'b', 'a'] }, 'kind', ['a', 'b']],
    ['a field of an object', { place: { town: 'Bergen' } }, 'place.town', ['Bergen']],
    ['a field of the objects of a list', { p: [{ n: 'A' }, { n: 'B' }] }, 'p.n', ['A', 'B']],
    ['lists within lists', { p: [{ n: ['A', 'B'] }, [{ n: 'C' }]] }, 'p.n', ['A', 'B', 'C']],
    ['one of a list by its place', { p: [{ n: 'A' }, { n: 'B' }] }, 'p.1.n', ['B']],
    ['a field that is called by digits in letters', { p: [{ a1: 'A' }] }, 'p.a1', ['A']],
    [
      'a field that begins with a digit',
      { p: [{ '2nd': 'A' }, { '2nd': 'B' }] },
      'p.2nd',
      ['A', 'B'],
    ],
    ['a place of two digits', { p: [...'abcdefghijkl'] }, 'p.10', ['k']],
    ['a place that a list lacks', { p: ['a'] }, 'p.1', []],
    ['what is not there', { kind: 'a' }, 'other', []],
    ['what is nothing', { kind: [null, undefined, '', ' ', {}] }, 'kind', []],
    ['a field of its prototype', {}, 'constructor', []],
    ['no object', 'text', 'length', []],
  ])('are those of %s', (_, entity, field, values) => {
    expect(fieldValues(entity, field)).toEqual(values);
  });

  test('are none that are longer than a key', () => {
    const most = 'x'.repeat(MAX_KEY_LENGTH);
    expect(fieldValues({ kind: [most, `${most}x`] }, 'kind')).toEqual([most]);
  });
});

describe('the year', () => {
  test.each([
    ['2024', 2024],
    ['2024-05-06', 2024],
    ['2024/05', 2024],
    ['2024T', 2024],
    [2024, 2024],
    ['20245', undefined],
    ['2024 May', undefined],
    ['May 2024', undefined],
    ['', undefined],
  ])('of %j is %s', (date, year) => {
    expect(yearOf({ date }, 'date')).toBe(year);
  });

  test('of what has no such field is none', () => {
    expect(yearOf({}, 'date')).toBeUndefined();
  });
});

describe('the day', () => {
  test.each([
    ['2024-05-06', undefined, '2024-05-06'],
    ['2024/05/06', undefined, '2024-05-06'],
    ['2024-05-06T23:30:00Z', undefined, '2024-05-06'],
    ['2024-05-06 10:00', 'Asia/Shanghai', '2024-05-06'],
    ['2024-05-06T23:30:00Z', 'Asia/Shanghai', '2024-05-07'],
    ['2024-05-06T00:30:00+09:00', 'UTC', '2024-05-05'],
    ['2024-05-06T23:30', 'Asia/Shanghai', '2024-05-06'],
    ['2024-05-067', undefined, undefined],
    ['on 2024-05-06', undefined, undefined],
    ['', 'UTC', undefined],
  ])('of %j in the time zone %s is %s', (date, timeZone, day) => {
    expect(dayOf({ date }, 'date', timeZone)).toBe(day);
  });

  test('of what has no such field is none', () => {
    expect(dayOf({}, 'date', 'UTC')).toBeUndefined();
  });
});

describe('the letter', () => {
  test.each([
    ['ähre', 'de', 'A'],
    ['ähre', 'sv', 'Ä'],
    [' lake', 'en', 'L'],
    ['istanbul', 'tr', 'İ'],
    ['e\u0301cole', 'fr', 'E'],
    ['湖', 'zh', '湖'],
    ['7 lakes', 'en', '#'],
    ['«Lake»', 'en', '#'],
    ['', 'en', '#'],
  ])('under which %j stands in %s is %s', (text, locale, letter) => {
    expect(letterOf(text, locale)).toBe(letter);
  });
});
