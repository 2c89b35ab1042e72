import { describe, expect, test } from 'vitest';
import { NO_TEXTS, rowsOf, wordsOf, write } from '../../../tests/renderers/write-formatted.ts';

const format = 'names';
const people = [{ id: 'an', name: 'An' }, { name: 'Bo' }, { id: 'cy', name: 'Cy' }];
const byName = { join: 'and', text: 'name' };

test.each([
  ['en-GB', 'and', 'An, Bo and Cy'],
  ['en-GB', 'or', 'An, Bo or Cy'],
  ['de', 'and', 'An, Bo und Cy'],
  ['zh', 'and', 'An、Bo和Cy'],
  ['ar', 'and', 'An وBo وCy'],
])('names are joined in the manner of %s, by “%s”', (locale, join, wanted) => {
  const value = ['An', ' Bo ', 'Cy'];
  expect(wordsOf({ format, options: { join }, value, locale })).toBe(wanted);
});

describe('names of objects', () => {
  test('lead to their pages, where they have any', () => {
    const options = { ...byName, link: '/people/{id}' };
    expect(write({ format, options, value: people })).toEqual({
      kind: 'plain',
      text: 'An, Bo and Cy',
      parts: [
        { text: 'An', href: '/people/an' },
        { text: ', ' },
        { text: 'Bo' },
        { text: ' and ' },
        { text: 'Cy', href: '/people/cy' },
      ],
    });
  });

  test.each<[string, unknown, string]>([
    ['before the family name', { given: ' Ada ', family: 'Lovelace' }, 'Ada Lovelace'],
    ['after it in Chinese, Japanese and Korean', { given: '小明', family: '王' }, '王小明'],
    ['alone, where there is no other', { given: 'Ada' }, 'Ada'],
    ['before it with a space in Arabic', { given: 'عمر', family: 'حداد' }, 'عمر حداد'],
    ['as each is written', { given: 'Ming', family: '王' }, 'Ming 王'],
  ])('have the given name %s', (_, value, wanted) => {
    const options = { join: 'and', text: 'family', given: 'given' };
    expect(wordsOf({ format, options, value })).toBe(wanted);
    expect(wordsOf({ format, options, value: [{ family: 'Bo' }, value] })).toBe(`Bo and ${wanted}`);
  });

  test('may stand in two fields of one entity', () => {
    const options = { join: 'and', given: 'first' };
    const nameOf = (others: Record<string, unknown>, value: unknown) =>
      wordsOf({ format, options, value, others });
    expect(nameOf({ first: ' Ada ' }, 'Lovelace')).toBe('Ada Lovelace');
    expect(nameOf({ first: '小明' }, '王')).toBe('王小明');
    expect(nameOf({}, 'Lovelace')).toBe('Lovelace');
    expect(nameOf({ first: 'やす' }, 'やまだ')).toBe('やまだやす');
    expect(nameOf({ first: '민준' }, '김')).toBe('김민준');
    expect(nameOf({ first: '小 明' }, '王')).toBe('小 明 王');
    // The field that a format names of objects is one of these alone.
    const ofObjects = { ...options, text: 'last' };
    expect(wordsOf({ format, options: ofObjects, value: 'One', others: { first: 'An' } })).toBe(
      'One',
    );
  });

  test('may be those of one object, or a text', () => {
    expect(wordsOf({ format, options: byName, value: people[0] })).toBe('An');
    expect(wordsOf({ format, options: byName, value: 'An and Bo' })).toBe('An and Bo');
  });

  test('are those of the objects that have one', () => {
    const value = [{ name: 'An' }, { id: 1 }, null, 3, { name: '  ' }, { name: { first: 'Bo' } }];
    expect(wordsOf({ format, options: byName, value })).toBe('An');
  });

  test('stand beside texts of the same list, which are names themselves', () => {
    const value = ['Ada', ...people];
    expect(wordsOf({ format, options: byName, value })).toBe('Ada, An, Bo and Cy');
  });

  test('are none where the manifest names no field of them', () => {
    const options = { join: 'and' };
    expect(wordsOf({ format, options, value: ['Ada', ...people] })).toBe('Ada');
    expect(write({ format, options, value: people[0] })).toBeUndefined();
  });
});

test.each(rowsOf(...NO_TEXTS, [{ id: 1 }, null, 3], [' '], {}, { name: 5 }))(
  '%j has no names',
  (value) => {
    expect(write({ format, options: byName, value })).toBeUndefined();
  },
);
