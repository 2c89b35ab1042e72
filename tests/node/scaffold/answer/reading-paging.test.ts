import { describe, expect, test } from 'vitest';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import { proposeSource } from '../../../../src/node/scaffold/answer/propose-source.ts';
import { SITE } from '../../../core/site-of.ts';

describe('how a backend pages', () => {
  const data = [{ title: 'A' }];

  test.each<[from: string, answer: Record<string, unknown>, convention: Record<string, unknown>]>([
    [
      'the URL of the next page',
      {
        data,
        meta: { totalPages: 97 },
        links: { next: 'https://host.example/dois?page%5Bnumber%5D=2&page%5Bsize%5D=25' },
      },
      { page: 'page[number]', size: 'page[size]', pageSize: 25, firstPage: 1 },
    ],
    ['what it repeats', { data, total: 9, skip: 0, limit: 1 }, { offset: 'skip', size: 'limit' }],
    [
      'what a search engine answers',
      { response: { numFound: 9, start: 0, docs: data } },
      { offset: 'start', size: 'rows', total: 'response.numFound' },
    ],
    ['the number of the page', { data, meta: { last_page: 9, current_page: 1 } }, { firstPage: 1 }],
  ])('is read from %s', (_, answer, convention) => {
    const list = findList(answer);
    if (list === undefined) throw new Error('no list');
    expect(proposeSource({ endpoint: '/dois' }, list, SITE.api.paging).value).toMatchObject({
      paging: 'server',
      pagingConvention: convention,
    });
  });

  test('is told by a number of any name that says that it counts', () => {
    const items = ['A', 'B', 'C'].map((title) => ({ title }));
    const list = findList({ results: items, resultSetSize: 5, timings: { total_size: 90 } });
    if (list === undefined) throw new Error('no list');
    const query = { limit: '3', offset: '0' };
    expect(proposeSource({ endpoint: '/works', query }, list, SITE.api.paging).value).toEqual({
      endpoint: '/works',
      paging: 'server',
      items: 'results',
      pagingConvention: { offset: 'offset', size: 'limit', pageSize: 3, total: 'resultSetSize' },
    });
  });

  test.each<[asked: string, convention: object]>([
    ['from=0&results=3', { offset: 'from', size: 'results', pageSize: 3 }],
    ['p=1&ps=3', { page: 'p', size: 'ps', pageSize: 3, firstPage: 1 }],
    ['seite=1&anzahl=3', { page: 'seite', size: 'anzahl', pageSize: 3, firstPage: 1 }],
    ['s=1&p=3', { page: 's', size: 'p', pageSize: 3, firstPage: 1 }],
    ['offset=0&page=3', { offset: 'offset', size: 'page', pageSize: 3 }],
    ['page=1&anzahl=3', { page: 'page', size: 'anzahl', pageSize: 3, firstPage: 1 }],
  ])('is read from the numbers of %s', (asked, convention) => {
    const items = ['A', 'B', 'C'].map((title) => ({ title }));
    const list = findList({ data: items, total: 40 });
    if (list === undefined) throw new Error('no list');
    const query = Object.fromEntries(new URLSearchParams(asked));
    const { value } = proposeSource({ endpoint: '/works', query }, list, SITE.api.paging);
    expect(value).toMatchObject({ paging: 'server', pagingConvention: convention });
    expect(value.query).toBeUndefined();
  });

  test.each<[what: string, answer: Record<string, unknown>, convention: object]>([
    ['what it repeats', { skip: 0, limit: 3 }, { offset: 'skip', size: 'limit', pageSize: 3 }],
    [
      'the URL of the next page',
      { next: 'https://host.example/talks/?limit=3&offset=3' },
      { offset: 'offset', size: 'limit', pageSize: 3 },
    ],
    [
      'the URL of the next page, as a page',
      { next: 'https://host.example/talks/?limit=3&page=2' },
      { page: 'page', firstPage: 1, size: 'limit', pageSize: 3 },
    ],
  ])('is read from %s where a size alone was asked for', (_, answer, convention) => {
    const list = findList({ data, total: 57, ...answer });
    if (list === undefined) throw new Error('no list');
    const call = { endpoint: '/talks', query: { limit: '3', order: 'year' } };
    const { query, pagingConvention } = proposeSource(call, list, SITE.api.paging).value;
    expect(query).toEqual({ order: 'year' });
    expect(pagingConvention).toEqual({ ...convention, total: 'total' });
  });

  test.each<[Record<string, string>, object]>([
    [
      { page: '1', page_size: '10' },
      { page: 'page', firstPage: 1, size: 'page_size', pageSize: 10 },
    ],
    [
      { offset: '0', limit: '5' },
      { offset: 'offset', size: 'limit', pageSize: 5 },
    ],
  ])('is read of a bare array from the page that was asked for: %j', (query, pagingConvention) => {
    const list = findList(data);
    if (list === undefined) throw new Error('no list');
    const call = { endpoint: '/articles', query: { ...query, order: 'year' } };
    const { value, guesses } = proposeSource(call, list, SITE.api.paging);
    expect(value).toEqual({
      endpoint: '/articles',
      query: { order: 'year' },
      paging: 'server',
      pagingConvention,
      items: '.',
    });
    expect(guesses[0]?.reason).toContain('until one is not full');
  });

  test('is no page of a bare array where a size alone was asked for', () => {
    const list = findList(data);
    if (list === undefined) throw new Error('no list');
    const call = { endpoint: '/articles', query: { page_size: '10' } };
    expect(proposeSource(call, list, SITE.api.paging).value).toEqual({ ...call, paging: 'client' });
  });

  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['what was asked for', { cursorMark: '*', pageSize: '1' }, {}],
    ['the URL of the next page', {}, { next: 'https://host.example/dois?cursor=QWxs' }],
  ])('is none that a manifest can say where a cursor stands in %s', (_, query, more) => {
    const list = findList({ data, total: 9, ...more });
    if (list === undefined) throw new Error('no list');
    const { value, guesses } = proposeSource({ endpoint: '/dois', query }, list, SITE.api.paging);
    expect(value).toMatchObject({ paging: 'client', items: 'data' });
    expect(guesses[0]?.reason).toContain('these 1 items alone');
  });
});
