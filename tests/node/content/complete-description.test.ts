import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import {
  type AskedCall,
  completeDescription,
  createSectionFinder,
  parseContentFile,
} from '../../../src/node/content/index.ts';
import { callOf } from './call-of.ts';

type Files = Readonly<Record<string, string>>;

const NEWS = callOf('/news');

/** Describes files, whose front matter stands without its fences, by their paths. */
function describeFiles(files: Files, calls: readonly AskedCall[] = [], written?: object) {
  const sources = Object.entries(files).map(([file, text]) => {
    const [, folder = '', id = '', language = ''] =
      /^(?:(.+)\/)?([^/]+)\.(\w+)\.md$/.exec(file) ?? [];
    const [front = '', ...sections] = text.split(/\n(?=# )/);
    return { file, folder, id, language, text: `---\n${front}\n---\n${sections.join('\n')}` };
  });
  const render = createSectionFinder();
  const parsed = sources.flatMap((source) => parseContentFile(source, render).content ?? []);
  const content = { names: sources, read: () => parsed };
  return completeDescription(written, content, () => calls).document;
}

function at(document: unknown, ...names: readonly string[]): unknown {
  return names.reduce((value, name) => (isRecord(value) ? value[name] : undefined), document);
}

/** The schema of a field `x` of news, one item for each of the values. */
function fieldOf(values: readonly string[], calls: readonly AskedCall[] = []): unknown {
  const files = values.map((value, index) => [`news/n${index}.en.md`, value] as const);
  const field = at(
    describeFiles(Object.fromEntries(files), calls),
    ...['components', 'schemas', 'News', 'properties', 'x'],
  );
  if (!isRecord(field)) return field;
  const { 'x-seen-in': _, ...schema } = field;
  return schema;
}

const reading = (as: AskedCall['fields'][number]['as']): AskedCall[] => [
  { ...NEWS, fields: [{ path: ['x'], as }] },
];
const TEXT = { type: 'string', contentMediaType: 'text/plain' };
const LINK = { type: 'string', format: 'uri-reference' };
const PICTURE = { ...LINK, contentMediaType: 'image/*' };
const TIME = '2026-06-01T09:00:00+08:00';

describe('the type of a field', () => {
  test.each<[string, readonly string[], object]>([
    ['texts', ['x: a lake', 'x: a shore'], TEXT],
    ['whole numbers', ['x: 1', 'x: 2'], { type: 'integer' }],
    ['numbers', ['x: 1', 'x: 2.5'], { type: 'number' }],
    ['truths', ['x: true'], { type: 'boolean' }],
    ['days', ['x: 2026-06-01'], { type: 'string', format: 'date' }],
    ['times', [`x: ${TIME}`], { type: 'string', format: 'date-time' }],
    [
      'days and times',
      [`x: ${TIME}`, `x: ${TIME}`, 'x: 2026-06-01'],
      { type: 'string', format: 'date-or-date-time' },
    ],
    [
      'times of the site’s place',
      ['x: 2026-06-01T09:00:00', 'x: 2026-06-01T09:00'],
      { type: 'string', format: 'date-or-date-time' },
    ],
    ['files', ['x: /media/a.pdf', 'x: /media/b.webp'], LINK],
    ['pictures', ['x: /media/a.jpg', 'x: /media/b.webp'], PICTURE],
    ['links', ['x: https://example.org/a', 'x: /news'], LINK],
    ['e-mail addresses', ['x: office@example.org'], { type: 'string', format: 'email' }],
    ['sections', ['a: b\n# x\n\nText.'], { type: 'string', contentMediaType: 'text/html' }],
    ['values of two types, as many of each', ['x: 1', 'x: a'], { type: ['number', 'string'] }],
    ['nothing yet', ['x:'], {}],
  ])('follows from %s', (_, values, schema) => {
    expect(fieldOf(values)).toEqual(schema);
  });

  test('follows from the entries of lists, and the fields of objects in them', () => {
    expect(fieldOf(['x: [a, b]'])).toMatchObject({ type: 'array', items: { type: 'string' } });
    expect(fieldOf(['x:\n  - url: /media/a.pdf\n    size: 3', 'x:\n  - size: 4'])).toMatchObject({
      type: 'array',
      items: { type: 'object', properties: { url: LINK, size: { type: 'integer' } } },
    });
  });

  test('is that of nearly all values, whatever a few are', () => {
    expect(fieldOf(['x: a', 'x: b', 'x: c', 'x: 4'])).toEqual(TEXT);
    const dated = [`x: ${TIME}`, `x: ${TIME}`, `x: ${TIME}`, 'x: 2026-06'];
    expect(fieldOf(dated)).toEqual({ type: 'string', format: 'date-time' });
  });

  test('is no link where one value is a text, so that nothing is left out for it', () => {
    expect(fieldOf(['x: /a', 'x: /b', 'x: /c', 'x: Room 3'])).toEqual(TEXT);
  });

  test.each<[AskedCall['fields'][number]['as'], readonly string[], object]>([
    ['picture', ['x: https://example.org/a.webp', 'x: a picture'], PICTURE],
    ['picture', ['x:'], PICTURE],
    ['url', ['x: /a', 'x: none'], LINK],
    ['email', ['x: a@example.org', 'x: nobody'], { type: 'string', format: 'email' }],
    ['phone', ['x: +86 21 5555 0000 ext. 3'], { type: 'string', format: 'phone' }],
    ['day', ['x: 2026/6/1'], { type: 'string', format: 'date' }],
    ['day', ['x: 2026-06-01 09:00'], { type: 'string', format: 'date-time' }],
    ['day', ['x: a lake'], TEXT],
    ['picture', ['x: a lake'], TEXT],
  ])('follows from a page that reads a %s where values may be that: %j', (as, values, schema) => {
    expect(fieldOf(values, reading(as))).toEqual(schema);
  });
});

describe('a folder', () => {
  const files: Files = {
    'news/a.en.md': 'order: 2\ntitle: A\nat: 2026-06-01\n# text\n\nA.',
    'news/b.en.md': 'title: B\ncount: 3\nmail: b@example.org',
  };
  const list = (calls: readonly AskedCall[] = []) =>
    at(describeFiles(files, calls), 'paths', '/news', 'get');

  test('is a list and its items, of one entity', () => {
    const document = describeFiles(files);
    expect(Object.keys(at(document, 'paths') ?? {})).toEqual(['/news', '/news/{id}']);
    const properties = at(document, 'components', 'schemas', 'News', 'properties') ?? {};
    expect(Object.keys(properties)).toEqual(['id', 'title', 'at', 'text', 'count', 'mail']);
  });

  test('stands by order, then by its dates, the latest first', () => {
    expect(at(list(), 'x-content', 'orderBy')).toEqual(['order', '-at']);
  });

  test('stands by dates of which some have an hour, too', () => {
    const mixed = { 'news/a.en.md': 'at: 2026-06-01', 'news/b.en.md': `at: ${TIME}` };
    const list = at(describeFiles(mixed), 'paths', '/news', 'get');
    expect(at(list, 'x-content', 'orderBy')).toEqual(['-at']);
  });

  test('is searched in its texts, and filtered by its plain fields', () => {
    expect(at(list(), 'x-content', 'search')).toEqual(['title', 'text']);
    expect(at(list(), 'parameters')).toMatchObject(
      ['page', 'size', 'q', 'title', 'count'].map((name) => ({ name })),
    );
  });

  test('is filtered by plain fields of objects and of lists of objects, by their paths', () => {
    const nested =
      'title: A\nplace: { town: Ulm, geo: { lat: 1 } }\nauthors: [{ person: ada, tags: [x] }]';
    const document = describeFiles({ 'news/a.en.md': nested });
    const parameters = at(document, 'paths', '/news', 'get', 'parameters');
    const names = ['page', 'size', 'q', 'title', 'place.town', 'place.geo.lat'];
    expect(parameters).toEqual(
      [...names, 'authors.person', 'authors.tags'].map((name) => expect.objectContaining({ name })),
    );
  });

  test('is a page where pages ask for it page by page, else whole or a page', () => {
    const schema = (calls: readonly AskedCall[]) =>
      at(list(calls), 'responses', '200', 'content', 'application/json', 'schema');
    const paged = { ...NEWS, isPaged: true };
    expect(schema([paged])).toMatchObject({
      type: 'object',
      required: ['content', 'numberOfTotalPages'],
    });
    expect(schema([paged, NEWS])).toMatchObject({ oneOf: [{ type: 'array' }, { type: 'object' }] });
  });

  test('is needed in every language where pages ask for its items alone', () => {
    const item = { ...NEWS, endpoint: '/news/{name}', isList: false };
    expect(at(list([item]), 'x-content', 'everyLanguage')).toBe(true);
    expect(at(list([item, NEWS]), 'x-content', 'everyLanguage')).toBeUndefined();
  });

  test('has the place of its items where a page reads it', () => {
    const calls = [{ ...NEWS, fields: [{ path: ['order'], as: 'other' as const }] }];
    const properties = at(
      describeFiles(files, calls),
      'components',
      'schemas',
      'News',
      'properties',
    );
    expect(properties).toHaveProperty('order');
  });
});

describe('a file', () => {
  const pathsOf = (files: Files, calls: readonly AskedCall[] = [], written?: object) =>
    Object.keys(at(describeFiles(files, calls, written), 'paths') ?? {});

  test('is an object beside the folders', () => {
    expect(pathsOf({ 'about.en.md': 'a: b' })).toEqual(['/about']);
  });

  test('in a folder is an object where a page asks for it by its path', () => {
    const call = { ...NEWS, endpoint: '/home/titles', isList: false };
    expect(pathsOf({ 'home/titles.en.md': 'a: b' }, [call])).toEqual(['/home/titles']);
    expect(pathsOf({ 'home/titles.en.md': 'a: b' })).toEqual(['/home', '/home/{id}']);
  });

  test('in a folder stays an item where one page asks for it and another for the folder', () => {
    const item = { ...NEWS, endpoint: '/news/lake', isList: false };
    const folder = { 'news/lake.en.md': 'a: b', 'news/rain.en.md': 'a: b' };
    const paths = ['/news', '/news/{id}'];
    expect(pathsOf(folder, [item, NEWS])).toEqual(paths);
    expect(pathsOf(folder, [item, { ...item, endpoint: '/news/{id}' }])).toEqual(paths);
    expect(pathsOf(folder, [item])).toEqual(['/news/lake', ...paths]);
  });

  test('leaves its path to a folder of its name, unless a page asks for it', () => {
    const files = { 'news.en.md': 'a: b', 'news/a.en.md': 'a: b' };
    expect(pathsOf(files)).toEqual(['/news', '/news/{id}']);
    const paths = pathsOf(files, [{ ...NEWS, isList: false }]);
    expect(paths).toEqual(['/news', '/news/{id}']);
    const document = describeFiles(files, [{ ...NEWS, isList: false }]);
    expect(Object.keys(at(document, 'components', 'schemas') ?? {})).toEqual(['News', 'NewsItem']);
  });

  test('that cannot be read leaves open what it holds', () => {
    const document = describeFiles({ 'news/a.en.md': 'a: "b' });
    expect(at(document, 'components', 'schemas', 'News')).not.toHaveProperty('properties');
  });

  test('that a description names is described by it alone', () => {
    const schema = { $ref: '#/components/schemas/News' };
    const answer = {
      content: { 'application/json': { schema: { type: 'array', items: schema } } },
    };
    const written = {
      openapi: '3.1.0',
      paths: { '/news': { get: { responses: { 200: answer } } } },
      components: { schemas: { News: { type: 'object' } } },
    };
    const files = { 'news/a.en.md': 'a: b' };
    expect(describeFiles(files, [], written)).toBe(written);
    expect(pathsOf({ ...files, 'old/news/a.en.md': 'a: b' }, [], written)).toEqual([
      '/old/news',
      '/old/news/{id}',
      '/news',
    ]);
  });
});
