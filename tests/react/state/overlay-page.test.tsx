import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OVER_PAGE } from '../../../src/react/index.ts';
import {
  scrollKey,
  useBarLocation,
  useOverlayPage,
} from '../../../src/react/state/overlay-page.ts';
import { routeOf } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from './run-site.ts';

const LOADED = { key: 'default', search: '', hash: '', state: null };

test('of two pages that the browser itself loads, each has a place of its own', () => {
  const [people, news] = ['/people', '/news'].map((pathname) => scrollKey({ ...LOADED, pathname }));
  expect(people).not.toBe(news);
  expect(scrollKey({ ...LOADED, pathname: '/people' })).toBe(people);
});

test('a page that the router led to has the place of its entry in the history', () => {
  expect(scrollKey({ ...LOADED, pathname: '/people', key: 'a1b2' })).toBe('a1b2');
});

test('what stands over a page has the place of that', () => {
  const over = { ...LOADED, pathname: '/ferns', key: 'over' };
  const mask = { ...LOADED, pathname: '/fern/a' };
  const stateOf = (below: unknown) => ({ opened: { view: 'view', title: 'A', below } });
  expect(scrollKey({ ...over, mask, state: stateOf('default /ferns') })).toBe('default /ferns');
  expect(scrollKey({ ...over, mask, state: stateOf(4) })).toBe('over');
  expect(scrollKey({ ...over, mask, state: { opened: 'a' } })).toBe('over');
  expect(scrollKey({ ...over, mask })).toBe('over');
  // Loaded again, the page stands by itself.
  expect(scrollKey({ ...over, state: stateOf('default /ferns') })).toBe('over');
});

const ROUTE = routeOf('/ferns');
const FERN = { path: '/fern/a?tab=two', title: 'Royal fern' };
const OTHER = { path: '/fern/b', title: 'Male fern' };

describe('a page of the site over another', () => {
  const stateOf = (state: unknown) => state as Record<string, unknown> | null;

  /** A list and what stands in the URL bar. */
  function openList(place: 'main' | 'drawer' = 'main', view = 'view') {
    const use = () => ({ ...useOverlayPage(), bar: useBarLocation() });
    const at = '/ferns?page=2';
    const page = readOnPage(use, runSite({ routes: [ROUTE] }), { at, route: ROUTE, view, place });
    const { router, read } = page;
    return {
      ...page,
      open: (opened = FERN) => act(async () => read().open(opened)),
      replace: (opened = OTHER) => act(async () => read().replace(opened)),
      close: () => act(async () => read().close()),
      where: () => {
        const { pathname, search } = router.state.location;
        return pathname + search;
      },
      bar: () => read().bar.pathname + read().bar.search,
    };
  }

  test('stands in the URL bar, while the router stays at the page below', async () => {
    const { open, read, where, bar, router } = openList();
    expect([read().opened, bar()]).toEqual([undefined, '/ferns?page=2']);
    await open();
    expect(read().opened).toEqual(FERN);
    expect([where(), bar()]).toEqual(['/ferns?page=2', FERN.path]);
    expect(stateOf(router.state.location.state)).toMatchObject({
      from: '/ferns',
      [OVER_PAGE]: true,
    });
    expect(router.state.historyAction).toBe('PUSH');
    expect(router.state.preventScrollReset).toBe(true);
  });

  test('keeps what the entry of the page below says', async () => {
    const { router, open, read } = openList();
    await act(() => router.navigate('/ferns?page=3', { state: { query: 'oaks', from: '/' } }));
    const { key } = router.state.location;
    await open();
    const { location } = router.state;
    expect(stateOf(location.state)).toMatchObject({ query: 'oaks', from: '/ferns' });
    expect(scrollKey(location)).toBe(key);
    expect(read().opened).toEqual(FERN);
  });

  test('gives way to the next one in the same entry of the history', async () => {
    const { open, replace, close, read, where, router } = openList();
    await open();
    const below = scrollKey(router.state.location);
    await replace();
    expect(read().opened).toEqual(OTHER);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(scrollKey(router.state.location)).toBe(below);
    await close();
    expect([read().opened, where(), router.state.location.mask]).toEqual([
      undefined,
      '/ferns?page=2',
      undefined,
    ]);
  });

  test('is closed by the way back, and is there again on the way on', async () => {
    const { open, goTo, read } = openList();
    await open();
    await goTo(-1);
    expect(read().opened).toBeUndefined();
    await goTo(1);
    expect(read().opened).toEqual(FERN);
  });

  test('can be opened again after it was closed', async () => {
    const { open, close, read } = openList();
    await open();
    await close();
    await open(OTHER);
    expect(read().opened).toEqual(OTHER);
    await close();
    expect(read().opened).toBeUndefined();
  });

  test('is closed where there is none without the reader being led back', async () => {
    const { goTo, close, where } = openList();
    await goTo('/ferns?page=3');
    await close();
    expect(where()).toBe('/ferns?page=3');
  });

  test('has no title where the entry of the history says none', async () => {
    const { router, read } = openList();
    const stay = { mask: '/fern/a' };
    await act(() => router.navigate('/ferns', { ...stay, state: { opened: { view: 'view' } } }));
    expect(read().opened).toEqual({ path: '/fern/a', title: '' });
    await act(() => router.navigate('/ferns', { ...stay, state: { opened: { view: 'other' } } }));
    expect(read().opened).toBeUndefined();
    await act(() => router.navigate('/ferns', { ...stay, state: { from: '/' } }));
    expect(read().opened).toBeUndefined();
  });

  test('is not there where the entry of the history has another URL no more', async () => {
    const { router, open, read } = openList();
    await open();
    const { state } = router.state.location;
    await act(() => router.navigate('/ferns', { state }));
    expect(read().opened).toBeUndefined();
  });

  test('is not opened in a drawer, where a link leads on as usual', async () => {
    const { open, read, where, bar } = openList('drawer');
    await open(OTHER);
    expect([where(), bar(), read().opened]).toEqual([OTHER.path, OTHER.path, undefined]);
  });
});
