import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createStaticRouter,
  type DataRouter,
  matchRoutes,
  parsePath,
  type RouteObject,
  type RouterInit,
  type RouterNavigateOptions,
  type RouterSubscriber,
  type To,
} from 'react-router-dom';
import { loadOnce } from '../react/site-runtime.ts';

type RouterHistory = RouterInit['history'];
type RouterState = DataRouter['state'];
type Listener = Parameters<RouterHistory['listen']>[0];

/** What the router that navigates goes on from. */
type Beginning = Pick<RouterInit, 'history' | 'hydrationData'>;

/** A router, and how what it navigates with is asked for ahead of a navigation. */
export interface FirstRouter {
  readonly router: DataRouter;
  readonly preload: () => void;
}

/**
 * The router of a page that the server sent: it knows that page and nothing else. Most of a router is
 * about going elsewhere; that part is a chunk, and comes with the first navigation or the sign of one.
 *
 * @param errors those that the server sent in place of a route, by its id
 * @param load makes the router that navigates
 */
export function createFirstRouter(
  routes: RouteObject[],
  errors: RouterState['errors'],
  load: (beginning: Beginning) => Promise<DataRouter>,
): FirstRouter {
  const { history, push, release } = holdHistory(() => void start().catch(fail));
  const { fixed, state } = createFixedRouter(routes, errors, history);
  const subscribers = new Set<RouterSubscriber>();
  const begun = new Set<(router: DataRouter) => void>();
  let shown = state;
  let current: DataRouter | undefined;

  const show = (next: RouterState) => {
    shown = next;
    for (const tell of subscribers)
      tell(next, { deletedFetchers: [], newErrors: null, flushSync: false });
  };

  const start = loadOnce(async () => {
    const { loaderData } = state;
    const router = await load({ history, hydrationData: { loaderData, errors } });
    current = router;
    if (shown !== state) show(router.state);
    for (const begin of begun) begin(router);
    release();
    return router;
  });

  /** An error view is what loads the page anew whose code is gone; see `useRecovery`. */
  const fail = (error: unknown) => {
    const boundary = state.matches.findLast(({ route }) => route.errorElement !== undefined);
    show({ ...state, errors: { [boundary?.route.id ?? '']: error } });
  };

  /** Does something with the router that navigates, once it is there; returns how to undo it. */
  const whenStarted = (use: (router: DataRouter) => () => void) => {
    let undo: (() => void) | undefined;
    const begin = (router: DataRouter) => {
      undo = use(router);
    };
    begun.add(begin);
    return () => {
      begun.delete(begin);
      undo?.();
    };
  };

  const first: Partial<DataRouter> = {
    get state() {
      return shown;
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      const stop = whenStarted((router) => router.subscribe(onChange));
      return () => {
        subscribers.delete(onChange);
        stop();
      };
    },
    enableScrollRestoration: (...args) =>
      whenStarted((router) => router.enableScrollRestoration(...args)),
    async navigate(to: number | To | null, options?: RouterNavigateOptions) {
      try {
        const router = await start();
        if (typeof to === 'number') await router.navigate(to);
        else await router.navigate(to, options);
      } catch (error) {
        if (current !== undefined) throw error;
        if (typeof to === 'number') window.history.go(to);
        else push(options?.mask ?? to ?? {}, options?.replace);
        fail(error);
      }
    },
    revalidate: async () => (await start()).revalidate(),
  };
  return {
    router: new Proxy(fixed, {
      get: (_, name) => Reflect.get(current ?? (name in first ? first : fixed), name) as unknown,
    }),
    // Where it cannot be had, the navigation itself finds that out.
    preload: () => void start().catch(() => undefined),
  };
}

/** A router that does nothing, and its state with the page that the server sent. */
function createFixedRouter(
  routes: RouteObject[],
  errors: RouterState['errors'],
  { location: place, action }: RouterHistory,
): { fixed: DataRouter; state: RouterState } {
  const fixed = createStaticRouter(routes, {
    basename: '/',
    location: place,
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
  const matches = matchRoutes(fixed.routes, place) ?? [];
  const state: RouterState = {
    ...fixed.state,
    matches,
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    errors,
    historyAction: action,
    // The browser itself has put the reader back to their place.
    restoreScrollPosition: false,
  };
  return { fixed, state };
}

interface HeldHistory {
  /** The history, at the entry that the page was loaded with. */
  readonly history: RouterHistory;
  /** Goes to a path of the site, relative to the page's own. */
  readonly push: (to: To, isReplacing?: boolean) => void;
  /** Tells who listens where the reader went before anybody listened. */
  readonly release: () => void;
}

/** @param onMove what is done where the reader goes elsewhere and nobody listens */
function holdHistory(onMove: () => void): HeldHistory {
  const history = createBrowserHistory();
  const { location: place, action } = history;
  let missed: Parameters<Listener>[0] | undefined;
  let listener: Listener | undefined;
  history.listen((update) => {
    if (listener !== undefined) return listener(update);
    missed = update;
    onMove();
  });
  return {
    history: {
      ...history,
      location: place,
      action,
      listen(next) {
        listener = next;
        return () => {
          listener = undefined;
        };
      },
    },
    push(to, isReplacing = false) {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const next = { pathname: place.pathname, search: '', hash: '', ...path };
      if (isReplacing) history.replace(next);
      else history.push(next);
    },
    release() {
      if (missed !== undefined) listener?.(missed);
    },
  };
}
