import { describe, expect, test } from 'vitest';
import { firstValue, type KnownOfSite } from '../../../src/core/studio/first-value.ts';
import { SchemaDocument, type SchemaNode } from '../../../src/core/studio/schema-document.ts';

const document = new SchemaDocument({ $defs: { 'formats.day': { 'x-reads': 'day' } } });
const field = (name: string, kind: KnownOfSite['fields'][number]['kind']) =>
  ({ name, kind, sample: '', filled: 1 }) as const;
const FIELDS = [field('id', 'text'), field('name', 'text'), field('born', 'date')];
const SITE: KnownOfSite = {
  languages: ['en', 'de'],
  fields: FIELDS,
  values: {
    text: [{ value: 'labels.more' }],
    route: [{ value: '/people/:id' }],
    endpoint: [{ value: '/people/{id}' }, { value: '/people' }],
  },
};
const EMPTY: KnownOfSite = { languages: [], fields: [] };
const first = (part: SchemaNode, known = SITE, sample?: unknown) =>
  firstValue(document, part, known, sample);

describe('a single value begins with', () => {
  test.each<[string, SchemaNode, unknown]>([
    ['true', { type: 'boolean' }, true],
    ['1, for a number', { type: 'number' }, 1],
    ['1, for an integer', { type: 'integer' }, 1],
    ['no text', { type: 'string' }, ''],
    ['its example', { type: 'string', examples: ['a', 'b'], default: 'c' }, 'a'],
    ['its default', { type: 'boolean', default: false }, false],
    ['the first name of several', { type: 'string', enum: ['b', 'a'] }, 'b'],
    ['the only value that it can have', { const: 'x', examples: ['a'] }, 'x'],
    ['an endpoint without parameters', { type: 'string', studio: 'endpoint' }, '/people'],
    [
      'an example that the site has',
      { type: 'string', studio: 'endpoint', examples: ['/people/{id}'] },
      '/people/{id}',
    ],
    [
      'its example where the site has none of its kind',
      { type: 'string', studio: 'icon', examples: ['a'] },
      'a',
    ],
    ['an object, for what is no kind of value', {}, {}],
  ])('%s', (_, part, value) => {
    expect(first(part)).toEqual(value);
  });

  test('the endpoint that the fields are known of, and nothing else does', () => {
    const known = { ...SITE, endpoint: '/papers' };
    expect(first({ type: 'string', studio: 'endpoint' }, known)).toBe('/papers');
    expect(first({ type: 'string', examples: ['a'] }, known)).toBe('a');
  });

  test('what has parameters, where nothing is without', () => {
    const known = { ...SITE, values: { endpoint: [{ value: '/people/{id}' }] } };
    expect(first({ type: 'string', studio: 'endpoint' }, known)).toBe('/people/{id}');
  });
});

describe('a text begins with', () => {
  test.each<[string, unknown, unknown]>([
    ['the key of one that the site has', 'labels.more', 'labels.more'],
    ['the last word of a key that it has not', 'labels.readOn', { en: 'Read on', de: 'Read on' }],
    ['the last of many words', 'a.b.readOn', { en: 'Read on', de: 'Read on' }],
    ['the only word', 'readOn', { en: 'Read on', de: 'Read on' }],
    ['words where some are none', { zh: 5, ar: 'C' }, { en: 'C', de: 'C' }],
    ['the words of a language, and English for others', { en: 'A', zh: 'B' }, { en: 'A', de: 'A' }],
    ['the words of each language', { en: 'A', de: 'B' }, { en: 'A', de: 'B' }],
    ['the first words that there are', { zh: 'B', ar: 'C' }, { en: 'B', de: 'B' }],
    ['no words', undefined, { en: '', de: '' }],
  ])('%s', (_, sample, value) => {
    expect(first({ title: 'Text' }, SITE, sample)).toEqual(value);
    expect(first({ title: 'Text' }, EMPTY, sample)).toEqual(sample);
  });
});

