import type { DataRouter, RouterInit } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFirstRouter } from '../../src/app/first-router.ts';

type Beginning = Pick<RouterInit, 'history' | 'hydrationData'>;

const ROUTES = [
  {
    id: 'shell',
    errorElement: <p>Error</p>,
    children: [{ id: 'ferns', path: '/ferns' }],
  },
];

beforeEach(() => window.history.replaceState(null, '', '/ferns?page=2#part'));
afterEach(() => vi.restoreAllMocks());

/** The router that navigates, as far as the first one uses it. */
function routerOf() {
  const stopListening = vi.fn();
  const stopRestoring = vi.fn();
  return {
    state: { historyAction: 'PUSH' },
    navigate: vi.fn(async () => undefined),
    revalidate: vi.fn(async () => undefined),
    subscribe: vi.fn((_: unknown) => stopListening),
    enableScrollRestoration: vi.fn((..._: unknown[]) => stopRestoring),
    stopListening,
    stopRestoring,
  };
}

/** A page that the server sent, and the router that it goes on with, unless that cannot be had. */
function open({ errors = null as DataRouter['state']['errors'], isThere = true } = {}) {
  const navigating = routerOf();
  const load = vi.fn(async (_: Beginning) => {
    if (!isThere) throw new Error('no chunk');
    return navigating as unknown as DataRouter;
  });
  return { ...createFirstRouter(ROUTES, errors, load), load, navigating };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the router of a page that was sent', () => {
  test('knows that page, and has loaded nothing', () => {
    const { router, load } = open();
    const { state } = router;
    expect(state.matches.map(({ route }) => route.id)).toEqual(['shell', 'ferns']);
    expect(state.location).toMatchObject({ pathname: '/ferns', search: '?page=2', hash: '#part' });
    expect(state).toMatchObject({
      initialized: true,
      errors: null,
      loaderData: { shell: null, ferns: null },
      historyAction: 'POP',
      restoreScrollPosition: false,
    });
    expect(load).not.toHaveBeenCalled();
  });

  test('has the errors that the server sent', () => {
    const errors = { shell: new Error('gone') };
    expect(open({ errors }).router.state.errors).toBe(errors);
  });

  test('at a URL without a page knows none', () => {
    window.history.replaceState(null, '', '/nowhere');
    expect(open().router.state.matches).toEqual([]);
  });
});

describe('a navigation', () => {
  test('is that of the router which is loaded for it, with what the page has', async () => {
    const errors = { shell: new Error('gone') };
    const { router, load, navigating } = open({ errors });
    await router.navigate('/trees', { replace: true });
    expect(navigating.navigate).toHaveBeenCalledExactlyOnceWith('/trees', { replace: true });
    const [beginning] = load.mock.calls[0] ?? [];
    expect(beginning?.hydrationData).toEqual({ loaderData: { shell: null, ferns: null }, errors });
    expect(beginning?.history.location.pathname).toBe('/ferns');
    await router.navigate(-1);
    expect(navigating.navigate).toHaveBeenLastCalledWith(-1);
    expect(load).toHaveBeenCalledOnce();
  });

  test('may be asked for ahead', async () => {
    const { router, preload, load, navigating } = open();
    preload();
    preload();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    await router.navigate('/trees');
    expect(load).toHaveBeenCalledOnce();
    expect(navigating.navigate).toHaveBeenCalledOnce();
  });

  test('is refused by the router itself without an error view', async () => {
    const { router, navigating } = open();
    const listener = vi.fn();
    router.subscribe(listener);
    navigating.navigate.mockRejectedValue(new Error('refused'));
    await expect(router.navigate('/trees')).rejects.toThrow('refused');
    expect(listener).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/ferns');
  });

  test('asks for the page’s data anew by the same router', async () => {
    const { router, navigating } = open();
    await router.revalidate();
    expect(navigating.revalidate).toHaveBeenCalledOnce();
  });
});

