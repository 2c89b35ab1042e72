import { expect, test } from 'vitest';
import { createPageMapCache } from '../../src/app/page-map-cache.ts';
import { buildMenu } from '../../src/core/routing/menu.ts';
import { menuOf, routeOf, sectionOf } from '../core/site-of.ts';

const MAP = {
  sections: [sectionOf('/people', menuOf(undefined))],
  routes: ['/people/a', '/people/b', '/people/c'].map((route) =>
    routeOf(route, { section: '/people', menu: menuOf(undefined, { title: { en: route } }) }),
  ),
};
const [first, second] = MAP.routes;
const place = { route: first, section: '/people', page: undefined };
const menuIn = (language: 'en' | 'zh') => buildMenu(MAP, undefined, language);

test('the map of a page is made once, as long as the menus stay', () => {
  const pageMapAt = createPageMapCache(MAP);
  const menu = menuIn('en');
  const part = pageMapAt(menu, place);
  expect(pageMapAt(menu, { ...place })).toBe(part);
  expect(pageMapAt(menuIn('zh'), place)).not.toBe(part);
});

test('other places have their own, those without a page as well', () => {
  const pageMapAt = createPageMapCache(MAP);
  const menu = menuIn('en').map((group) => ({ ...group, notMenu: true }));
  const routesAt = (route: typeof first, section?: string) =>
    pageMapAt(menu, { ...place, route, section }).routes.map(({ id }) => id);
  expect(routesAt(first)).toEqual([first?.id]);
  expect(routesAt(second)).toEqual([second?.id]);
  expect(routesAt(undefined, '/people')).toHaveLength(3);
  expect(routesAt(undefined)).toEqual([]);
});
