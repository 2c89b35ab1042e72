import { describe, expect, test } from 'vitest';
import type { RouteTable } from '../../../src/core/manifest/route-model.ts';
import {
  buildMenu,
  childTitle,
  isRouteOpen,
  isVisible,
  menuTitle,
} from '../../../src/core/routing/menu.ts';
import { entryOf, menuOf, routeOf, sectionOf } from '../site-of.ts';

const page = (route: string, code: string, change = {}) =>
  routeOf(route, { section: '/people', menu: menuOf(code, change) });

const TABLE: RouteTable = {
  sections: [sectionOf('/people', menuOf('people')), sectionOf('/about', menuOf('about'))],
  routes: [
    page('/people/a', 'a'),
    page('/people/b', 'b', { italic: true }),
    page('/people/c', 'c'),
    routeOf('/people/a/:id', { section: '/people', parent: '/people/a' }),
    routeOf('/about/us', { section: '/about', menu: menuOf('us') }),
    routeOf('/search'),
  ],
};
const ALL = ['people', 'about', 'a', 'b', 'c', 'us'].map((code) => entryOf(code));
const withEntry = (code: string, change: object) =>
  ALL.map((entry) => (entry.code === code ? { ...entry, ...change } : entry));
const paths = (entries: typeof ALL | undefined, table = TABLE) =>
  buildMenu(table, entries, 'en').map(({ route, items }) => [route, items.map(({ path }) => path)]);

describe('the menu', () => {
  test('holds each section with its pages under the server’s names', () => {
    expect(buildMenu(TABLE, ALL, 'zh')).toEqual([
      {
        route: '/people',
        path: '/people/a',
        title: 'server people',
        notMenu: false,
        items: [
          { path: '/people/a', title: 'server a', italic: false },
          { path: '/people/b', title: 'server b', italic: true },
          { path: '/people/c', title: 'server c', italic: false },
        ],
      },
      {
        route: '/about',
        path: '/about/us',
        title: 'server about',
        notMenu: false,
        items: [{ path: '/about/us', title: 'server us', italic: false }],
      },
    ]);
  });

  test.each<[string, object]>([
    ['not published', { published: false }],
    ['not displayed', { display: false }],
  ])('leaves out a page that is %s', (_, change) => {
    expect(paths(withEntry('b', change))[0]).toEqual(['/people', ['/people/a', '/people/c']]);
  });

  test('leaves out a page that the server does not name', () => {
    const entries = ALL.filter(({ code }) => code !== 'a');
    expect(paths(entries)[0]).toEqual(['/people', ['/people/b', '/people/c']]);
    expect(buildMenu(TABLE, entries, 'en')[0]?.path).toBe('/people/b');
  });

  test.each<[string, object]>([
    ['not published', { published: false }],
    ['not displayed', { display: false }],
  ])('leaves out a section that is %s with all its pages', (_, change) => {
    expect(paths(withEntry('people', change))).toEqual([['/about', ['/about/us']]]);
  });

  test('leaves out a section without a page to show', () => {
    expect(paths(withEntry('us', { display: false })).map(([route]) => route)).toEqual(['/people']);
  });

  test('stands in the order of the server’s sort values, the highest first', () => {
    const entries = [
      ...[entryOf('people', { sortValue: 1 }), entryOf('about', { sortValue: 2 }), entryOf('us')],
      ...[entryOf('a', { sortValue: -1 }), entryOf('b'), entryOf('c', { sortValue: 10 })],
    ];
    expect(paths(entries)).toEqual([
      ['/about', ['/about/us']],
      ['/people', ['/people/c', '/people/b', '/people/a']],
    ]);
  });

  test('keeps the order of the manifests among equals', () => {
    expect(paths([...ALL].reverse())).toEqual(paths(ALL));
  });

  test('is built from the manifests alone while the server is silent', () => {
    const table: RouteTable = {
      sections: TABLE.sections,
      routes: [...TABLE.routes, page('/people/d', 'd', { sortValue: 5 })],
    };
    const [people] = buildMenu(table, undefined, 'zh');
    expect(people?.title).toBe('own people 文');
    expect(people?.items.map(({ path }) => path)).toEqual([
      '/people/d',
      '/people/a',
      '/people/b',
      '/people/c',
    ]);
  });

  test('is empty where the server names nothing', () => {
    expect(buildMenu(TABLE, [], 'en')).toEqual([]);
  });

  test('shows an entry without a code whatever the server says', () => {
    const free = routeOf('/about/free', { section: '/about', menu: menuOf(undefined) });
    const table = { sections: TABLE.sections, routes: [...TABLE.routes, free] };
    expect(paths(withEntry('us', { published: false }), table)[1]).toEqual([
      '/about',
      ['/about/free'],
    ]);
  });

  test('keeps a page out that is no menu entry, and marks a group that is none', () => {
    const sections = [sectionOf('/people', menuOf('people', { notMenu: true }))];
    const routes = [page('/people/a', 'a', { notMenu: true }), page('/people/b', 'b')];
    const [group] = buildMenu({ sections, routes }, ALL, 'en');
    expect(group?.notMenu).toBe(true);
    expect(group?.items.map(({ path }) => path)).toEqual(['/people/b']);
  });

  test('leaves the table as it was', () => {
    const before = JSON.stringify(TABLE);
    buildMenu(TABLE, withEntry('c', { sortValue: 9 }), 'en');
    expect(JSON.stringify(TABLE)).toBe(before);
  });
});

