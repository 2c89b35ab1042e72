import { describe, expect, test } from 'vitest';
import { propertiesOf, SchemaDocument, typeOf } from '../../../src/core/studio/schema-document.ts';
import { valueAt } from '../../../src/core/studio/value-at.ts';

const text = { type: 'string' };
const card = { properties: { type: { const: 'card' }, title: { $ref: '#/$defs/name' } } };
const table = { properties: { type: { const: 'table' }, rows: { items: text } } };
const document = new SchemaDocument({
  properties: {
    layout: { $ref: '#/$defs/layout' },
    words: { additionalProperties: { $ref: '#/$defs/text' } },
    odd: true,
  },
  $defs: {
    text,
    name: { $ref: '#/$defs/text', title: 'Name', description: 'Its name.' },
    card,
    layout: { oneOf: [{ $ref: '#/$defs/card' }, table, 'odd'] },
  },
});

describe('a part of a schema', () => {
  test('is what its reference leads to, and what stands beside that wins', () => {
    expect(document.resolve({ $ref: '#/$defs/name', description: 'His name.' })).toEqual({
      type: 'string',
      title: 'Name',
      description: 'His name.',
    });
    expect(document.resolve({ $ref: '#/$defs/none', title: 'A' })).toEqual({ title: 'A' });
    expect(document.resolve(text)).toBe(text);
  });

  test('has the branches of a union, of which a value is one by its type', () => {
    const layout = { $ref: '#/$defs/layout' };
    expect(document.branches(layout)).toEqual([card, table]);
    expect(document.branches(text)).toEqual([]);
    expect(document.branchOf(layout, { type: 'table' })).toEqual(table);
    expect(document.branchOf(layout, { type: 'other' })).toHaveProperty('oneOf');
    expect(document.branchOf(layout, 'table')).toHaveProperty('oneOf');
    expect(document.branchOf(text, { type: 'card' })).toEqual(text);
  });

  test.each([
    [[], ['layout', 'words', 'odd']],
    [['layout'], undefined],
  ] as const)('stands at %j', (path, names) => {
    const part = document.at({ layout: { type: 'card' } }, path);
    expect(part).toBeDefined();
    if (names !== undefined) expect(Object.keys(Object(part?.properties))).toEqual(names);
  });

  test('is found by a value, through unions, lists and names of any kind', () => {
    const value = { layout: { type: 'table', rows: ['a'] }, words: { en: 'A' } };
    expect(document.at(value, ['layout', 'rows', 0])).toEqual(text);
    expect(document.at(value, ['words', 'en'])).toEqual(text);
    expect(document.at({ layout: { type: 'card' } }, ['layout', 'title'])).toMatchObject({
      title: 'Name',
      type: 'string',
    });
    expect(document.at(value, ['layout', 'title'])).toBeUndefined();
    expect(document.at(value, ['layout', 'rows', 'a'])).toBeUndefined();
    expect(document.at(value, ['none', 'deeper'])).toBeUndefined();
    expect(document.at(value, ['odd'])).toBeUndefined();
    expect(document.at(null, ['words', 'en'])).toEqual(text);
  });
});

test('a branch is known by the one value of its type', () => {
  expect([card, table, text, { properties: { type: { const: 5 } } }].map(typeOf)).toEqual([
    'card',
    'table',
    undefined,
    undefined,
  ]);
  expect(typeOf({ properties: { type: 'card' } })).toBeUndefined();
});

test('the properties of an object are those that have a schema, in their order', () => {
  expect(propertiesOf(document.root).map(([name]) => name)).toEqual(['layout', 'words']);
  expect(propertiesOf(text)).toEqual([]);
  expect(propertiesOf({ properties: [text] })).toEqual([]);
});

test.each([
  [{ a: [{ b: 1 }] }, ['a', 0, 'b'], 1],
  [{ a: 1 }, [], { a: 1 }],
  [{ a: null }, ['a', 'b'], undefined],
  [{ a: 'text' }, ['a', 'length'], undefined],
  [{}, ['a', 'b'], undefined],
  [undefined, ['a'], undefined],
])('of %j there stands at %j %j', (value, path, found) => {
  expect(valueAt(value, path)).toEqual(found);
});
