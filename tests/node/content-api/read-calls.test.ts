import { describe, expect, test } from 'vitest';
import type { QueryParameter } from '../../../src/node/content/index.ts';
import { negotiateLanguage } from '../../../src/node/content-api/http/choose-language.ts';
import { createEndpointFinder } from '../../../src/node/content-api/http/find-endpoint.ts';
import { readQuery } from '../../../src/node/content-api/http/read-query.ts';

const WHOLE = { kind: 'integer', minimum: 0, maximum: Number.POSITIVE_INFINITY } as const;
const TEXT = { kind: 'text', minLength: 0, maxLength: Number.POSITIVE_INFINITY } as const;
const parameter = (name: string, more: Partial<QueryParameter> = {}): QueryParameter => ({
  name,
  required: false,
  default: undefined,
  rule: TEXT,
  use: { kind: 'value', field: name },
  ...more,
});
const PARAMETERS: readonly QueryParameter[] = [
  parameter('page', { rule: WHOLE, use: { kind: 'page' } }),
  parameter('size', {
    rule: { ...WHOLE, minimum: 1, maximum: 100 },
    use: { kind: 'size' },
  }),
  parameter('q', { rule: { ...TEXT, minLength: 1, maxLength: 5 }, use: { kind: 'search' } }),
  parameter('since', { use: { kind: 'from', field: 'date' } }),
  parameter('until', { use: { kind: 'to', field: 'date' } }),
  parameter('state', { rule: { kind: 'choice', values: ['on', 'off'] } }),
  parameter('sort', {
    use: { kind: 'order', orders: new Map([['newest', { field: 'date', falling: true }]]) },
  }),
  parameter('counts', { use: { kind: 'counts', fields: ['state', 'place'] } }),
];
const NOTHING = {
  page: 0,
  size: 20,
  isPaged: false,
  q: undefined,
  filters: [],
  order: undefined,
  counts: [],
};

describe('the query of a call', () => {
  const read = (search: string, parameters = PARAMETERS) => readQuery(search, parameters);

  test.each([
    ['', {}],
    ['?', {}],
    ['?other=1&x', {}],
    ['?page=2', { page: 2, isPaged: true }],
    ['?page=007&size=3', { page: 7, size: 3, isPaged: true }],
    ['?q=a+b', { q: 'a b' }],
    ['?q=a%2Bb', { q: 'a+b' }],
    ['?q=a=b', { q: 'a=b' }],
    ['?%71=ab', { q: 'ab' }],
    ['?%=ab', {}],
    ['?q=𠀀𠀀𠀀𠀀𠀀', { q: '𠀀𠀀𠀀𠀀𠀀' }],
    ['?state=on', { filters: [{ by: 'value', field: 'state', value: 'on' }] }],
    [
      '?until=2027&since=2026',
      {
        filters: [
          { by: 'from', field: 'date', value: '2026' },
          { by: 'to', field: 'date', value: '2027' },
        ],
      },
    ],
    ['?sort=newest', { order: { field: 'date', falling: true } }],
    ['?sort=other', {}],
    ['?counts=place,other,state', { counts: ['state', 'place'] }],
  ])('%s is understood', (search, query) => {
    expect(read(search)).toMatchObject({ query: { ...NOTHING, ...query } });
  });

  test.each([
    ['?page=-1', '“page” is “-1”; it must be an integer of at least 0.'],
    ['?page=1.5', '“page” is “1.5”; it must be an integer of at least 0.'],
    ['?page=', '“page” is “”; it must be an integer of at least 0.'],
    ['?size=0', '“size” is “0”; it must be an integer from 1 to 100.'],
    ['?size=101', '“size” is “101”; it must be an integer from 1 to 100.'],
    ['?q=', '“q” is “”; it must be a text of 1 to 5 characters.'],
    ['?q=+', '“q” is “ ”; it must be a text of 1 to 5 characters.'],
    ['?q=abcdef', '“q” is “abcdef”; it must be a text of 1 to 5 characters.'],
    ['?state=x', '“state” is “x”; it must be “on” or “off”.'],
    ['?q=%', '“q” is “%”; encode “%” as “%25”.'],
    ['?q=a&q=b&q=c', '“q” is given 3 times; give it once.'],
  ])('%s is refused', (search, says) => {
    expect(read(search)).toEqual({ status: 400, detail: `The query parameter ${says}` });
  });

  test('has what is needed, and what is meant where nothing is said', () => {
    const rule = { ...TEXT, minLength: 2 };
    expect(read('', [parameter('a', { required: true, rule })])).toEqual({
      status: 400,
      detail: 'The query parameter “a” is missing; it must be a text of at least 2 characters.',
    });
    const fallback = [parameter('size', { default: '7', use: { kind: 'size' } })];
    expect(read('', fallback)).toMatchObject({ query: { size: 7 } });
    expect(read('?size=9', fallback)).toMatchObject({ query: { size: 9 } });
    const spaced = [parameter('a b', { use: { kind: 'search' } })];
    expect(read('?a+b=1', spaced)).toMatchObject({ query: { q: '1' } });
  });

  test('is the same for an answer that is kept where it means the same', () => {
    const keyOf = (search: string) => {
      const found = read(search);
      return 'key' in found ? found.key : undefined;
    };
    expect(keyOf('?size=3&page=01&other=x')).toBe(keyOf('?page=1&size=3'));
    expect(keyOf('?page=1')).not.toBe(keyOf('?page=2'));
    expect(keyOf('?since=2026')).not.toBe(keyOf('?until=2026'));
  });
});

