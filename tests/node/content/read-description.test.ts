import { describe, expect, test } from 'vitest';
import {
  filtersOf,
  neededFoldersOf,
  objectPathsOf,
  readApiModel,
  sourcesOf,
} from '../../../src/node/content/index.ts';

const NEWS = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string', contentMediaType: 'text/plain' },
    text: { type: 'string', contentMediaType: 'text/html' },
    photo: { type: 'string', format: 'uri-reference', contentMediaType: 'image/*' },
    link: { type: 'string', format: 'uri-reference' },
  },
};
const REF = { $ref: '#/components/schemas/News' };
const LIST = { type: 'array', items: REF };

/** The endpoints of a description whose paths have these operations. */
function endpointsOf(operations: Readonly<Record<string, object>>) {
  const paths = Object.fromEntries(
    Object.entries(operations).map(([name, { schema, ...get }]: [string, { schema?: object }]) => {
      const content = { 'application/json': { schema } };
      return [name, { get: { responses: { 200: { content } }, ...get } }];
    }),
  );
  return readApiModel({ paths, components: { schemas: { News: NEWS } } }).endpoints;
}

const answerOf = (operation: object, name = '/news') =>
  endpointsOf({ [name]: operation })[0]?.answer;
const FIELDS = {
  name: 'News',
  pointer: '#/components/schemas/News',
  names: ['id', 'title', 'text', 'photo', 'link'],
  required: new Set(['id', 'title']),
  html: new Set(['text']),
  images: new Set(['photo']),
  links: new Set(['link']),
};
const SOURCE = {
  folder: 'news',
  where: [],
  orderBy: [],
  limit: Number.POSITIVE_INFINITY,
  search: [],
  everyLanguage: false,
  entityFields: FIELDS,
};
const inQuery = (name: string, schema: object = {}, more: object = {}) => ({
  name,
  in: 'query',
  schema,
  ...more,
});

describe('a call of an API', () => {
  test('answers a list of a folder, in the files’ own order where nothing says another', () => {
    expect(answerOf({ schema: LIST })).toEqual({ kind: 'list', source: SOURCE });
  });

  test('answers a list as its description says it', () => {
    const rule = {
      from: 'old/news',
      where: { state: 'shown', place: ['here', 'there'] },
      orderBy: ['-date', 'title'],
      limit: 3,
      search: ['title', 'text'],
      everyLanguage: true,
    };
    expect(answerOf({ schema: LIST, 'x-content': rule })).toEqual({
      kind: 'list',
      source: {
        folder: 'old/news',
        where: [
          { field: 'state', values: ['shown'] },
          { field: 'place', values: ['here', 'there'] },
        ],
        orderBy: [
          { field: 'date', falling: true },
          { field: 'title', falling: false },
        ],
        limit: 3,
        search: ['title', 'text'],
        everyLanguage: true,
        entityFields: FIELDS,
      },
    });
    const one = answerOf({ schema: LIST, 'x-content': { orderBy: '-date' } });
    expect(one).toMatchObject({ source: { orderBy: [{ field: 'date', falling: true }] } });
  });

  test('answers pages where it can be asked for one', () => {
    const schema = { type: 'object', properties: { content: LIST } };
    const parameters = [inQuery('page')];
    expect(answerOf({ schema, parameters })).toEqual({ kind: 'page', source: SOURCE });
    expect(answerOf({ schema })).toMatchObject({ kind: 'object', file: 'news' });
    // A list may be whole or a page.
    expect(answerOf({ schema: { oneOf: [LIST, schema] }, parameters })?.kind).toBe('list');
  });

  test('answers an item of a folder, an object with lists in it, or lists as its parts', () => {
    expect(answerOf({ schema: REF }, '/a/news/{id}')).toEqual({
      kind: 'item',
      folder: 'a/news',
      entityFields: FIELDS,
    });
    const schema = { type: 'object', properties: { latest: LIST } };
    const rule = { latest: { from: 'news', limit: 1 } };
    const lists = new Map([['latest', { ...SOURCE, limit: 1 }]]);
    expect(answerOf({ schema, 'x-content': { embed: rule } }, '/home')).toMatchObject({
      kind: 'object',
      file: 'home',
      entityFields: { name: 'schema', names: ['latest'] },
      embed: lists,
    });
    const parts = answerOf({ schema, 'x-content': { parts: rule } }, '/home');
    expect(parts).toEqual({ kind: 'parts', parts: lists });
  });

  test.each(['/', '/{id}', '/news/{id}/notes', '/news/{id}.json', 'news'])(
    'of the path %s is none that content answers',
    (name) => {
      expect(endpointsOf({ [name]: { schema: REF } })).toEqual([]);
    },
  );

  test('is none where the description says so, or where it only writes', () => {
    expect(endpointsOf({ '/news': { schema: LIST, 'x-content': false } })).toEqual([]);
    expect(readApiModel({ paths: { '/news': { post: {} } } }).endpoints).toEqual([]);
  });

  test('leaves open the fields of an entity that names none', () => {
    expect(answerOf({ schema: { type: 'object' } })).toMatchObject({ entityFields: undefined });
    const list = { type: 'array', items: { type: 'object' } };
    expect(answerOf({ schema: list })).toMatchObject({ source: { entityFields: undefined } });
  });
});

