import { describe, expect, test } from 'vitest';
import { isAskedByKey } from '../../../../src/node/scaffold/answer/asked-item.ts';
import { findDetail, keysOf } from '../../../../src/node/scaffold/answer/find-detail.ts';
import { findList } from '../../../../src/node/scaffold/answer/find-list.ts';
import type { GivenCall } from '../../../../src/node/scaffold/answer/read-answer.ts';

describe('an answer that is one item', () => {
  const tides = { id: 'lib.17', title: 'Tides', year: '2006' };
  const post = { title: 'Rivers', slug: { current: 'two-rivers' } };

  test.each<[string, unknown, string, Record<string, string> | undefined]>([
    ['by its path', tides, '/records/lib.17', undefined],
    ['by its path with an ending', { award: [{ ...tides, id: 23 }] }, '/awards/23.json', undefined],
    ['in a list of one', { resultCount: 1, records: [tides] }, '/record', { id: 'lib.17' }],
    ['by a longer key', { shortUUID: 'kkGM', name: 'Folding' }, '/videos/kkGM', undefined],
    ['by its name', post, '/query', { query: '*[slug.current == "two-rivers"][0]' }],
  ])('is known by its key: %s', (_, answer, endpoint, query) => {
    expect(isAskedByKey(answer, { endpoint, query })).toBe(true);
  });

  test.each<[string, unknown, string]>([
    ['that nothing in the URL names', tides, '/about'],
    ['that is a list', [tides], '/records/lib.17'],
    ['whose key is one figure', { id: 1, title: 'Tides' }, '/v/1'],
  ])('is not known %s', (_, answer, endpoint) => {
    expect(isAskedByKey(answer, { endpoint })).toBe(false);
  });

  test('is no list, though documents stand in it, unless they are most of it', () => {
    const documents = [{ id: 5, mime: 'application/pdf' }];
    const item = { eprintid: 48, rev_number: 9, title: 'Retrofit', abstract: 'x'.repeat(200) };
    expect(findList({ ...item, documents })).toBeUndefined();
    const items = Array.from({ length: 9 }, (_, id) => ({ id, title: `News ${id}` }));
    expect(findList({ UID: 'a', title: 'News', items, items_total: 40 })?.path).toBe('items');
  });
});

describe('the key of the items of a list', () => {
  test('is one that tells them apart', () => {
    const items = [
      { eprintid: 48, rev_number: 9, userid: 4 },
      { eprintid: 47, rev_number: 9, userid: 4 },
    ];
    expect(keysOf(items)).toEqual([{ key: 'eprintid', value: '48' }]);
  });

  test('stands before the ending of an endpoint where the backend answers there', async () => {
    const asked: string[] = [];
    const call: GivenCall = {
      ...{ endpoint: '/awards.json', base: 'https://api.example/', query: undefined },
      ...{ repeated: [], counted: undefined },
      ask: async (path) => {
        asked.push(path);
        return path === '/awards/23.json' ? { award: { id: '23' } } : undefined;
      },
    };
    const found = await findDetail(call, [{ id: '23' }]);
    expect(found).toMatchObject({ key: 'id', endpoint: '/awards/{id}.json' });
    expect(asked).toEqual(['/awards.json/23', '/awards/23.json']);
  });
});
