import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GroupRun, ListModel } from '../../../src/core/index.ts';
import { Groups } from '../../../src/react/lists/groups.tsx';
import { ViewNameContext } from '../../../src/react/state/overlay-page.ts';
import { ShownPageContext } from '../../../src/react/state/shown-page.ts';
import { listOf } from '../../core/lists/list-of.ts';
import { routeOf, viewOf } from '../../core/site-of.ts';
import { show } from '../../renderers/show.tsx';

const LIST: ListModel = {
  ...listOf({}),
  groups: {
    by: 'value',
    field: 'kind',
    descending: false,
    words: { book: { en: 'Books' }, none: { en: 'None' } },
  },
  words: { groups: { en: 'Jump to' }, ungrouped: { en: 'Others' } },
};

interface Shown {
  readonly first?: number;
  readonly end?: number;
  readonly at?: string;
  readonly role?: 'part';
  readonly isPaged?: boolean;
}

/** Shows the groups of a list in slices of two. */
function showGroups(
  groups: readonly GroupRun[],
  { first = 0, end = 2, at = '/list', role, isPaged = true }: Shown = {},
) {
  const name = role === undefined ? 'view' : 'talks';
  const paged = viewOf(name);
  const source = isPaged ? paged.source : { ...paged.source, paging: 'server' as const };
  const view = { ...paged, source, ...(role && { role }) };
  const route = routeOf('/list', { views: [viewOf('other'), view].slice(role ? 0 : 1) });
  const { container } = show(
    <ShownPageContext value={{ route, params: {}, cacheKey: '/list', place: 'main' }}>
      <ViewNameContext value={name}>
        <Groups list={LIST} groups={groups} shown={{ first, end }} pageSize={2}>
          {(from, to) => `${from}-${to}`}
        </Groups>
      </ViewNameContext>
    </ShownPageContext>,
    at,
  );
  const links = [...container.querySelectorAll('nav a')];
  const sections = [...container.querySelectorAll('section')];
  return {
    jumps: links.map((link) => [link.textContent, link.getAttribute('href')]),
    groups: sections.map(({ textContent }) => textContent),
    ids: sections.map((section) => section.querySelector('h2, h3')?.id),
  };
}

const run = (key: string, count: number): GroupRun => ({ key, count });
const ALL = [run('book', 3), run('talk', 1), run('', 2)];

describe('the groups of a list', () => {
  test('have their names, and those of their items that are shown', () => {
    expect(showGroups(ALL, { first: 2, end: 5 }).groups).toEqual([
      'Books2-3',
      'talk3-4',
      'Others4-5',
    ]);
  });

  test('of which nothing is shown are not there', () => {
    expect(showGroups(ALL, { first: 0, end: 3 }).groups).toEqual(['Books0-3']);
  });

  test('before the first that is shown are not there either', () => {
    expect(showGroups(ALL, { first: 3, end: 6 }).groups).toEqual(['talk3-4', 'Others4-6']);
  });

  test('are all linked, also those on another page of the list', () => {
    expect(showGroups(ALL, { at: '/list?a=b&page=4' }).jumps).toEqual([
      ['Books', '#group-book'],
      ['talk', '/list?a=b&page=2&lang=en#group-talk'],
      ['Others', '/list?a=b&page=3&lang=en#group-none'],
    ]);
  });

  test('on the first page are linked by the list’s own URL', () => {
    expect(showGroups(ALL, { first: 4, end: 6, at: '/list?page=3' }).jumps).toEqual([
      ['Books', '/list?lang=en#group-book'],
      ['talk', '/list?page=2&lang=en#group-talk'],
      ['Others', '#group-none'],
    ]);
  });

  test('of a list that the server pages are linked as far as they are shown', () => {
    const { jumps } = showGroups(ALL, { end: 4, isPaged: false });
    expect(jumps.map(([name]) => name)).toEqual(['Books', 'talk']);
  });

  test('are not linked where there is one alone', () => {
    expect(showGroups([run('book', 3)]).jumps).toEqual([]);
  });

  test('that come again have an id of their own', () => {
    const runs = [run('book', 1), run('talk', 1), run('book', 1), run('a b  c', 1)];
    expect(showGroups(runs, { end: 4 }).ids).toEqual([
      'group-book',
      'group-talk',
      'group-book-2',
      'group-a-b-c',
    ]);
  });

  test('of a part of a page are named after it, and stand a level lower', () => {
    const { ids, jumps } = showGroups(ALL, { role: 'part', at: '/list?page-talks=2&page=2' });
    expect(ids).toEqual(['talks-book']);
    expect(jumps[1]).toEqual(['talk', '/list?page-talks=2&page=2&lang=en#talks-talk']);
    expect(screen.getByRole('heading', { level: 3, name: 'Books' })).toBeDefined();
    const nav = screen.getByRole('navigation');
    expect(nav.getAttribute('aria-labelledby')).toBe('talks-list-groups talks');
    expect(within(nav).getAllByRole('link')).toHaveLength(3);
  });
});
