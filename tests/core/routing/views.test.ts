import { describe, expect, test } from 'vitest';
import type { LayoutModel } from '../../../src/core/manifest/layout-model.ts';
import type {
  FrameModel,
  PageModel,
  SiblingsFrameModel,
} from '../../../src/core/manifest/page-model.ts';
import type { RouteModel } from '../../../src/core/manifest/route-model.ts';
import { readSearch } from '../../../src/core/routing/plain-search.ts';
import {
  activeTab,
  activeViews,
  mainFrame,
  pageParameter,
  shownView,
  slotsOfPage,
  slotsOfView,
  tabUrl,
} from '../../../src/core/routing/views.ts';
import { routeOf, sourceOf, words } from '../site-of.ts';

const source = sourceOf('/a', { paging: 'client' });
/** Any layout: nothing here asks which. */
const layoutOf = (field: string): LayoutModel =>
  ({
    slots: { title: { kind: 'text', field, format: 'text', clamp: undefined, box: false } },
  }) as unknown as LayoutModel;
const paneOf = (id: string) => ({ id, title: words(id), layout: layoutOf(id) });
const IN = paneOf('in');
const OUT = paneOf('out');
const FRAME = { parameter: 'term', search: undefined, panes: [IN, OUT] };
const VIEWS = ['in', 'out'].map((name) => ({ name, source }));
const ACTIVE_VIEWS = VIEWS.map((view) => ({ ...view, firstPage: 0, choices: {} }));
const search = (text: string) => new URLSearchParams(text);

describe('the views of a page', () => {
  test.each(['', 'term=out', 'tab=out'])('are all shown where there are no tabs (%s)', (text) => {
    expect(activeViews(routeOf('/a', { views: VIEWS }), search(text))).toEqual(ACTIVE_VIEWS);
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
    expect(activeTab({ ...FRAME, panes: [] }, search(''))).toBeUndefined();
  });
});

describe('the page that a list begins with', () => {
  const further = { name: 'further', source, role: 'related' } as const;
  const pagesAt = (views: RouteModel['views'], text: string) =>
    activeViews(routeOf('/a', { views }), search(text)).map(({ firstPage }) => firstPage);

  test('has a parameter of its own for each list beside the first', () => {
    const route = routeOf('/a', { views: [...VIEWS, further] });
    const named = route.views.map(({ name }) => pageParameter(route, name));
    expect(named).toEqual(['page', 'page-out', 'page-further']);
    expect(pageParameter(routeOf('/a'), 'none')).toBe('page-none');
  });

  test('has one parameter for all tabs, of which one is shown', () => {
    const route = routeOf('/a', { views: VIEWS, tabs: { parameter: 'term', together: true } });
    expect(VIEWS.map(({ name }) => pageParameter(route, name))).toEqual(['page', 'page']);
  });

  test.each([
    ['', [0, 0, 0]],
    ['page=3', [2, 0, 0]],
    ['page-further=2&page-out=4', [0, 3, 1]],
    ['page-further=none&page-nowhere=2', [0, 0, 0]],
  ])('is read of the URL "%s"', (text, pages) => {
    expect(pagesAt([...VIEWS, further], text)).toEqual(pages);
  });

  test('is part of what a page reads of its URL', () => {
    const route = routeOf('/a', { views: [...VIEWS, further] });
    const read = readSearch(route, search('other=1&page-further=2&page=1&page-nowhere=5'));
    expect(read.toString()).toBe('page-further=2');
  });
});

describe('views behind tabs that come together', () => {
  const route = routeOf('/a', { views: VIEWS, tabs: { parameter: 'term', together: true } });

  test.each([
    ['', 'in'],
    ['term=out', 'out'],
    ['term=nowhere', 'in'],
    ['tab=out', 'in'],
  ])('are all asked for, and "%s" is about %s', (text, name) => {
    expect(activeViews(route, search(text))).toEqual(ACTIVE_VIEWS);
    expect(shownView(route, search(text))?.name).toBe(name);
  });

  test('are the first where there are no tabs, and none where there are no views', () => {
    expect(shownView(routeOf('/a', { views: VIEWS }), search('term=out'))?.name).toBe('in');
    expect(shownView(routeOf('/a'), search(''))).toBeUndefined();
  });
});