describe('a parameter', () => {
  const read = (parameter: object) =>
    endpointsOf({ '/news': { schema: LIST, parameters: [parameter] } })[0]?.parameters[0];

  test('is optional, any text, and a filter of its name where nothing else is said', () => {
    expect(read(inQuery('state'))).toEqual({
      name: 'state',
      required: false,
      default: undefined,
      rule: { kind: 'text', minLength: 0, maxLength: Number.POSITIVE_INFINITY },
      use: { kind: 'value', field: 'state' },
    });
    expect(read(inQuery('state', { default: 3 }, { required: true }))).toMatchObject({
      required: true,
      default: '3',
    });
    expect(read({ ...inQuery('X-State'), in: 'header' })).toBeUndefined();
  });

  test.each([
    ['page', {}, { kind: 'page' }],
    ['size', {}, { kind: 'size' }],
    ['q', {}, { kind: 'search' }],
    ['toString', {}, { kind: 'value', field: 'toString' }],
    ['place', { value: 'hall.name' }, { kind: 'value', field: 'hall.name' }],
    ['since', { from: 'date' }, { kind: 'from', field: 'date' }],
    ['until', { to: 'date' }, { kind: 'to', field: 'date' }],
    ['facets', { counts: ['state', 'place'] }, { kind: 'counts', fields: ['state', 'place'] }],
    [
      'sort',
      { orders: { newest: '-date', title: 5 } },
      {
        kind: 'order',
        orders: new Map([
          ['newest', { field: 'date', falling: true }],
          ['title', { field: 'title', falling: false }],
        ]),
      },
    ],
  ])('called %s, of which the description says %j, does that', (name, rule, use) => {
    expect(read(inQuery(name, {}, { 'x-content': rule }))?.use).toEqual(use);
  });

  test.each([
    [{ enum: ['a', 2] }, { kind: 'choice', values: ['a', '2'] }],
    [
      { type: 'integer', minimum: 1, maximum: 9 },
      { kind: 'integer', minimum: 1, maximum: 9 },
    ],
    [
      { type: 'integer' },
      { kind: 'integer', minimum: Number.NEGATIVE_INFINITY, maximum: Number.POSITIVE_INFINITY },
    ],
    [
      { type: 'string', minLength: 2, maxLength: 5 },
      { kind: 'text', minLength: 2, maxLength: 5 },
    ],
  ])('may be what its schema says: %j', (schema, rule) => {
    expect(read(inQuery('x', schema))?.rule).toEqual(rule);
  });
});

test('lists, objects and filters are found in what a description says', () => {
  const schema = { type: 'object', properties: { latest: LIST } };
  const latest = { latest: { from: 'news' } };
  const document = {
    '/events': { schema: LIST, parameters: [inQuery('state'), inQuery('q')] },
    '/menu': { schema: LIST, 'x-content': { everyLanguage: true } },
    '/home': { schema, 'x-content': { embed: latest } },
    '/parts': { schema, 'x-content': { parts: latest } },
    '/events/{id}': { schema: REF },
    '/fellows/{id}': { schema: REF },
  };
  const endpoints = endpointsOf(document);
  const folders = endpoints.map(({ answer }) => sourcesOf(answer).map(({ folder }) => folder));
  expect(folders).toEqual([['events'], ['menu'], ['news'], ['news'], [], []]);
  expect(objectPathsOf({ endpoints })).toEqual(new Set(['home']));
  expect(neededFoldersOf({ endpoints })).toEqual(new Set(['menu', 'fellows']));
  expect(endpoints.map((one) => filtersOf(one).map(({ name }) => name))).toEqual([
    ['state'],
    ...endpoints.slice(1).map(() => []),
  ]);
});
