import { describe, expect, test } from 'vitest';
import { PAST } from '../../../src/core/manifest/list-model.ts';
import type { FrameModel, PageModel } from '../../../src/core/manifest/page-model.ts';
import { type PageTitleOptions, pageTitle } from '../../../src/core/routing/page-title.ts';
import { listOf } from '../lists/list-of.ts';
import { entryOf, menuOf, routeOf, SITE, sourceOf, words } from '../site-of.ts';

const PAGE: PageModel = {
  id: 'a',
  route: '/people/a',
  title: undefined,
  frame: undefined,
  override: undefined,
  extensions: {},
};
const BARE: PageTitleOptions = {
  site: SITE,
  language: 'en',
  pathname: '/people/a',
  search: new URLSearchParams(),
  page: PAGE,
  route: undefined,
  section: undefined,
  entries: undefined,
  itemTitle: undefined,
};
const LIST = sourceOf('/a', { paging: 'client' });

describe('a page’s title', () => {
  const route = routeOf('/people/a', { menu: menuOf('a') });
  const titled = { ...PAGE, title: words('Own') };

  test.each<[string, Partial<PageTitleOptions>, string]>([
    ['the site’s name alone where there is no other', {}, 'Institute'],
    ['the site’s name where no page was found', { page: undefined }, 'Institute'],
    ['the manifest’s menu title', { route }, 'own a · Institute'],
    ['the server’s menu title', { route, entries: [entryOf('a')] }, 'server a · Institute'],
    ['the page’s own before its menu title', { route, page: titled }, 'Own · Institute'],
    ['the item’s before all', { route, page: titled, itemTitle: 'An' }, 'An · Institute'],
    ['in the page’s language', { page: titled, language: 'zh' }, 'Own 文 · Institute 文'],
  ])('is %s', (_, change, title) => {
    expect(pageTitle({ ...BARE, ...change })).toBe(title);
  });
});

describe('the title of a part of a page', () => {
  const views = ['in', 'out'].map((name) => ({ name, source: LIST }));
  const tabs = { parameter: 'tab', together: false };
  const layout = { type: 'link-list', empty: undefined, slots: {} } as never;
  const panes = ['in', 'out'].map((id) => ({ id, title: words(id), layout }));
  // Any frame of several views: nothing here asks which.
  const frame = { parameter: 'tab', panes } as unknown as FrameModel;
  const page = { ...PAGE, title: words('Own'), frame };

  test.each([
    ['', 'Own · Institute'],
    ['page=1', 'Own · Institute'],
    ['page=3', 'Own (3) · Institute'],
    ['page=three', 'Own · Institute'],
    ['tab=in', 'Own · Institute'],
    ['tab=out', 'out · Own · Institute'],
    ['tab=out&page=2', 'out · Own (2) · Institute'],
    ['tab=neither', 'Own · Institute'],
  ])('at "?%s" is "%s"', (query, title) => {
    const search = new URLSearchParams(query);
    const route = routeOf('/people/a', { views, tabs });
    expect(pageTitle({ ...BARE, page, route, search })).toBe(title);
  });

  test('is the page’s own where all tabs are asked for at once', () => {
    const route = routeOf('/people/a', { views, tabs: { ...tabs, together: true } });
    const search = new URLSearchParams('tab=out');
    expect(pageTitle({ ...BARE, page, route, search })).toBe('Own · Institute');
  });

  test('is the page’s own where a part of it is on another page, or shows what is over', () => {
    const time = { parameter: 'time', field: 'date', end: undefined };
    const list = listOf({ time, words: { [PAST]: { en: 'Past' } } });
    const at = (role: 'part' | undefined) => {
      const view = { name: 'in', source: LIST, list, ...(role && { role }) };
      const route = routeOf('/people/a', { views: [view] });
      return pageTitle({ ...BARE, page, route, search: new URLSearchParams('time=past&page=2') });
    };
    expect(at('part')).toBe('Own · Institute');
    expect(at(undefined)).toBe('Past · Own (2) · Institute');
  });

  test('lacks the words for a tab, or for what is over, that nobody has written', () => {
    const time = { parameter: 'time', field: 'date', end: undefined };
    const view = { name: 'in', source: LIST, list: listOf({ time, words: {} }) };
    const route = routeOf('/people/a', { views: [view, { name: 'out', source: LIST }], tabs });
    const bare = { parameter: 'tab', panes: [{ id: 'out', layout }] } as unknown as FrameModel;
    const at = (query: string) =>
      pageTitle({
        ...BARE,
        page: { ...page, frame: bare },
        route,
        search: new URLSearchParams(query),
      });
    expect([at('time=past'), at('tab=out')]).toEqual(['Own · Institute', 'Own · Institute']);
  });

  test('is the page’s own where nothing is paged', () => {
    const source = { ...LIST, paging: 'none' } as const;
    const route = routeOf('/people/a', { views: [{ name: 'in', source }] });
    const search = new URLSearchParams('page=2');
    expect(pageTitle({ ...BARE, page, route, search })).toBe('Own · Institute');
  });
});
