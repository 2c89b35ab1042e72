import { describe, expect, test } from 'vitest';
import {
  isActiveGroup,
  useActivePath,
  useCurrentRoute,
} from '../../../src/react/state/active-path.ts';
import { useNeighbourPages } from '../../../src/react/state/neighbour-pages.ts';
import { menuOf, routeOf, sectionOf } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from './run-site.ts';

const section = '/plants';
const menu = menuOf(undefined);
const SITE = runSite({
  sections: [sectionOf('/plants', menu), sectionOf('/garden', menu)],
  routes: [
    routeOf('/garden/visit', { section: '/garden', menu }),
    routeOf('/plants/trees', { section, menu }),
    routeOf('/plants/ferns', { section, menu }),
    routeOf('/plants/beds', { section, menu }),
    routeOf('/plants/fern/:id', { section, parent: '/plants/ferns' }),
    routeOf('/permits/:code'),
    routeOf('/imprint'),
  ],
});

describe('the path that menus mark', () => {
  test.each([
    ['of a page is its own', '/plants/trees', '/plants/trees'],
    ['of a detail is that of its list', '/plants/fern/7', '/plants/ferns'],
    [
      'of a page with parameters that has no list is the one in the URL',
      '/permits/a1',
      '/permits/a1',
    ],
    ['of no page is none', '/nowhere', undefined],
  ])('%s', (_, at, path) => {
    expect(readOnPage(useActivePath, SITE, { at }).read()).toBe(path);
  });

  test('is that of the page to which the reader goes on', async () => {
    const { read, goTo } = readOnPage(useCurrentRoute, SITE, { at: '/plants/trees' });
    expect(read()?.id).toBe('plants/trees');
    await goTo('/plants/fern/7');
    expect(read()?.id).toBe('plants/fern/:id');
    await goTo('/nowhere');
    expect(read()).toBeUndefined();
  });
});

describe('a group of the menu', () => {
  const items = ['/plants/trees', '/ferns'].map((path) => ({ path, title: path, italic: false }));
  const group = { route: '/plants', path: '/plants/trees', title: 'Plants', notMenu: false, items };

  test.each([
    ['is that of its own URL', '/plants', undefined, true],
    ['is that of a page below it', '/plants/beds', '/plants/beds', true],
    ['is that of a page elsewhere which it lists', '/fern/7', '/ferns', true],
    ['is not that of a path which only begins alike', '/plantsmen', '/plantsmen', false],
    ['is not that of a page elsewhere', '/garden/plants/', '/garden/visit', false],
  ])('%s', (_, pathname, activePath, isActive) => {
    expect(isActiveGroup(group, pathname, activePath)).toBe(isActive);
  });
});

describe('the pages beside a page', () => {
  const titlesAt = (at: string) => {
    const { previous, next } = readOnPage(useNeighbourPages, SITE, { at }).read();
    return [previous?.path, next?.path];
  };

  test.each([
    [
      'the first page of a section has none before it',
      '/plants/trees',
      [undefined, '/plants/ferns'],
    ],
    ['one between two has both', '/plants/ferns', ['/plants/trees', '/plants/beds']],
    ['the last one has none after it', '/plants/beds', ['/plants/ferns', undefined]],
    ['a detail has those of its list', '/plants/fern/7', ['/plants/trees', '/plants/beds']],
    ['the only page of its section has none', '/garden/visit', [undefined, undefined]],
    ['a page that is in no menu has none', '/imprint', [undefined, undefined]],
    ['no page has none', '/nowhere', [undefined, undefined]],
  ])('%s', (_, at, paths) => {
    expect(titlesAt(at)).toEqual(paths);
  });
});
