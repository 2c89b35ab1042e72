import { describe, expect, test } from 'vitest';
import { createListSite } from './list-site.ts';

const { ask, found } = createListSite();

describe('a list of embedded content', () => {
  test.each([
    ['kind=report', ['b', 'c']],
    ['people.name=Ben', ['a', 'c']],
    ['places.town=Emden', ['a']],
    ['dateFrom=2025', ['c', 'd']],
    ['dateTo=2024', ['a', 'b']],
    ['dateFrom=2024-05-02&dateTo=2025-02-01', ['b', 'c']],
    ['kind=report&dateFrom=2025', ['c']],
    ['kind=film', []],
    ['id=c', ['c']],
  ])('is filtered: %s', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  test.each([
    ['date', ['a', 'b', 'c', 'd', 'e']],
    ['-date', ['d', 'c', 'b', 'a', 'e']],
    ['title', ['d', 'a', 'b', 'e', 'c']],
  ])('is sorted by %s, what lacks it last', async (sort, ids) => {
    expect(await found(`sort=${sort}`)).toEqual(ids);
  });

  test('is sorted as its language sorts', async () => {
    const swedish = createListSite({ language: 'sv' });
    expect(await swedish.found('sort=title')).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  test('refuses an order that nobody asks for', async () => {
    const response = await ask('page=0&sort=secret');
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toContain('“sort” is “secret”; it must be');
  });

  test('counts the values of fields that are asked for, each without its own filter', async () => {
    const page = await (
      await ask('page=0&size=2&facets=kind,people.name,secret&kind=report')
    ).json();
    expect(page.content).toHaveLength(2);
    expect(page.numberOfItems).toBe(2);
    expect(page.facets).toEqual({
      kind: [
        { value: 'paper', count: 2 },
        { value: 'report', count: 2 },
      ],
      'people.name': [
        { value: 'Ben', count: 1 },
        { value: 'Cy', count: 1 },
      ],
    });
  });

  test('counts values in their order, and within the dates that are asked for', async () => {
    const page = await (await ask('page=0&facets=kind,date&dateTo=2025-03-01')).json();
    expect(page.facets).toEqual({
      kind: [
        { value: 'paper', count: 1 },
        { value: 'report', count: 2 },
      ],
      date: ['2023-01-01', '2024-05-02', '2025-02-01'].map((value) => ({ value, count: 1 })),
    });
  });

  test.each([
    ['page=0', false],
    ['page=0&kind=report', false],
    ['page=0&dateFrom=2025', true],
    ['page=0&dateTo=2025', true],
    ['page=0&facets=kind', true],
  ])('%s says how many items there are: %s', async (query, isCounted) => {
    const page = await (await ask(query)).json();
    expect('numberOfItems' in page).toBe(isCounted);
    expect('facets' in page).toBe(query.includes('facets'));
  });

  test('begins days in the time zone of the site', async () => {
    const { found: foundThere } = createListSite({ timeZone: 'Europe/Berlin' });
    expect(await foundThere('dateFrom=2026-01-01')).toEqual(['d']);
    expect(await createListSite().found('dateFrom=2026-01-01')).toEqual([]);
  });

  test('is described with all that it is asked for', async () => {
    const { document } = createListSite();
    const names = document.paths['/papers']?.get.parameters.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['kind', 'people.name', 'dateFrom', 'dateTo', 'sort', 'facets', 'q']),
    );
  });
});
