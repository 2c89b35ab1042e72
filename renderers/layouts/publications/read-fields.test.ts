import { describe, expect, test } from 'vitest';
import type { TextSlot } from '../../../src/react/index.ts';
import { doiOf } from './doi.ts';
import { readAuthors } from './read-authors.ts';
import { yearOf } from './year-of.ts';

const slot = (options?: Readonly<Record<string, string>>): TextSlot => ({
  kind: 'text',
  field: 'authors',
  format: 'names',
  ...(options && { options }),
  clamp: undefined,
  box: false,
});

describe('a DOI', () => {
  test.each([
    ['http://doi.org/10.1000/182', '10.1000/182'],
    ['https://dx.doi.org/10.1000/182', '10.1000/182'],
    ['HTTPS://DOI.ORG/10.1000/182', '10.1000/182'],
    ['DOI:10.1000/182', '10.1000/182'],
    ['  10.123456789/a  ', '10.123456789/a'],
    // No prefix has so few digits, or so many.
    ['10.100/182', undefined],
    ['10.1234567890/182', undefined],
    ['10.1000/', undefined],
    ['10.1000/1 82', undefined],
    ['see 10.1000/182', undefined],
    ['see https://doi.org/10.1000/182', undefined],
    ['https://doiXorg/10.1000/182', undefined],
    ['https://dx-doi.org/10.1000/182', undefined],
    ['', undefined],
  ])('of %j is %j', (value, doi) => {
    expect(doiOf(value)).toBe(doi);
  });
});

describe('the year of a date', () => {
  const plain = (text: string) => ({ kind: 'plain', text }) as const;

  test.each([
    ['2024-05-01', '2024'],
    ['2024-05-01T10:00', '2024'],
    ['2024', '2024'],
    // What is no date stays as it is.
    ['2024-05', '2024-05'],
    ['2024-05-01 or so', '2024-05-01 or so'],
    ['2024-5-01', '2024-5-01'],
    ['2024-05-1', '2024-05-1'],
    ['in 2024-05-01', 'in 2024-05-01'],
    ['12024-05-01', '12024-05-01'],
    ['024-05-01', '024-05-01'],
  ])('of %j is %j', (text, year) => {
    expect(yearOf(plain(text))).toEqual(plain(year));
  });

  test('keeps what else is known of the text', () => {
    const language = { tag: 'de', direction: 'ltr' } as const;
    const value = { ...plain('2024-05-01'), language };
    expect(yearOf(value)).toEqual({ ...plain('2024'), language });
  });

  test('leaves a text with markup as it is', () => {
    const value = { kind: 'html', html: '2024-05-01' } as const;
    expect(yearOf(value)).toBe(value);
  });
});

describe('authors', () => {
  const NAMED = slot({ text: 'name', given: 'given' });

  test.each<[unknown, TextSlot, string[]]>([
    // Blanks around names are none of them.
    [[' An One ', '', '  '], NAMED, ['An One']],
    [[{ name: ' One ', given: ' An ' }], NAMED, ['One, An']],
    [[{ name: ' ', given: 'An' }], NAMED, ['An']],
    [[{ name: 5, given: null }, null, 7], NAMED, []],
    [[{ name: { last: 'One' } }], slot({ text: 'name.last' }), ['One']],
    // Without a format that names fields, objects have no names.
    [[{ name: 'One' }, 'Bo Two'], slot(), ['Bo Two']],
    ['One, An ; ; Two, Bo;', NAMED, ['One, An', 'Two, Bo']],
    ['An One & Bo Two', NAMED, ['An One', 'Bo Two']],
    ['An One und Bo Two', NAMED, ['An One', 'Bo Two']],
    ['An One,Bo Two', NAMED, ['An One', 'Bo Two']],
    ['A.One, B.Two', NAMED, ['A.One', 'B.Two']],
    ['An One, Bo Two,', NAMED, ['An One', 'Bo Two']],
    // Words in names are no signs between them.
    ['Andrea Mundy', NAMED, ['Andrea Mundy']],
    [' One, An ', NAMED, ['One, An']],
    ['One', NAMED, ['One']],
  ])('of %j are %j', (value, authors, names) => {
    expect(readAuthors(value, authors)).toEqual(names);
  });
});
