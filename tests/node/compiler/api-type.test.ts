import { describe, expect, test } from 'vitest';
import {
  ApiType,
  followReference,
  readProperty,
} from '../../../src/node/compiler/meaning/api-type.ts';

const DOCUMENT = {
  components: {
    schemas: {
      News: {
        type: 'object',
        description: 'A piece of news.',
        properties: {
          id: { type: 'string', enum: ['a', 2] },
          when: { type: 'string', format: 'date' },
          author: { $ref: '#/components/schemas/Person' },
          files: { type: 'array', items: { type: 'object', properties: { url: {} } } },
        },
        allOf: [
          { $ref: '#/components/schemas/News' },
          { type: ['object', 'null'], properties: { id: { type: 'integer' }, more: {} } },
        ],
      },
      Person: {
        oneOf: [{ properties: { name: { type: 'string' } } }],
        anyOf: [{ properties: { born: { type: 'string', format: 'date' } } }],
      },
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  },
};
const typeOf = (schema: unknown) => new ApiType(schema, DOCUMENT);
const NEWS = typeOf({ $ref: '#/components/schemas/News' });

describe('a type of a description', () => {
  test('is what its reference leads to, with all that it combines, the first word counting', () => {
    expect(NEWS.name).toBe('News');
    expect(NEWS.fields).toEqual(['id', 'when', 'author', 'files', 'more']);
    expect(NEWS.types).toEqual(['object', 'null']);
    expect(NEWS.description).toBe('A piece of news.');
    expect(NEWS.field('id')?.types).toEqual(['string']);
    expect(NEWS.field('author')?.fields).toEqual(['name', 'born']);
    expect(NEWS.field('none')).toBeUndefined();
    expect(NEWS.field('toString')).toBeUndefined();
    expect(NEWS.field('id')).toBe(NEWS.field('id'));
  });

  test('says of a value what the description says, and nothing else', () => {
    expect(NEWS.field('id')?.values).toEqual(['a', '2']);
    expect(NEWS.field('when')?.format).toBe('date');
    const open = typeOf({ format: 1, enum: 'x', description: [], type: [1, 'string'] });
    expect([open.name, open.format, open.values, open.description, open.types]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      ['string'],
    ]);
    expect([open.items, open.example, open.fields]).toEqual([undefined, undefined, []]);
  });

  test.each([
    [{ contentMediaType: 'text/plain' }, true, false, false],
    [{ contentMediaType: 'text/html' }, true, true, false],
    [{ contentMediaType: 'image/webp' }, false, false, true],
    [{ contentMediaType: 'application/text/html' }, false, false, false],
    [{}, false, false, false],
  ])('of %j is prose: %s, markup: %s, a picture: %s', (schema, isProse, isMarkup, isPicture) => {
    const type = typeOf(schema);
    expect([type.isProse, type.isMarkup, type.isPicture]).toEqual([isProse, isMarkup, isPicture]);
  });

  test('has an example that was seen, else one that is written', () => {
    const seen = { 'x-seen-in': { file: 'a.md', value: 1 } };
    expect(typeOf({ ...seen, example: 2, examples: [3] }).example).toBe(1);
    expect(typeOf({ example: 2, examples: [3] }).example).toBe(2);
    expect(typeOf({ examples: [3, 4] }).example).toBe(3);
    expect(typeOf({ example: null, examples: [3] }).example).toBe(3);
  });

  test('is surely no list only where it says so', () => {
    const types = [{}, { type: 'array' }, { type: ['array', 'null'] }, { type: 'object' }];
    expect(types.map((schema) => typeOf(schema).isNoList)).toEqual([false, false, false, true]);
  });

  test('has types at paths, in entries of lists by their places or across all', () => {
    expect(NEWS.at('author.born')?.format).toBe('date');
    expect(NEWS.at('files.0.url')).toBeDefined();
    expect(NEWS.at('files.url')).toBeUndefined();
    expect(NEWS.at('author.0')).toBeUndefined();
    expect(NEWS.across('files.url')).toBeDefined();
    expect(NEWS.across('files.none')).toBeUndefined();
    expect(NEWS.across('author.name')).toBeDefined();
    expect(NEWS.itemsAt('files')?.fields).toEqual(['url']);
    expect(NEWS.itemsAt('none')).toBeUndefined();
    expect(typeOf({ items: { type: 'string' } }).itemsAt(undefined)?.types).toEqual(['string']);
    // A property may be called by a number.
    expect(typeOf({ properties: { 5: { type: 'string' } } }).at('5')?.types).toEqual(['string']);
  });

  test('is nothing where its reference leads nowhere', () => {
    for (const $ref of ['#/components/schemas/Loop', '#/none', 'other.json#/a']) {
      expect(typeOf({ $ref }).types).toEqual([]);
      expect(followReference({ $ref }, DOCUMENT)).toBeUndefined();
    }
    expect(followReference('x', DOCUMENT)).toBe('x');
  });
});

test('a property is an object’s own, or an entry of a list', () => {
  expect(readProperty({ a: 1 }, 'a')).toBe(1);
  expect(readProperty([1, 2], '1')).toBe(2);
  expect(readProperty({}, 'toString')).toBeUndefined();
  expect(readProperty('abc', 'length')).toBeUndefined();
});
