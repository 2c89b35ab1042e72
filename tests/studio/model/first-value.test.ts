import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { convertUnion } from '../../../src/core/studio/convert-union.ts';
import { firstValue } from '../../../src/core/studio/first-value.ts';
import { typeOf } from '../../../src/core/studio/schema-document.ts';
import { schemaOf } from './schema-of.ts';

const document = schemaOf('page');
const ajv = new Ajv2020({ strict: false, discriminator: true });
const NAMES = ['id', 'name', 'photo', 'born', 'paper', 'tags'];
const SITE = {
  languages: ['en', 'de'],
  fields: (['text', 'text', 'picture', 'date', 'file', 'list'] as const).map((kind, index) => ({
    name: NAMES[index] ?? '',
    kind,
    sample: '',
    filled: 1,
  })),
  values: { endpoint: [{ value: '/people/{id}' }, { value: '/people' }] },
};

const BRANCHES = ['layout', 'frame', 'block'].flatMap((kind) => {
  const reference = `#/$defs/renderers/$defs/${kind}`;
  return document
    .branches({ $ref: reference })
    .map((branch) => [`${kind} ${typeOf(branch)}`, branch, reference] as const);
});

/** The names of fields, languages and endpoints of a value, wherever they stand. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(['zh', 'ar'].includes(name) ? [name] : []),
    ...(['field', 'endpoint'].includes(name) ? [String(inner)] : []),
    ...namesIn(inner),
  ]);
}

describe.each(BRANCHES)('what is added as %s', (_, branch, reference) => {
  const first = () => firstValue(document, branch, SITE);

  test('is valid', () => {
    const validate = ajv.compile({ ...document.root, $ref: reference });
    expect(validate(first()), JSON.stringify([first(), validate.errors])).toBe(true);
  });

  test('names fields, languages and endpoints of the site alone', () => {
    const known = new Set([...NAMES, '/people']);
    expect(namesIn(first()).filter((name) => !known.has(name))).toEqual([]);
  });
});

test.each([
  ['a field of the answer', SITE.fields, 'name', 'Name', 'name'],
  [
    'the field that items share values of, where there is one',
    [
      ...SITE.fields,
      { name: 'area.name', kind: 'text', sample: '', filled: 1, hasFewValues: true },
    ],
    'area.name',
    'Area',
    'area',
  ],
] as const)('what readers can do with a list begins with one filter, called by %s', (...row) => {
  const [, fields, field, label, parameter] = row;
  const list = firstValue(document, { $ref: '#/$defs/list' }, { ...SITE, fields });
  expect(list).toEqual({
    filters: [{ type: 'value', field, label: { en: label, de: label }, parameter }],
  });
});

test('a filter begins with what the site calls its field', () => {
  const kind = { name: 'kind', kind: 'text', sample: '', filled: 1, hasFewValues: true } as const;
  const labelled = (value: unknown) =>
    firstValue(
      document,
      { $ref: '#/$defs/list' },
      { ...SITE, fields: [{ ...kind, labels: [{ value }] }] },
    );
  const filters = (label: unknown) => [{ type: 'value', field: 'kind', label, parameter: 'kind' }];
  expect(labelled('filter.kind')).toEqual({ filters: filters('filter.kind') });
  const words = { en: 'Type', de: 'Art' };
  expect(labelled({ ...words, fr: 'Genre' })).toEqual({ filters: filters(words) });
});

test('a slot that another layout needs is filled by a field of its kind', () => {
  const part = { $ref: '#/$defs/renderers/$defs/layout' };
  const grid = { type: 'grid', item: { title: 'name' } };
  const { value: timeline } = convertUnion(document, part, grid, 'timeline', SITE);
  expect(timeline).toMatchObject({ item: { title: 'name', time: { field: 'born' } } });
});

test('a view that is added asks for the list that the fields are known of', () => {
  const source = { $ref: '#/$defs/view/properties/source' };
  const first = firstValue(document, source, { ...SITE, endpoint: '/publications' });
  expect(first).toMatchObject({ endpoint: '/publications' });
});
