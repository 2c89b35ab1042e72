import { describe, expect, test } from 'vitest';
import type { PageModel } from '../../../src/core/manifest/page-model.ts';
import type { RouteTable } from '../../../src/core/manifest/route-model.ts';
import { buildMenu } from '../../../src/core/routing/menu.ts';
import { indexTable, tableOfPage } from '../../../src/core/routing/route-table.ts';
import { menuOf, routeOf, sectionOf } from '../site-of.ts';

const row = (route: string, section: string) =>
  routeOf(route, { section, menu: menuOf(undefined, { title: { en: route } }) });

const TABLE: RouteTable = {
  sections: [
    sectionOf('/people', menuOf(undefined)),
    sectionOf('/about', menuOf(undefined)),
    sectionOf('/archive', menuOf(undefined, { notMenu: true })),
  ],
  routes: [
    row('/people/a', '/people'),
    row('/people/b', '/people'),
    routeOf('/people/a/:id', { section: '/people', parent: '/people/a' }),
    row('/about/us', '/about'),
    routeOf('/staff', { section: '/about', aliases: ['/people/staff'] }),
    row('/archive/old', '/archive'),
    routeOf('/search', { aliases: ['/:word'] }),
    routeOf('/机构'),
  ],
};
const routesOf = ({ routes }: RouteTable) => routes.map(({ route }) => route);
const sectionsOf = ({ sections }: RouteTable) => sections.map(({ route }) => route);

describe('a table asked by path', () => {
  const tableAt = indexTable(TABLE);
  const PEOPLE = ['/people/a', '/people/b', '/people/a/:id', '/staff', '/search'];

  test.each<[path: string, routes: string[]]>([
    ['/people/a', PEOPLE],
    ['/people', PEOPLE],
    ['/%70eople/a/1/', PEOPLE],
    ['/staff', ['/staff', '/search']],
    ['/unknown/page', ['/search']],
    ['/', ['/search']],
    ['/%E6%9C%BA%E6%9E%84', ['/search', '/机构']],
    ['/%E0%', ['/search']],
  ])('has for %s what can match it', (path, routes) => {
    expect(routesOf(tableAt(path))).toEqual(routes);
  });

  test('has the sections around the routes, and those that the path may be of', () => {
    expect(sectionsOf(tableAt('/people/a'))).toEqual(['/people', '/about']);
    expect(sectionsOf(tableAt('/archive'))).toEqual(['/archive']);
    expect(sectionsOf(tableAt('/unknown'))).toEqual([]);
    const empty = { sections: [sectionOf('/empty', menuOf(undefined))], routes: [] };
    expect(sectionsOf(indexTable(empty)('/empty/page'))).toEqual(['/empty']);
  });

  test('is one object for all paths of a part, however many there are', () => {
    expect(tableAt('/people/a')).toBe(tableAt('/people/b'));
    expect(tableAt('/unknown')).toBe(tableAt('/other'));
  });
});

describe('the table that a page brings', () => {
  const menu = buildMenu(TABLE, undefined, 'en');
  const bring = (route: string, page: Partial<PageModel> = {}) => {
    const shown = TABLE.routes.find((entry) => entry.route === route);
    const whole: PageModel = {
      id: '',
      route,
      title: undefined,
      frame: undefined,
      override: undefined,
      extensions: {},
      ...page,
    };
    return tableOfPage(TABLE, menu, { route: shown, page: whole, section: shown?.section });
  };

  test('has its section’s menu, and of others what they begin with', () => {
    expect(routesOf(bring('/people/b'))).toEqual(['/people/a', '/people/b', '/about/us']);
    expect(sectionsOf(bring('/people/b'))).toEqual(['/people', '/about']);
  });

  test('has the page itself where no menu has it, and the list that it belongs to', () => {
    expect(routesOf(bring('/search'))).toEqual(['/people/a', '/about/us', '/search']);
    expect(routesOf(bring('/people/a/:id'))).toContain('/people/a/:id');
    expect(routesOf(bring('/people/a/:id'))).toContain('/people/a');
  });

  test('has sections that stand in no menu for their own pages, and for overrides', () => {
    expect(sectionsOf(bring('/archive/old'))).toEqual(['/people', '/about', '/archive']);
    expect(sectionsOf(bring('/about/us', { override: 'own' }))).toContain('/archive');
  });

  test('has what its layouts lead back to, of each pane of a frame', () => {
    const layout = (back: string) => ({ type: 'detail', back: { route: back } }) as never;
    const routes = (frame: unknown) => routesOf(bring('/search', { frame: frame as never }));
    expect(routes({ type: 'single', layout: layout('/people/b') })).toContain('/people/b');
    const framed = routes({
      type: 'siblings',
      main: { layout: layout('/people/b') },
      panes: [{ layout: layout('/archive/old') }, { type: 'words' }],
    });
    expect(framed).toEqual(expect.arrayContaining(['/people/b', '/archive/old']));
    expect(routes({ type: 'tabs', panes: [{ layout: layout('/people/b') }] })).toContain(
      '/people/b',
    );
  });

  test('renders the same menu bar as the whole map', () => {
    const bar = (table: RouteTable) =>
      buildMenu(table, undefined, 'en')
        .filter(({ notMenu }) => !notMenu)
        .map(({ route, path, title }) => ({ route, path, title }));
    expect(bar(bring('/search'))).toEqual(bar(TABLE));
  });

  test('does not grow with sections and pages that it does not show', () => {
    const more = Array.from({ length: 1000 }, (_, index) => `/more-${index % 20}/${index}`);
    const sections = Array.from({ length: 20 }, (_, index) =>
      sectionOf(`/more-${index}`, menuOf(undefined, { notMenu: true })),
    );
    const large: RouteTable = {
      sections: [...TABLE.sections, ...sections],
      routes: [...TABLE.routes, ...more.map((route) => row(route, route.replace(/\/\d+$/, '')))],
    };
    const route = TABLE.routes[0];
    const place = { route, page: undefined, section: route?.section };
    expect(tableOfPage(large, buildMenu(large, undefined, 'en'), place)).toEqual(
      bring('/people/a'),
    );
  });
});
