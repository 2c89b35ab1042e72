import { expect, test } from 'vitest';
import { createMenuCache } from '../../src/app/menu-cache.ts';
import { entryOf, menuOf, routeOf, sectionOf } from '../core/site-of.ts';

const TABLE = {
  sections: [sectionOf('/people', menuOf('people'))],
  routes: [routeOf('/people/all', { section: '/people', menu: menuOf('all') })],
};
const entries = () => [entryOf('people'), entryOf('all')];

test('the menus of a language are built once for the same answer of the server', () => {
  const renderMenu = createMenuCache();
  const answer = entries();
  const menu = renderMenu(TABLE, answer, 'en');
  expect(menu.map(({ title }) => title)).toEqual(['server people']);
  expect(renderMenu(TABLE, answer, 'en')).toBe(menu);
  const other = renderMenu(TABLE, entries(), 'en');
  expect(other).not.toBe(menu);
  expect(other).toEqual(menu);
});

test('where the server is silent they are built once too, by the manifests', () => {
  const renderMenu = createMenuCache();
  const menu = renderMenu(TABLE, undefined, 'en');
  expect(menu.map(({ title }) => title)).toEqual(['own people']);
  expect(renderMenu(TABLE, undefined, 'en')).toBe(menu);
});

test('each language has its own', () => {
  const renderMenu = createMenuCache();
  const english = renderMenu(TABLE, undefined, 'en');
  expect(renderMenu(TABLE, undefined, 'zh').map(({ title }) => title)).toEqual(['own people 文']);
  expect(renderMenu(TABLE, undefined, 'en')).toBe(english);
});
