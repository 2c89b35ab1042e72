import { describe, expect, test } from 'vitest';
import { callsOfFolder } from '../../../src/node/content/asked-call.ts';
import {
  type AskedCall,
  type ContentSet,
  createSectionFinder,
  parseContentFile,
  printDescription,
} from '../../../src/node/content/index.ts';
import { UNTITLED } from '../../../src/node/content/inference/complete-description.ts';
import { describeSet } from '../../../src/node/content/inference/describe-set.ts';
import { callOf } from './call-of.ts';

const render = createSectionFinder();

/** What a set of files with this front matter is described as. */
function describeFiles(
  fronts: readonly string[],
  calls: readonly AskedCall[] = [],
  kind: ContentSet['kind'] = 'list',
) {
  const parsed = fronts.flatMap((front, index) => {
    const id = `n${index}`;
    const file = `news/${id}.en.md`;
    const text = `---\n${front}\n---\n`;
    return (
      parseContentFile({ file, folder: 'news', id, language: 'en', text }, render).content ?? []
    );
  });
  const set = { path: 'news', kind, files: new Set(parsed.map(({ file }) => file)), calls };
  return describeSet(set, 'News', parsed);
}

/** The call of a path, as OpenAPI says it. */
const getOf = (described: ReturnType<typeof describeFiles>, name = '/news') =>
  Object(described.paths[name]).get;
/** A parameter of the list by its name. */
const parameterOf = (described: ReturnType<typeof describeFiles>, name: string) => {
  const all: readonly { name: string }[] = getOf(described).parameters;
  return all.filter((parameter) => parameter.name === name);
};

const call = (more: Partial<AskedCall> = {}) => callOf('/news', more);
const REF = { $ref: '#/components/schemas/News' };
const LIST = { type: 'array', items: REF };
const PAGE = {
  type: 'object',
  required: ['content', 'numberOfTotalPages'],
  properties: { content: LIST, numberOfTotalPages: { type: 'integer', minimum: 0 } },
};
const schemaOf = (described: ReturnType<typeof describeFiles>, name = '/news') =>
  getOf(described, name).responses[200].content['application/json'].schema;

