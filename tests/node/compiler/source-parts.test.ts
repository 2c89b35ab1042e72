import { describe, expect, test } from 'vitest';
import { explainEndpoint, fileFor } from '../../../src/node/compiler/meaning/explain-endpoint.ts';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

describe('a source that is shown whole', () => {
  testMistakes({
    'and says how its pages are asked for': {
      code: 'M229',
      file: 'front.json',
      part: '"endpoint": "/home/latest-activities", "limit": 5',
      wrong:
        '"endpoint": "/home/latest-activities", »"pagingConvention": { "pageSize": 4 }, "limit": 5',
      says: 'a source that is shown whole',
    },
  });
});

describe('the header that counts pages', () => {
  const backendWith = (paging: string) => {
    const part = '"timeout": 5000';
    const site = replaceIn('site.json', part, `${part}, "paging": ${paging}`);
    return compileSite({ 'site.json': site }).compiled?.backends[0];
  };

  test('is let through to pages under its name in small letters', () => {
    expect(backendWith('{ "total": { "header": "X-Total-Count" } }')?.pagingHeaders).toEqual([
      'x-total-count',
    ]);
    expect(backendWith('{ "total": "count" }')?.pagingHeaders).toEqual([]);
  });
});

describe('the file that a call would be answered with', () => {
  const content = { place: 'content', language: 'zh' };
  const api = {
    content: { ...content, hasFolder: () => false },
    endpoints: ['/people/{id}', '/news/{id}', '/news'],
    file: 'api.json',
    otherItems: () => undefined,
  } as never;

  test.each([
    ['/news', false, 'content/news/name.zh.md'],
    ['/news/{id}', true, 'content/news/name.zh.md'],
    ['/about/history', true, 'content/about/history.zh.md'],
  ])('of %s is one of its folder, or an object by itself', (endpoint, isOne, file) => {
    expect(fileFor({ endpoint, isOne }, content)).toBe(file);
  });

  test('is named where nothing is like the endpoint', () => {
    expect(explainEndpoint({ endpoint: '/library/{id}', isOne: true }, api)).toBe(
      'unknown endpoint "/library/{id}"; write files such as content/library/name.zh.md, or describe the call in api.json',
    );
  });

  test('is not asked for where a known endpoint is meant', () => {
    const meant = (endpoint: string) => explainEndpoint({ endpoint, isOne: false }, api);
    expect(meant('/nesw')).toBe('unknown endpoint "/nesw"; did you mean "/news"?');
    expect(meant('/nesw/{id}')).toBe('unknown endpoint "/nesw/{id}"; did you mean "/news/{id}"?');
  });
});