describe('a title', () => {
  test.each([
    ['the server’s name', [entryOf('a')], 'server a'],
    ['the manifest’s for an empty name', [entryOf('a', { name: '' })], 'own a'],
    ['the manifest’s without an entry', [], 'own a'],
    ['the manifest’s while the server is silent', undefined, 'own a'],
  ])('is %s', (_, entries, title) => {
    expect(menuTitle(menuOf('a'), entries, 'en')).toBe(title);
  });

  test('is empty in a language that the manifest does not have', () => {
    expect(menuTitle(menuOf('a'), undefined, 'fr')).toBe('');
  });

  // A name of spaces would be a link that nobody sees.
  test('is the manifest’s for a name of spaces', () => {
    expect(menuTitle(menuOf('a'), [entryOf('a', { name: '  ' })], 'en')).toBe('own a');
  });
});

describe('a route', () => {
  const find = (route: string) =>
    TABLE.routes.find((known) => known.route === route) ?? routeOf('/x');

  test.each<[string, string, typeof ALL | undefined, boolean]>([
    ['a shown page', '/people/a', ALL, true],
    ['a hidden page', '/people/a', withEntry('a', { display: false }), false],
    ['an unpublished page', '/people/a', withEntry('a', { published: false }), false],
    ['a page of a hidden section', '/people/a', withEntry('people', { display: false }), false],
    ['a detail of a shown list', '/people/a/:id', ALL, true],
    ['a detail of a hidden list', '/people/a/:id', withEntry('a', { display: false }), false],
    [
      'a detail in a hidden section',
      '/people/a/:id',
      withEntry('people', { display: false }),
      false,
    ],
    ['a page without an entry', '/search', [], true],
    ['any page while the server is silent', '/people/a', undefined, true],
  ])('of %s (%s)', (_, route, entries, open) => {
    expect(isRouteOpen(TABLE, find(route), entries, route)).toBe(open);
  });

  test('that is no menu entry is open all the same', () => {
    expect(isVisible(menuOf('a', { notMenu: true }), ALL)).toBe(true);
  });
});

describe('a section whose pages the server’s navigation names', () => {
  const route = '/programme/:code';
  const section = (drafts: boolean) => ({
    ...sectionOf('/programme', menuOf('programme')),
    children: { of: 'terms', route, drafts },
  });
  const entries = [
    entryOf('terms', { id: '7' }),
    entryOf('autumn', { parent: '7', name: 'Autumn', sortValue: 1 }),
    entryOf('spring', { parent: '7', name: 'Spring', sortValue: 2 }),
    entryOf('hidden', { parent: '7', display: false }),
    entryOf('draft', { parent: '7', published: false }),
    entryOf('elsewhere', { parent: '8' }),
    entryOf('alone'),
    entryOf('programme'),
  ];
  const openOf = (known: typeof entries | undefined, code: string, drafts = false) => {
    const page = routeOf(route, { section: '/programme' });
    const table = { sections: [section(drafts)], routes: [page] };
    return isRouteOpen(table, page, known, `/programme/${code}`);
  };
  const open = (code: string, drafts = false) => openOf(entries, code, drafts);

  test('opens those alone that are entries below the section’s own', () => {
    const codes = ['autumn', 'spring', 'hidden', 'draft', 'elsewhere', 'alone', 'terms', 'none'];
    expect(codes.filter((code) => open(code))).toEqual(['autumn', 'spring']);
    expect(codes.filter((code) => open(code, true))).toEqual(['autumn', 'spring', 'draft']);
  });

  test('opens none where its own entry is not there, and any where the server is silent', () => {
    expect(openOf(entries.slice(1), 'autumn')).toBe(false);
    // An entry without a parent is no child of an entry that is not there.
    expect(openOf(entries.slice(1), 'alone')).toBe(false);
    expect(openOf(undefined, 'none')).toBe(true);
  });

  test('has them in its menu by sortValue, the highest first, where the server speaks', () => {
    const table = { sections: [section(false)], routes: [] };
    const itemsOf = (known: typeof entries | undefined) =>
      buildMenu(table, known, 'en').flatMap(({ items }) => items);
    expect(itemsOf(entries)).toEqual([
      { path: '/programme/spring', title: 'Spring', italic: false },
      { path: '/programme/autumn', title: 'Autumn', italic: false },
    ]);
    expect(itemsOf(undefined)).toEqual([]);
    const odd = entryOf('a/b', { parent: '7', name: 'A/B' });
    expect(itemsOf([odd, ...entries])[2]?.path).toBe('/programme/a%2Fb');
  });

  test('has those of its own entry, wherever that stands', () => {
    const other = entryOf('other', { id: '8' });
    expect(openOf([other, ...entries], 'autumn')).toBe(true);
    expect(openOf([other, ...entries], 'elsewhere')).toBe(false);
  });

  test('names each as the server does', () => {
    expect(childTitle(section(false), entries, '/programme/spring')).toBe('Spring');
    expect(childTitle(section(false), entries, '/programme/elsewhere')).toBeUndefined();
  });
});
