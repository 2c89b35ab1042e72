import { expect, test } from 'vitest';
import { createPageTableCache } from '../../src/app/page-table-cache.ts';
import type { PageModel } from '../../src/core/index.ts';
import { buildMenu } from '../../src/core/routing/menu.ts';
import { menuOf, routeOf, sectionOf } from '../core/site-of.ts';

const TABLE = {
  sections: [sectionOf('/people', menuOf(undefined))],
  routes: ['/people/a', '/people/b', '/people/c'].map((route) =>
    routeOf(route, { section: '/people', menu: menuOf(undefined, { title: { en: route } }) }),
  ),
};
const [first, second] = TABLE.routes;
const place = { route: first, section: '/people', page: undefined };
const menuIn = (language: 'en' | 'zh') => buildMenu(TABLE, undefined, language);

test('the table of a page is made once, as long as the menus stay', () => {
  const pageTableAt = createPageTableCache(TABLE);
  const menu = menuIn('en');
  const part = pageTableAt(menu, place);
  expect(pageTableAt(menu, { ...place })).toBe(part);
  expect(pageTableAt(menuIn('zh'), place)).not.toBe(part);
});

test('other places have their own, those without a page as well', () => {
  const pageTableAt = createPageTableCache(TABLE);
  const menu = menuIn('en').map((group) => ({ ...group, notMenu: true }));
  const routesAt = (route: typeof first, section?: string) =>
    pageTableAt(menu, { ...place, route, section }).routes.map(({ id }) => id);
  expect(routesAt(first)).toEqual([first?.id]);
  expect(routesAt(second)).toEqual([second?.id]);
  expect(routesAt(undefined, '/people')).toHaveLength(3);
  expect(routesAt(undefined)).toEqual([]);
});

test('a page whose manifest could not be had has the table that goes with it once it is there', () => {
  const pageTableAt = createPageTableCache(TABLE);
  const menu = menuIn('en').map((group) => ({ ...group, notMenu: true }));
  const outside = { ...place, section: undefined };
  const sectionsOf = (page: PageModel | undefined) =>
    pageTableAt(menu, { ...outside, page }).sections.map(({ route }) => route);
  expect(sectionsOf(undefined)).toEqual([]);
  // Its own component may read any menu.
  const page: PageModel = { id: 'people/a', override: 'own' } as PageModel;
  expect(sectionsOf(page)).toEqual(['/people']);
  expect(sectionsOf(undefined)).toEqual([]);
});
