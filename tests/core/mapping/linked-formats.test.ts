import { describe, expect, test } from 'vitest';
import { type Case, wordsOf, write } from './write-formatted.ts';

describe('a number', () => {
  const decimal = { style: 'decimal' };
  test.each<[Case, string | undefined]>([
    [{ format: 'number', options: decimal, value: 1234567.5 }, '1,234,567.5'],
    [{ format: 'number', options: decimal, value: '1234.5', locale: 'de' }, '1.234,5'],
    [{ format: 'number', options: { ...decimal, digits: 0 }, value: 2.6 }, '3'],
    [{ format: 'number', options: { style: 'percent' }, value: 0.25 }, '25%'],
    [{ format: 'number', options: { style: 'compact' }, value: 12_400 }, '12k'],
    [{ format: 'number', options: decimal, value: 'many' }, undefined],
    [{ format: 'number', options: decimal, value: '12 of 20' }, undefined],
    [{ format: 'money', options: { currency: 'EUR' }, value: 12.5, locale: 'de' }, '12,50 €'],
    [{ format: 'money', options: { currency: 'JPY' }, value: 1200 }, 'JP¥1,200'],
    [{ format: 'money', options: { currency: 'EUR', digits: 0 }, value: 12 }, '€12'],
    [{ format: 'money', options: { currency: 'EUR' }, value: 'free' }, undefined],
  ])('of %j is %s', (one, wanted) => {
    expect(wordsOf(one)).toBe(wanted);
  });
});

describe('names', () => {
  const people = [{ id: 'an', name: 'An' }, { name: 'Bo' }, { id: 'cy', name: 'Cy' }];
  test('are joined in the manner of the language', () => {
    const names = (locale: string, join = 'and') =>
      wordsOf({ format: 'names', options: { join }, value: ['An', 'Bo', 'Cy'], locale });
    expect(names('en-GB')).toBe('An, Bo and Cy');
    expect(names('en-GB', 'or')).toBe('An, Bo or Cy');
    expect(names('de')).toBe('An, Bo und Cy');
    expect(names('zh')).toBe('An、Bo和Cy');
    expect(names('ar')).toBe('An وBo وCy');
  });

  test('of objects lead to their pages, where they have any', () => {
    const options = { join: 'and', text: 'name', link: '/people/{id}' };
    expect(write({ format: 'names', options, value: people })).toEqual({
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

  test('may be those of one object, or a text, and none are none', () => {
    const options = { join: 'and', text: 'name' };
    expect(wordsOf({ format: 'names', options, value: people[0] })).toBe('An');
    expect(wordsOf({ format: 'names', options, value: 'An and Bo' })).toBe('An and Bo');
    expect(wordsOf({ format: 'names', options, value: [] })).toBeUndefined();
    expect(wordsOf({ format: 'names', options, value: [{ id: 1 }, null, 3] })).toBeUndefined();
  });
});

describe('a link', () => {
  const linked = (template: string, others: NonNullable<Case['others']>) =>
    write({ format: 'link', options: { template }, value: 'Words', others });
  test('is made of the item’s fields, of which elsewhere one may have slashes', () => {
    expect(linked('https://doi.org/{doi}', { doi: '10.1000/a<b>' })).toEqual({
      kind: 'plain',
      text: 'Words',
      parts: [{ text: 'Words', href: 'https://doi.org/10.1000/a%3Cb%3E' }],
    });
    expect(linked('/people/{id}', { id: 'a/b' })).toMatchObject({
      parts: [{ href: '/people/a%2Fb' }],
    });
  });

  test.each(['', undefined, '..', '../x', 'a//b', {}])('is none without a value: %j', (doi) => {
    expect(linked('https://doi.org/{doi}', { doi })).toEqual({ kind: 'plain', text: 'Words' });
  });
});

describe('a telephone number and an ORCID iD', () => {
  test('call and lead where they say', () => {
    expect(write({ format: 'phone', value: '+99 (555) 0100' })).toEqual({
      kind: 'plain',
      text: '+99 (555) 0100',
      parts: [{ text: '+99 (555) 0100', href: 'tel:+995550100' }],
    });
    expect(write({ format: 'phone', value: 'none' })).toBeUndefined();
  });

  test.each([
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0001-5109-3700', '0000-0001-5109-3700'],
    ['0000-0002-1694-233X', '0000-0002-1694-233X'],
  ])('%s is %s', (value, id) => {
    expect(write({ format: 'orcid', value })).toEqual({
      kind: 'plain',
      text: id,
      parts: [{ text: id, href: `https://orcid.org/${id}` }],
    });
  });

  test.each([
    '0000-0002-1825-0098',
    '0000-0002-1694-2330',
    '0000',
    'https://x.example/0000-0002-1825-0097',
  ])('%s is no ORCID iD', (value) => {
    expect(write({ format: 'orcid', value })).toBeUndefined();
  });
});