describe('where the router that navigates cannot be had', () => {
  const openBroken = () => {
    const page = open({ isThere: false });
    const listener = vi.fn();
    page.router.subscribe(listener);
    return { ...page, listener, errors: () => listener.mock.calls.map(([{ errors }]) => errors) };
  };

  test('the URL is that of the link, and the error view of the page says so', async () => {
    const { router, errors, listener } = openBroken();
    const before = window.history.length;
    await router.navigate('/trees?kind=oak#top');
    const { pathname, search, hash } = window.location;
    expect([pathname, search, hash]).toEqual(['/trees', '?kind=oak', '#top']);
    expect(window.history.length).toBe(before + 1);
    expect(errors()).toEqual([{ shell: new Error('no chunk') }]);
    // What a router tells React Router's provider beside its state.
    const details = { deletedFetchers: [], newErrors: null, flushSync: false };
    expect(listener).toHaveBeenCalledExactlyOnceWith(router.state, details);
    expect(router.state.errors).toEqual({ shell: new Error('no chunk') });
  });

  test('it replaces the entry of the history where the link does', async () => {
    const { router } = openBroken();
    const before = window.history.length;
    await router.navigate('/trees', { replace: true });
    expect([window.location.pathname, window.history.length]).toEqual(['/trees', before]);
  });

  test('what would open over the page has its own URL, and a query alone that of the page', async () => {
    const { router } = openBroken();
    await router.navigate('/ferns', { mask: '/fern/7' });
    expect(window.location.pathname).toBe('/fern/7');
    await router.navigate({ search: '?page=3' });
    expect(window.location.pathname + window.location.search).toBe('/ferns?page=3');
  });

  test('a step in the history is the browser’s', async () => {
    const go = vi.spyOn(window.history, 'go').mockReturnValue();
    const { router, errors } = openBroken();
    await router.navigate(-1);
    expect(go).toHaveBeenCalledExactlyOnceWith(-1);
    expect(errors()).toHaveLength(1);
  });

  test('asking ahead says nothing', async () => {
    const { preload, listener } = openBroken();
    preload();
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('who listens to the router', () => {
  test('is told by the one that navigates, and no more once they stop', async () => {
    const { router, navigating } = open();
    const listener = vi.fn();
    const stop = router.subscribe(listener);
    await router.navigate('/trees');
    expect(navigating.subscribe).toHaveBeenCalledExactlyOnceWith(listener);
    expect(navigating.stopListening).not.toHaveBeenCalled();
    stop();
    expect(navigating.stopListening).toHaveBeenCalledOnce();
  });

  test('is not told by it where they have stopped before', async () => {
    const { router, navigating } = open();
    router.subscribe(vi.fn())();
    await router.navigate('/trees');
    expect(navigating.subscribe).not.toHaveBeenCalled();
  });

  test('is told of no error either once they have stopped', async () => {
    const { router } = open({ isThere: false });
    const listener = vi.fn();
    router.subscribe(listener)();
    await router.navigate('/trees');
    expect(listener).not.toHaveBeenCalled();
  });

  test('has their place restored by the one that navigates', async () => {
    const { router, navigating } = open();
    const positions = {};
    const stop = router.enableScrollRestoration(positions, () => 0);
    await router.navigate('/trees');
    expect(navigating.enableScrollRestoration.mock.calls[0]?.[0]).toBe(positions);
    stop();
    expect(navigating.stopRestoring).toHaveBeenCalledOnce();
  });

  test('sees the state of the one that navigates after an error', async () => {
    let isThere = false;
    const navigating = routerOf();
    const load = vi.fn(async () => {
      if (!isThere) throw new Error('no chunk');
      return navigating as unknown as DataRouter;
    });
    const { router } = createFirstRouter(ROUTES, null, load);
    const listener = vi.fn();
    router.subscribe(listener);
    await router.navigate('/trees');
    isThere = true;
    await router.navigate('/trees');
    expect(load).toHaveBeenCalledTimes(2);
    expect(listener.mock.calls.at(-1)?.[0]).toBe(navigating.state);
    expect(router.state).toBe(navigating.state);
  });
});

describe('a reader who goes back before anything was loaded', () => {
  const goElsewhere = () => {
    window.history.pushState({ idx: 1 }, '', '/trees');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  };

  test('is followed by the router that this loads', async () => {
    const { load, navigating } = open();
    const heard = vi.fn();
    load.mockImplementation(async ({ history }) => {
      history.listen(heard);
      return navigating as unknown as DataRouter;
    });
    goElsewhere();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(heard.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/trees']);
    goElsewhere();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('sees an error view where it cannot be had', async () => {
    const { router } = open({ isThere: false });
    goElsewhere();
    await settle();
    expect(router.state.errors).toEqual({ shell: new Error('no chunk') });
  });
});
