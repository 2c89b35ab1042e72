import { describe, expect, test } from 'vitest';
import { describePage } from '../../../src/core/discovery/page-head.ts';
import { FILTERS, listOf, SORT } from '../lists/list-of.ts';
import { menuOf, routeOf, sourceOf, words } from '../site-of.ts';
import { bareHead } from './small-site.ts';

const ROUTE = routeOf('/people/a', { menu: menuOf('a') });
const BARE = bareHead(ROUTE);

describe('the canonical URL of a list that readers work with', () => {
  const time = { parameter: 'time', field: 'date', end: undefined };
  const list = {
    ...listOf({ filters: FILTERS, sort: SORT, time }),
    words: { past: words('Past') },
  };
  const source = sourceOf('/a', { paging: 'client' });
  const route = { ...ROUTE, views: [{ name: 'view', source, list }] };
  const headAt = (query: string) =>
    describePage({ ...BARE, route, search: new URLSearchParams(query) });

  test.each([
    ['', '/people/a'],
    ['page=2', '/people/a?page=2'],
    ['kind=paper', '/people/a'],
    ['kind=paper&page=2', '/people/a'],
    ['sort=title&page=2', '/people/a'],
    ['time=past', '/people/a?time=past'],
    ['time=past&page=3', '/people/a?time=past&page=3'],
    ['time=past&words=sand&page=3', '/people/a?time=past'],
  ])('of “%s” is that of the whole list: %s', (query, path) => {
    expect(decodeURIComponent(headAt(query).canonical)).toBe(
      `${path}${path.includes('?') ? '&' : '?'}lang=en`,
    );
  });

  test('goes with a title that says what is over', () => {
    expect(headAt('time=past').title).toBe('Past · own a · Institute');
    expect(headAt('').title).not.toContain('Past');
  });
});