describe('what the items of a view are mapped to', () => {
  const titles = { slots: layoutOf('titles').slots };
  const PANES = { titles, panes: [paneOf('left'), paneOf('right')] };
  const SIBLINGS: SiblingsFrameModel = {
    type: 'siblings',
    heading: words('Others'),
    list: {
      needs: ['title', 'link'],
      slots: {
        title: { kind: 'text', field: 'name', format: 'text', clamp: undefined, box: false },
        link: { kind: 'link', from: 'template', template: '/a/{id}' },
      },
    },
    layout: layoutOf('own'),
  };

  test.each<[string, unknown]>([
    ['left', PANES.panes[0]?.layout],
    ['right', PANES.panes[1]?.layout],
    ['titles', titles],
    ['nowhere', undefined],
    ['view', undefined],
  ])('in a frame of several is that of %s', (name, slots) => {
    expect(slotsOfView(PANES as unknown as FrameModel, name)).toBe(slots);
  });

  test('of headings that no source brings is nothing', () => {
    const frame = { ...PANES, titles: undefined } as unknown as FrameModel;
    expect(slotsOfView(frame, 'titles')).toBeUndefined();
  });

  test('below a detail is that of what is related to it, and above it the detail’s', () => {
    const frame: FrameModel = {
      type: 'related',
      main: SIBLINGS,
      panes: [{ ...paneOf('works'), showEmpty: false }],
    };
    expect(slotsOfView(frame, 'works')).toBe(frame.panes[0]?.layout);
    expect(slotsOfView(frame, 'view')).toBe(SIBLINGS.layout);
    expect(slotsOfView(frame, 'siblings')).toBe(SIBLINGS.list);
    expect(mainFrame(frame)).toBe(SIBLINGS);
  });

  test('beside a detail is the list’s own', () => {
    expect(slotsOfView(SIBLINGS, 'siblings')).toBe(SIBLINGS.list);
    expect(slotsOfView(SIBLINGS, 'view')).toBe(SIBLINGS.layout);
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
    expect(slotsOfView(FRAME as unknown as FrameModel, name)).toBe(layout);
  });

  test('of a page is the introduction’s for what brings that, and else the frame’s', () => {
    const [layout, own] = [layoutOf('a'), layoutOf('introduction')];
    const frame: FrameModel = { type: 'single', layout };
    const introduction = { layout: own } as unknown as PageModel['introduction'];
    expect(slotsOfPage({ frame, introduction }, 'introduction')).toBe(own);
    expect(slotsOfPage({ frame, introduction }, 'view')).toBe(layout);
    expect(slotsOfPage({ frame, introduction: undefined }, 'introduction')).toBe(layout);
    const html = { html: '' } as unknown as PageModel['introduction'];
    expect(slotsOfPage({ frame: undefined, introduction: html }, 'introduction')).toBeUndefined();
  });
});

describe('the URL of a tab', () => {
  test.each([
    [IN, '?'],
    [OUT, '?term=out'],
    [paneOf('a b&c'), '?term=a+b%26c'],
  ])('%o is %s', (tab, url) => {
    expect(tabUrl(FRAME, tab)).toBe(url);
  });

  test.each([
    ['q=tea', IN, '?q=tea'],
    ['q=tea', OUT, '?q=tea&term=out'],
    ['q=tea+%26+rice', OUT, '?q=tea+%26+rice&term=out'],
    ['term=out&q=tea', IN, '?q=tea'],
    ['q=tea&page=3&a=b', OUT, '?q=tea&term=out'],
    ['q=tea&q=rice', IN, '?q=tea'],
    ['q=', OUT, '?term=out'],
    ['', IN, '?'],
    ['words=tea', IN, '?'],
  ])('keeps the words searched for: after ?%s %o is %s', (text, tab, url) => {
    const frame = { ...FRAME, search: { parameter: 'q', hint: words('Type') } };
    expect(tabUrl(frame, tab, search(text))).toBe(url);
  });

  test('has no words where nothing is searched', () => {
    expect(tabUrl(FRAME, OUT, search('q=tea'))).toBe('?term=out');
  });
});

describe('the page that a URL asks for', () => {
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
    const [view] = activeViews(routeOf('/a', { views: VIEWS }), search(text));
    expect(view?.firstPage).toBe(page);
  });

  test('is that of the view that it names alone', () => {
    const route = routeOf('/a', { views: VIEWS, tabs: { parameter: 'term', together: true } });
    const pages = activeViews(route, search('term=out&page=3')).map(({ firstPage }) => firstPage);
    expect(pages).toEqual([0, 2]);
  });
});
