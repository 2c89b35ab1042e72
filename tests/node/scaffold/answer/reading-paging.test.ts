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
