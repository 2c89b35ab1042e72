import { describe, expect, test } from 'vitest';
import { ApiDescription } from '../../../src/node/compiler/meaning/api-description.ts';
import { compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

const FILE = 'schemas/api.openapi.json';
const text = { type: 'string' };

/** A description with one call, whose answer has a schema. */
function describeAnswer(schema: object, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const paths = { '/things': { get: { responses: { 200: { content } } } } };
  const document = { openapi: '3.0.3', paths, components: { schemas } };
  return new ApiDescription(document, { file: FILE });
}

describe('a type of the description', () => {
  test.each<[string, object, object?]>([
    ['names its properties', { properties: { name: text } }],
    [
      'combines others',
      { allOf: [{ $ref: '#/components/schemas/Named' }, { properties: { more: text } }] },
    ],
    ['is one of several', { oneOf: [{ $ref: '#/components/schemas/Named' }, { type: 'null' }] }],
    ['is any of several', { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Named' }] }],
    ['may be null', { nullable: true, allOf: [{ $ref: '#/components/schemas/Named' }] }],
    ['combines itself', { $ref: '#/components/schemas/Circle' }],
  ])('that %s has their fields', (_, schema) => {
    const api = describeAnswer(schema, {
      Named: { type: ['object', 'null'], properties: { name: text } },
      Circle: {
        allOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Named' }],
      },
    });
    const answer = api.findOperation('/things')?.answer;
    expect(answer?.fields).toContain('name');
    expect(answer?.at('name')?.types).toEqual(['string']);
    expect(answer?.at('nmae')).toBeUndefined();
  });

  test('has the entries of its lists by their places', () => {
    const authors = { type: 'array', items: { properties: { name: text } } };
    const answer = describeAnswer({ properties: { authors } }).findOperation('/things')?.answer;
    expect(answer?.at('authors.0.name')?.types).toEqual(['string']);
    expect(answer?.at('authors.0.nmae')).toBeUndefined();
    expect(answer?.at('authors.name')).toBeUndefined();
  });

  test.each<[string, object]>([
    ['has no properties', { type: 'object' }],
    ['refers to itself', { $ref: '#/components/schemas/Self' }],
    ['refers to nothing', { $ref: '#/components/schemas/None' }],
    ['refers to another file', { $ref: 'other.json#/Thing' }],
    ['has properties that are a list', { properties: ['name'] }],
    ['is nothing', {}],
  ])('that %s leaves its fields open', (_, schema) => {
    const api = describeAnswer(schema, { Self: { $ref: '#/components/schemas/Self' } });
    expect(api.findOperation('/things')?.answer?.fields ?? []).not.toContain('name');
  });
});

describe('an item that the path of an endpoint names', () => {
  const items = (files?: readonly string[]) =>
    new ApiDescription(
      { openapi: '3.1.0', paths: { '/news/{id}': { get: {} } } },
      { file: FILE, ...(files && { files: new Set(files) }) },
    );

  test('is there where nobody says which items there are', () => {
    expect(items().otherItems('/news/opening')).toBeUndefined();
    expect(items().findOperation('/news/opening')).toBeDefined();
  });

  test('is there where it is among the items', () => {
    const api = items(['news/closing', 'news/opening']);
    expect(api.otherItems('/news/opening')).toBeUndefined();
    expect(api.findOperation('/news/opening')).toBeDefined();
  });

  test('is answered with the others where it is none of them', () => {
    const api = items(['news/closing', 'events/opening']);
    expect(api.otherItems('/news/opening')).toEqual(['/news/closing']);
    expect(api.findOperation('/news/opening')).toBeUndefined();
  });
});

describe('a description with a mistake', () => {
  test.each<[string, string, string, string]>([
    ['is empty', '»', 'M003', 'it has to begin with { "openapi": "3.1.0" }'],
    ['has a comma too many', '{ "paths": {}, »}', 'M006', 'nothing follows the comma'],
    ['has a comment', '{ »/* calls */ "paths": {} }', 'M006', 'JSON has no comments'],
    ['is YAML', '»openapi: 3.1.0', 'M006', 'the key openapi stands without quotes'],
    ['is a list', '»[]', 'M401', 'the API description is no object'],
    ['has no paths', '»{ "openapi": "3.1.0" }', 'M401', 'has no object "paths"'],
    ['has a list of paths', '»{ "paths": [] }', 'M401', 'has no object "paths"'],
    [
      'refers to nothing',
      '{ "paths": {}, "components": { "schemas": { "A": {}, "B": { "$ref": »"#/components/schemas/a" } } } }',
      'M401',
      'did you mean "#/components/schemas/A"?',
    ],
    [
      'refers to itself',
      '{ "paths": {}, "components": { "schemas": { "A": { "$ref": »"#/components/schemas/A" } } } }',
      'M401',
      'leads back to itself; refer to a schema',
    ],
  ])('that %s is one finding at the place', (_, marked, code, says) => {
    const { text: description, place } = readMark(marked);
    const { findings } = compileSite({ [FILE]: description });
    const own = findings.filter(({ file }) => file === FILE);
    expect(own.map(describeFinding)).toEqual([`${code} ${FILE}:${place}`]);
    expect(own[0]?.message).toContain(says);
  });

  test.each<[string, Uint8Array, string]>([
    ['UTF-16', Buffer.from('{ "paths": {} }', 'utf16le'), 'M001'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'M001'],
    ['a byte order mark', Buffer.from('\uFEFF{ "paths": {} }'), 'M002'],
  ])('of bytes with %s is a finding', (_, bytes, code) => {
    const own = compileSite({ [FILE]: bytes }).findings.filter(({ file }) => file === FILE);
    expect(own.map(describeFinding)).toEqual([`${code} ${FILE}:1:1`]);
  });

  test('may have a property of the name $ref, and examples that look like references', () => {
    const description = {
      paths: {},
      components: {
        schemas: { A: { properties: { $ref: text }, example: { $ref: '#/nowhere' } } },
      },
    };
    const { findings } = compileSite({ [FILE]: JSON.stringify(description) });
    expect(findings.filter(({ file }) => file === FILE)).toEqual([]);
  });
});

test('a project without a description is right where a backend answers', () => {
  const site = replaceIn('site.json', '"base": "/api"', '"base": "/api", "path": "/v1"');
  expect(compileSite({ [FILE]: null, 'site.json': site }).findings).toEqual([]);
});