describe('a folder of content', () => {
  test('is described with its list, its items and their fields', () => {
    const described = describeFiles(['title: A']);
    expect(Object.keys(described.paths)).toEqual(['/news', '/news/{id}']);
    expect(described.entity).toMatchObject({
      type: 'object',
      description: 'What a file in news/ says.',
      properties: { id: { type: 'string' }, title: { type: 'string' } },
    });
    expect(getOf(described)).toMatchObject({
      summary: 'news',
      responses: { 200: { description: 'The answer.' } },
      'x-content': { from: 'news', orderBy: [], search: ['title'] },
    });
    expect(schemaOf(described)).toEqual({ oneOf: [LIST, PAGE] });
    const item = getOf(described, '/news/{id}');
    expect(item).toMatchObject({
      summary: 'One of news',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
      ],
    });
    expect(item).not.toHaveProperty('x-content');
    expect(schemaOf(described, '/news/{id}')).toEqual(REF);
  });

  test('beside an object of its name has items alone', () => {
    expect(Object.keys(describeFiles(['a: b'], [], 'items').paths)).toEqual(['/news/{id}']);
  });

  test('of one object is that object', () => {
    const described = describeFiles(['title: A'], [], 'object');
    expect(described.entity).toMatchObject({ description: 'What news says.' });
    expect(described.entity).not.toHaveProperty('properties.id');
    expect(described.paths).toEqual({
      '/news': {
        get: {
          summary: 'news, one object',
          responses: {
            200: {
              description: 'The answer.',
              content: { 'application/json': { schema: REF } },
            },
          },
        },
      },
    });
  });

  test('is asked for page by page where all pages of the site do', () => {
    const whole = describeFiles(['a: b']);
    expect(parameterOf(whole, 'page')[0]).toMatchObject({
      in: 'query',
      schema: { type: 'integer', minimum: 0 },
    });
    expect(parameterOf(whole, 'page')).not.toHaveProperty('0.schema.default');
    expect(parameterOf(whole, 'size')).toEqual([
      { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
    ]);
    const paged = describeFiles(['a: b'], [call({ isPaged: true })]);
    expect(schemaOf(paged)).toEqual(PAGE);
    expect(parameterOf(paged, 'page')).toMatchObject([{ schema: { minimum: 0, default: 0 } }]);
    expect(parameterOf(paged, 'size')).toMatchObject([{ schema: { minimum: 1, default: 20 } }]);
    const both = describeFiles(['a: b'], [call({ isPaged: true }), call()]);
    expect(schemaOf(both)).toEqual({ oneOf: [LIST, PAGE] });
  });

  test('is searched where it has texts, and filtered by what is plain', () => {
    const described = describeFiles(['n: 1\nlink: /a\nsize: 3']);
    expect(parameterOf(described, 'q')).toEqual([]);
    expect(parameterOf(described, 'n')).toEqual([
      { name: 'n', in: 'query', schema: { type: 'string' } },
    ]);
    expect(parameterOf(described, 'link')).toEqual([]);
    expect(parameterOf(described, 'size')).toHaveLength(1);
    const searched = describeFiles(['title: x\nmarkdown:\n  text: y\ntags: [a]\nok: true']);
    expect(parameterOf(searched, 'q')).toMatchObject([
      { schema: { type: 'string', maxLength: 100 } },
    ]);
    expect(getOf(searched)['x-content'].search).toEqual(['title', 'tags', 'text']);
    for (const name of ['title', 'tags', 'ok']) {
      expect(parameterOf(searched, name)).toHaveLength(1);
    }
  });

  test('has the parameters that pages ask for, with what each does', () => {
    const described = describeFiles(
      ['date: 2026-01-01\ntitle: x'],
      [
        call({
          parameters: [
            { name: 'since', use: 'from', field: 'date' },
            { name: 'until', use: 'to', field: 'date' },
            { name: 'sort', use: 'orders', orders: { newest: '-date' } },
            { name: 'facets', use: 'counts', fields: ['title', 'place'] },
            { name: 'title', use: 'value', field: 'other' },
            { name: 'words', use: 'search' },
          ],
        }),
        call({
          parameters: [
            { name: 'sort', use: 'orders', orders: { title: 'title' } },
            { name: 'facets', use: 'counts', fields: ['place', 'date'] },
          ],
        }),
      ],
    );
    const inQuery = { in: 'query', schema: { type: 'string' } };
    const parameters: readonly { name: string }[] = getOf(described).parameters;
    expect(parameters.filter(({ name }) => !['page', 'size', 'q'].includes(name))).toEqual([
      { name: 'title', ...inQuery },
      { name: 'since', ...inQuery, 'x-content': { from: 'date' } },
      { name: 'until', ...inQuery, 'x-content': { to: 'date' } },
      {
        name: 'sort',
        in: 'query',
        schema: { type: 'string', enum: ['newest', 'title'] },
        'x-content': { orders: { newest: '-date', title: 'title' } },
      },
      { name: 'facets', ...inQuery, 'x-content': { counts: ['title', 'place', 'date'] } },
      { name: 'words', ...inQuery },
    ]);
  });

  test('says how many it has, and counts, where readers ask for a part of it', () => {
    const parameters = [{ name: 'words', use: 'search' } as const];
    const described = describeFiles(['a: b'], [call({ isPaged: true, parameters })]);
    expect(schemaOf(described).properties).toMatchObject({
      numberOfItems: { type: 'integer', minimum: 0 },
      facets: {
        type: 'object',
        additionalProperties: {
          type: 'array',
          items: {
            type: 'object',
            required: ['value', 'count'],
            properties: { value: { type: 'string' }, count: { type: 'integer', minimum: 0 } },
          },
        },
      },
    });
  });

  test('is needed in every language where a list says so, or where no list shows it', () => {
    const isNeeded = (calls: readonly AskedCall[]) =>
      getOf(describeFiles(['a: b'], calls))['x-content'].everyLanguage;
    expect(isNeeded([])).toBeUndefined();
    expect(isNeeded([call()])).toBeUndefined();
    expect(isNeeded([call(), call({ everyLanguage: true })])).toBe(true);
    expect(isNeeded([call({ endpoint: '/news/{id}', isList: false })])).toBe(true);
  });

  test('is in its order, then by all of its dates, whatever their form', () => {
    const front = 'order: 1\na: 2026-01-01\nb: 2026-01-01T09:00:00Z\nc: 2026-01-01T09:00\nd: x';
    expect(getOf(describeFiles([front]))['x-content'].orderBy).toEqual(['order', '-a', '-b', '-c']);
    expect(describeFiles([front]).entity).not.toHaveProperty('properties.order');
    const reading = call({ fields: [{ path: ['order'], as: 'other' }] });
    expect(describeFiles([front], [reading]).entity).toHaveProperty('properties.order');
    expect(describeFiles(['d: x'], [reading]).entity).not.toHaveProperty('properties.order');
  });
});

test('the calls of a folder are those of its list and of its items', () => {
  const endpoints = [
    '/news',
    '/news/{id}',
    '/news/lake',
    '/newsletter',
    '/news/{id}/x',
    '/old/news',
  ];
  const calls = endpoints.map((endpoint) => call({ endpoint }));
  const own = callsOfFolder('news', calls).map(({ endpoint }) => endpoint);
  expect(own).toEqual(['/news', '/news/{id}', '/news/lake']);
});

test('a description is printed under the name of its site, without what messages need', () => {
  const seen = { type: 'string', 'x-seen-in': { file: 'a.md', value: 'x' } };
  const written = { openapi: '3.1.0', info: { title: 'Own', version: '2' }, a: seen };
  const print = (document: object) => JSON.parse(printDescription(document, 'The lake'));
  expect(print(written)).toEqual({ ...written, a: { type: 'string' } });
  expect(print({ ...written, info: UNTITLED }).info).toEqual({ title: 'The lake', version: '1' });
  expect(printDescription({ a: {} }, 'x')).toBe('{\n  "a": {}\n}\n');
});