describe('the path of a call', () => {
  const endpoint = (path: string) => ({ path, parameters: [], answer: undefined as never });
  const paths = ['/news', '/news/{newsId}', '/a b', '/news/archive'];
  const find = createEndpointFinder(paths.map(endpoint), '/api');
  const found = (path: string) => {
    const result = find(path);
    return 'status' in result ? [result.status, result.detail] : [result.endpoint.path, result.id];
  };

  test.each([
    ['/news', '/news', ''],
    ['/news/lake', '/news/{newsId}', 'lake'],
    ['/news/archive', '/news/archive', ''],
    ['/news/the%20lake', '/news/{newsId}', 'the lake'],
  ])('%s leads to %s, and the item “%s”', (path, name, id) => {
    expect(found(path)).toEqual([name, id]);
  });

  test.each([
    ['/new', 404, 'There is no path “/api/new”; the nearest is “/api/news”.'],
    ['/news/a/b', 404, 'There is no path “/api/news/a/b”; the nearest is “/api/news”.'],
    ['/news/a%2Fb', 404, 'There is no path “/api/news/a/b”; the nearest is “/api/news”.'],
    ['/news/%', 400, 'The path “/news/%” is malformed; encode “%” as “%25”.'],
  ])('%s leads nowhere', (path, status, detail) => {
    expect(found(path)).toEqual([status, detail]);
  });

  test('is none where the API has none', () => {
    expect(createEndpointFinder([], '/api')('/news')).toEqual({
      status: 404,
      detail: 'There is no path “/api/news”; the API has no paths.',
    });
  });
});

test.each([
  [null, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['fr', 'zh'],
  ['fr,en;q=0.5', 'en'],
  ['de;q=0.4,en;q=0.5', 'en'],
  ['en-GB', 'en'],
  ['DE-AT', 'de'],
  ['english', 'zh'],
  ['zho', 'zh'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'zh'],
  ['pt-br-x', 'pt-BR'],
  ['*', 'zh'],
  ['zh;q=0,*', 'en'],
  ['zh;q=0,en;q=0,*;q=0.1', 'de'],
  ['en;q=0', 'zh'],
  ['Deutsch', 'de'],
])('a call that asks for the language %j is answered in %s', (header, language) => {
  const languages = ['zh', 'en', 'de', 'pt-BR'];
  expect(negotiateLanguage(header, languages, { de: 'Deutsch' })).toBe(language);
  expect(negotiateLanguage(header, [])).toBe('');
});
