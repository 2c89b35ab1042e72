import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListState, NavigationEntry, PageModel, RouteModel } from '../../../src/core/index.ts';
import { startList } from '../../../src/core/index.ts';
import { titleOptions, useDocumentTitle } from '../../../src/react/page/document-head.ts';
import { PageTitle, usePageTitle } from '../../../src/react/parts/page-title.tsx';
import { createPageStore } from '../../../src/react/site-runtime.ts';
import { entryOf, menuOf, routeOf, SITE, sectionOf, sourceOf, viewOf } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { NO_RENDERERS, pageOf, runSite } from '../state/run-site.ts';

const GARDEN = sectionOf('/garden', menuOf('garden'));
/** A section whose pages the server's navigation names. */
const PERMITS = {
  ...sectionOf('/permits', menuOf('permits')),
  children: { of: 'permits', route: '/permits/:code', drafts: false },
};
const PERMIT = routeOf('/permits/:code', { section: '/permits' });
const VISIT = routeOf('/garden/visit', { section: '/garden', menu: menuOf('visit') });
const ITEM = { ...viewOf('view'), source: sourceOf('/fern', { answers: 'one' }) };
const FERN = routeOf('/fern', { views: [ITEM] });
const ENTRIES = [
  entryOf('permits'),
  entryOf('digging', { parent: 'permits' }),
  entryOf('garden'),
  entryOf('visit'),
];

interface Known {
  /** The manifests that are there. */
  readonly pages?: readonly PageModel[];
  readonly navigation?: readonly NavigationEntry[];
}

async function open({ pages = [], navigation }: Known = {}) {
  const store = createPageStore(NO_RENDERERS, async (id) => {
    const page = pages.find((entry) => entry.id === id);
    return page ?? pageOf({ id, route: `/${id}` });
  });
  const table = { sections: [GARDEN, PERMITS], routes: [VISIT, PERMIT, FERN, routeOf('/imprint')] };
  const runtime = runSite(table, {}, { pages: store, restored: { shell: { navigation } } });
  for (const { id } of pages) await store.load(routeOf(`/${id}`));
  return runtime;
}

const titled = (route: RouteModel, title: PageModel['title']): PageModel => ({
  ...pageOf(route),
  title,
});
const OWN = titled(VISIT, { en: 'How to find us', zh: '来访' });

describe('the title of a page', () => {
  const titleAt = async (at: string, known?: Known) =>
    readOnPage(usePageTitle, await open(known), { at }).read();

  test.each<[string, string, Known, string | undefined]>([
    [
      'is that of its manifest',
      '/garden/visit',
      { pages: [OWN], navigation: ENTRIES },
      'How to find us',
    ],
    [
      'is that of the server’s navigation',
      '/garden/visit',
      { navigation: ENTRIES },
      'server visit',
    ],
    ['is that of its menu where the server says nothing', '/garden/visit', {}, 'own visit'],
    [
      'is that of the entry that it is of its section',
      '/permits/digging',
      { navigation: ENTRIES },
      'server digging',
    ],
    [
      'is none where its section has no such entry',
      '/permits/other',
      { navigation: ENTRIES },
      undefined,
    ],
    ['is none where it has no menu', '/imprint', {}, undefined],
    ['is none where there is no page', '/nowhere', { navigation: ENTRIES }, undefined],
  ])('%s', async (_, at, known, title) => {
    expect(await titleAt(at, known)).toBe(title);
  });

  test('is its heading, and without one there is none', async () => {
    const runtime = await open();
    const { unmount } = readOnPage(PageTitle as () => React.ReactNode, runtime, { at: '/imprint' });
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    expect(readOnPage(PageTitle, runtime, { at: '/imprint' }).read()).toBeNull();
    expect(readOnPage(PageTitle, runtime, { at: '/garden/visit' }).read()).toMatchObject({
      type: 'h1',
      props: { children: 'own visit' },
    });
  });
});

describe('the title of the document', () => {
  /** Opens a page of an item, as which nothing is known yet. */
  async function openFern(search = '') {
    const runtime = await open({ navigation: ENTRIES });
    const state = (items: ListState['items']): ListState => ({
      ...startList(0),
      status: 'ready',
      items,
    });
    const views = [{ ...ITEM, firstPage: 0, choices: {} }];
    runtime.views.restore('/fern', views, { route: FERN, params: {} }, { view: state([]) });
    const list = runtime.views.stateOf('/fern', 'view');
    const name = (title: unknown) =>
      act(() => list && runtime.store.set(list, state([{ key: 'a', title } as never])));
    const place = { pathname: '/fern', search };
    const use = () => useDocumentTitle(FERN, runtime.pages.page('fern'), '/fern', place);
    return { runtime, name, use, place };
  }

  test('is that of the page’s item, once it is there', async () => {
    const { runtime, name, use } = await openFern();
    readOnPage(use, runtime, { at: '/fern' });
    expect(document.title).toBe('Institute');
    name({ kind: 'plain', text: 'Royal fern' });
    expect(document.title).toBe('Royal fern · Institute');
    name('no text');
    expect(document.title).toBe('Institute');
  });

  test('is not that of a page which the URL bar does not show', async () => {
    const { runtime, name, use } = await openFern();
    document.title = 'Before';
    readOnPage(use, runtime, { at: '/imprint' });
    name({ kind: 'plain', text: 'Royal fern' });
    expect(document.title).toBe('Before');
  });

  test('is made of what is known of the page, of its section and of the site', async () => {
    const runtime = await open({ pages: [OWN], navigation: ENTRIES });
    const place = { pathname: '/garden/visit', search: '?page=2' };
    const { search, ...options } = titleOptions(runtime, place, VISIT, '/garden/visit');
    expect(search.get('page')).toBe('2');
    expect(options).toEqual({
      site: SITE,
      language: 'en',
      pathname: '/garden/visit',
      page: OWN,
      route: VISIT,
      section: GARDEN,
      entries: ENTRIES,
      itemTitle: undefined,
    });
  });

  test('is that of the site where there is no page', async () => {
    const runtime = await open();
    const place = { pathname: '/nowhere', search: '' };
    expect(titleOptions(runtime, place, undefined, '/nowhere')).toMatchObject({
      page: undefined,
      route: undefined,
      section: undefined,
      itemTitle: undefined,
    });
  });

  test('is not that of the first item of a list', async () => {
    const { runtime, name, place } = await openFern();
    name({ kind: 'plain', text: 'Royal fern' });
    const list = routeOf('/fern', { views: [viewOf('view')] });
    expect(titleOptions(runtime, place, FERN, '/fern').itemTitle).toBe('Royal fern');
    expect(titleOptions(runtime, place, list, '/fern').itemTitle).toBeUndefined();
  });
});
