import { describe, expect, test } from 'vitest';
import { describeBreadcrumbs } from '../../../src/core/discovery/breadcrumbs.ts';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
import { entryOf, menuOf, routeOf, SITE, sectionOf } from '../site-of.ts';

const HOME = routeOf('/', { menu: menuOf(undefined, { title: { en: 'Home' } }) });
const LIST = routeOf('/people/a', { section: '/people', menu: menuOf('a') });
const ITEM = routeOf('/people/a/:id', { section: '/people', parent: LIST.route });
const OF_HOME = routeOf('/note/:id', { parent: '/' });
const TABLE = { sections: [], routes: [HOME, LIST, ITEM, OF_HOME] };
const SECTION = sectionOf('/people', menuOf('people'));

function describeCrumbs(
  route: RouteModel | undefined,
  own: { readonly name: string; readonly path: string } | undefined,
  { section, language = 'en' }: { section?: typeof SECTION; language?: string } = {},
) {
  const options = {
    site: SITE,
    language,
    pathname: own?.path ?? '/',
    search: new URLSearchParams(),
    page: undefined,
    route,
    section,
    entries: [entryOf('a')],
    itemTitle: undefined,
  };
  return describeBreadcrumbs(TABLE, options, own, (path) => `/en${path}`);
}

const step = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: { '@url': `/en${path}` },
});

describe('the way to a page', () => {
  test('leads from the home page by its section and its list to an item', () => {
    const own = { name: 'Ann', path: '/people/a/7' };
    expect(describeCrumbs(ITEM, own, { section: SECTION })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Institute', '/'),
        step(2, 'own people', '/people'),
        step(3, 'server a', '/people/a'),
        step(4, 'Ann', '/people/a/7'),
      ],
    });
  });

  test('has no step for a section that it is in none of, and names the site in its language', () => {
    const crumbs = describeCrumbs(LIST, { name: '甲', path: '/people/a' }, { language: 'zh' });
    expect(crumbs?.itemListElement).toEqual([
      step(1, 'Institute 文', '/'),
      step(2, '甲', '/people/a'),
    ]);
    expect(describeCrumbs(LIST, { name: 'A', path: '/people/a' }, { language: 'fr' })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, '', '/'), step(2, 'A', '/people/a')],
    });
  });

  test('has the home page once, though the page belongs to it', () => {
    const crumbs = describeCrumbs(OF_HOME, { name: 'Note', path: '/note/1' });
    expect(crumbs?.itemListElement).toEqual([
      step(1, 'Institute', '/'),
      step(2, 'Note', '/note/1'),
    ]);
  });

  test('has a page once that is its own list', () => {
    const own = routeOf('/people/a', { menu: menuOf('a'), parent: '/people/a' });
    const options = { name: 'A', path: '/people/a' };
    const table = { sections: [], routes: [own] };
    const crumbs = describeBreadcrumbs(
      table,
      {
        site: SITE,
        language: 'en',
        pathname: '/people/a',
        search: new URLSearchParams(),
        page: undefined,
        route: own,
        section: undefined,
        entries: undefined,
        itemTitle: undefined,
      },
      options,
      (path) => path,
    );
    expect(crumbs?.itemListElement).toHaveLength(2);
  });

  test('is not there of the home page, of one without a name, and is of a path of no route', () => {
    expect(describeCrumbs(HOME, { name: 'Home', path: '/' })).toBeUndefined();
    expect(describeCrumbs(LIST, undefined)).toBeUndefined();
    expect(
      describeCrumbs(undefined, { name: 'Lost', path: '/lost' })?.itemListElement,
    ).toHaveLength(2);
  });
});
