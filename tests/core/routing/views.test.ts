import { describe, expect, test } from 'vitest';
import type { CardListModel } from '../../../src/core/manifest/layout-model.ts';
import type { TabModel, TabsFrameModel } from '../../../src/core/manifest/page-model.ts';
import type { SourceModel } from '../../../src/core/manifest/route-model.ts';
import {
  activeTab,
  activeViews,
  firstPage,
  slotsOfView,
  tabAddress,
} from '../../../src/core/routing/views.ts';
import { routeOf, words } from '../site-of.ts';

const source: SourceModel = {
  endpoint: '/a',
  query: {},
  paging: 'client',
  shape: 'list',
  items: undefined,
  sort: undefined,
  limit: undefined,
  pages: 'pages',
};
const layoutOf = (field: string): CardListModel => ({
  type: 'card-list',
  columns: { xs: 1, sm: 1, tile: 1, md: 1, lg: 1, xl: 1 },
  empty: undefined,
  contactOnMobile: 'inline',
  slots: { title: { kind: 'text', field, format: 'text', clamp: undefined, box: false } },
});
const tabOf = (id: string): TabModel => ({
  id,
  title: words(id),
  italic: false,
  layout: layoutOf(id),
});
const IN = tabOf('in');
const OUT = tabOf('out');
const FRAME: TabsFrameModel = {
  type: 'tabs',
  label: words('Term'),
  parameter: 'term',
  placement: 'top',
  counts: false,
  search: undefined,
  tabs: [IN, OUT],
};
const VIEWS = ['in', 'out'].map((name) => ({ name, source }));
const search = (text: string) => new URLSearchParams(text);

describe('the views of a page', () => {
  test.each(['', 'term=out', 'tab=out'])('are all shown where there are no tabs (%s)', (text) => {
    expect(activeViews(routeOf('/a', { views: VIEWS }), search(text))).toEqual(VIEWS);
  });

  test.each([
    ['', 'in'],
    ['term=in', 'in'],
    ['term=out', 'out'],
    ['term=', 'in'],
    ['term=nowhere', 'in'],
    ['term=OUT', 'in'],
    ['term=out&term=in', 'out'],
    ['tab=out', 'in'],
    ['term=__proto__', 'in'],
  ])('behind tabs are one: %s shows %s', (text, name) => {
    const route = routeOf('/a', { views: VIEWS, tabs: { parameter: 'term', together: false } });
    expect(activeViews(route, search(text)).map((view) => view.name)).toEqual([name]);
    expect(activeTab(FRAME, search(text))?.id).toBe(name);
  });

  test('of a page without any are none', () => {
    expect(
      activeViews(routeOf('/a', { tabs: { parameter: 'term', together: false } }), search('')),
    ).toEqual([]);
    expect(activeTab({ ...FRAME, tabs: [] }, search(''))).toBeUndefined();
  });
});

describe('the layout of a view', () => {
  test('is the frame’s own where it is one view', () => {
    const layout = layoutOf('a');
    expect(slotsOfView({ type: 'single', layout }, 'view')).toBe(layout);
  });

  test.each([
    ['out', OUT.layout],
    ['nowhere', undefined],
  ])('behind tabs is that of the tab %s', (name, layout) => {
    expect(slotsOfView(FRAME, name)).toBe(layout);
  });

  test('is missing without a frame', () => {
    expect(slotsOfView(undefined, 'view')).toBeUndefined();
  });
});

describe('the address of a tab', () => {
  test.each([
    [IN, '?'],
    [OUT, '?term=out'],
    [tabOf('a b&c'), '?term=a+b%26c'],
  ])('%o is %s', (tab, address) => {
    expect(tabAddress(FRAME, tab)).toBe(address);
  });
});

describe('the page that an address asks for', () => {
  test.each([
    ['', 0],
    ['page=1', 0],
    ['page=2', 1],
    ['page=999999', 999_998],
    ['page=2&page=5', 1],
    ['page=0', 0],
    ['page=-1', 0],
    ['page=01', 0],
    ['page=1.5', 0],
    ['page=1e3', 0],
    ['page=0x10', 0],
    ['page= 2', 0],
    ['page=２', 0],
    ['page=two', 0],
    ['page=Infinity', 0],
    ['page=9999999999999999999', 0],
    ['page=', 0],
  ])('by "%s" is %d', (text, page) => {
    expect(firstPage(search(text))).toBe(page);
  });
});