describe('what is filled with a field begins with', () => {
  test.each<[string, SchemaNode, unknown, unknown]>([
    ['the one of the example', { title: 'TextField' }, 'born', 'born'],
    ['the first text in place of one that is not there', { title: 'TextField' }, 'title', 'name'],
    ['one of its kind', { title: 'TextField', 'x-slot': 'date' }, 'day', 'born'],
    ['the first, where none is of its kind', { title: 'ImageField' }, 'photo', 'name'],
    [
      'options of the example, without words for values',
      { title: 'TextField' },
      { field: 'title', clamp: 2, words: { a: 'b' } },
      { field: 'name', clamp: 2 },
    ],
    [
      'a day, where its format reads days',
      { title: 'TextField' },
      { field: 'at', format: 'day' },
      { field: 'born', format: 'day' },
    ],
    ['the first of several', { title: 'FieldNames' }, ['born', 'name'], 'born'],
  ])('%s', (_, part, sample, value) => {
    expect(first(part, SITE, sample)).toEqual(value);
  });

  test('that of the example, where no field is known, and an id where there is nothing else', () => {
    expect(first({ title: 'TextField' }, EMPTY, 'title')).toBe('title');
    expect(first({ title: 'TextField' }, { ...SITE, fields: FIELDS.slice(0, 1) }, 'title')).toBe(
      'id',
    );
  });
});

test.each([
  ['/people/{name}', '/people/{id}'],
  ['https://example.org', 'https://example.org'],
])('a link like %s begins as %s', (sample, link) => {
  expect(first({ title: 'Link' }, SITE, sample)).toBe(link);
  expect(first({ title: 'Link' }, EMPTY, sample)).toBe(sample);
});

test.each<[string, SchemaNode, unknown, unknown]>([
  ['one entry of an example', {}, ['a', 'b'], ['a']],
  ['as many as it needs', { minItems: 2 }, ['a'], ['a', 'x']],
  ['none', {}, undefined, []],
])('a list begins with %s', (_, part, sample, value) => {
  const items = { type: 'string', default: 'x' };
  expect(first({ type: 'array', items, ...part }, SITE, sample)).toEqual(value);
});

test('an object begins with what it needs, or with the first thing of its example', () => {
  const properties = { a: { type: 'string' }, b: { type: 'boolean' }, c: { type: 'string' } };
  const part = { type: 'object', properties };
  expect(first({ ...part, required: ['b'] }, SITE, { a: 'x' })).toEqual({ b: true });
  expect(first(part, SITE, { c: 'y', b: false })).toEqual({ b: false });
  expect(first(part)).toEqual({});
});

describe('a filter begins with', () => {
  const text = { type: 'string' };
  const part = {
    type: 'object',
    properties: {
      type: text,
      field: { title: 'TextField' },
      label: { title: 'Text' },
      parameter: text,
    },
    required: ['field', 'label', 'parameter'],
  };
  const sample = { type: 'value', field: 'kind', label: { en: 'Kind' }, parameter: 'kind' };
  const few = { ...field('area.name', 'text'), hasFewValues: true };
  const known: KnownOfSite = { languages: ['en'], fields: [...FIELDS, few] };

  test('a field of few values, and what the site calls that', () => {
    expect(first(part, known, sample)).toEqual({
      field: 'area.name',
      label: { en: 'Area' },
      parameter: 'area',
    });
    const labelled = { ...few, labels: [{ value: { en: 'Field of work' } }] };
    const others = FIELDS.map((other) => ({ ...other, labels: [{ value: { en: 'Other' } }] }));
    expect(first(part, { ...known, fields: [...others, labelled] }, sample)).toEqual({
      field: 'area.name',
      label: { en: 'Field of work' },
      parameter: 'area',
    });
  });

  test('a field that has years, where it is one of years', () => {
    const years = { ...sample, type: 'years' };
    expect(first(part, known, years)).toMatchObject({ field: 'born', parameter: 'born' });
    const numbered = { ...known, fields: [few, field('pages', 'number')] };
    expect(first(part, numbered, years)).toMatchObject({ field: 'pages' });
  });

  test('the field of its example, where nothing is known or fits', () => {
    expect(first(part, EMPTY, sample)).toEqual({
      field: 'kind',
      label: { en: 'Kind' },
      parameter: 'kind',
    });
    expect(first(part, { ...known, fields: FIELDS }, sample)).toMatchObject({ field: 'name' });
  });
});
