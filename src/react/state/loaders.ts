import {
  generatePath,
  type LoaderFunction,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router-dom';
import {
  activeViews,
  cacheKeyOf,
  firstPage,
  isRecord,
  isVisible,
  paramsAt,
  type RouteModel,
  rowOf,
  type SectionModel,
  shownView,
} from '../../core/index.ts';
import { canonicalPathOf } from './canonical-path.ts';
import type { SiteRuntime } from './runtime.ts';

/** The running site that a navigation or a request belongs to. */
export interface RouteContext {
  readonly runtime: SiteRuntime;
  /** Whether the history entry that is being gone to is a new one, not one on the way back. */
  readonly isNewVisit: () => boolean;
  /** The state of the history entry that the navigation leads to; nothing on a server. */
  readonly navigationState: () => unknown;
}

export type FindContext = (args: LoaderFunctionArgs) => RouteContext;

/**
 * The context that a request to a static handler brought with it.
 *
 * @throws where it brought none
 */
export function contextOfRequest({ context }: Pick<LoaderFunctionArgs, 'context'>): RouteContext {
  if (isRouteContext(context)) return context;
  throw new TypeError('a request was queried without its route context');
}

function isRouteContext(context: unknown): context is RouteContext {
  return isRecord(context) && 'runtime' in context;
}

/** What the router does before it shows a page, by the kinds of routes. */
export interface RouteLoaders {
  readonly shell: LoaderFunction;
  readonly page: (route: RouteModel) => LoaderFunction;
  readonly alias: (route: RouteModel) => LoaderFunction;
  readonly section: (section: SectionModel) => LoaderFunction;
  readonly unmatched: LoaderFunction;
}

/** Loaders hold nothing of a running site: they find it in the request, so that a server makes them once. */
export function createLoaders(find: FindContext): RouteLoaders {
  return {
    shell: (args) => loadShell(find(args).runtime),
    page: (route) => createPageLoader(route, find),
    alias: createAliasLoader,
    section: (section) => createSectionLoader(section, find),
    unmatched: loadUnmatched,
  };
}

/** Menus and footer for every page; a failed call leaves them to the manifests. */
async function loadShell(runtime: SiteRuntime): Promise<null> {
  await waitUpToTimeout(runtime, runtime.shell.load());
  return null;
}

/**
 * A page's code and data, asked for side by side. The code is waited for; the data only for as
 * long as the runtime's timeout, then the page shows its loading state.
 */
function createPageLoader(matched: RouteModel, find: FindContext) {
  return async (args: LoaderFunctionArgs): Promise<Response | null> => {
    const { request, params } = args;
    const url = new URL(request.url);
    const canonical = redirectToCanonical(url);
    if (canonical !== undefined) return canonical;
    const { runtime, isNewVisit, navigationState } = find(args);
    // Edits may have put another row in the place of the one that the router was made of.
    const route = rowOf(runtime.table.routes, matched.id) ?? matched;

    const { pathname, search, searchParams } = url;
    const entry = { pathname, search, state: navigationState() };
    const cacheKey = cacheKeyOf({ route, params }, entry);
    const shown = shownView(route, searchParams)?.name ?? '';
    const isNew = isNewVisit();
    // Another tab of the same page begins at its first slice, of data that is there.
    const isThere = isNew && runtime.views.isCurrent(cacheKey);
    const isTabChange = isThere && route.tabs?.together === true;
    // A table in another order needs no new data.
    const isReordered = isThere && route.orders !== undefined;
    if (isTabChange) runtime.views.rewind(cacheKey, shown, firstPage(searchParams));
    const data = runtime.views.enter(
      cacheKey,
      activeViews(route, searchParams),
      { route, params: paramsAt(route, params, entry) },
      { fresh: isNew && !isTabChange && !isReordered },
    );
    const code = runtime.pages.load(route).catch((error: unknown) => stayOrThrow(runtime, error));
    await Promise.all([code, waitUpToTimeout(runtime, data)]);
    return null;
  };
}

/** An alias leads to its route, with the same parameters and query. */
function createAliasLoader(route: RouteModel) {
  return ({ request, params }: LoaderFunctionArgs): Response => {
    const url = new URL(request.url);
    return (
      redirectToCanonical(url) ?? redirect(`${generatePath(route.route, params)}${url.search}`)
    );
  };
}

/**
 * A section's own URL leads to the first page of its menu. A section that the server shows but
 * has no page for yet is announced; where the call for the navigation failed, the answer is 503.
 */
function createSectionLoader(section: SectionModel, find: FindContext) {
  return async (args: LoaderFunctionArgs): Promise<Response | null> => {
    const url = new URL(args.request.url);
    const canonical = redirectToCanonical(url);
    if (canonical !== undefined) return canonical;
    const { runtime } = find(args);
    await waitUpToTimeout(runtime, runtime.shell.load());
    const { store, shell } = runtime;
    const group = store.get(shell.menu).find(({ route }) => route === section.route);
    const entries = store.get(shell.navigation);
    if (group === undefined) {
      if (entries === undefined) throw new Response(null, { status: 503 });
      if (!isVisible(section.menu, entries)) throw new Response(null, { status: 404 });
      return null;
    }
    return redirect(`${group.path}${url.search}`);
  };
}

/** A URL that matches no route may still be another spelling of one that does. */
function loadUnmatched({ request }: LoaderFunctionArgs): Response | null {
  return redirectToCanonical(new URL(request.url)) ?? null;
}

function redirectToCanonical(url: URL): Response | undefined {
  const canonical = canonicalPathOf(url);
  return canonical && redirect(canonical.path, canonical.status);
}

/** While a page is being left, code that fails to load is no error: the promise stays pending. */
function stayOrThrow({ recovery }: SiteRuntime, error: unknown): Promise<never> {
  if (recovery?.isLeaving() === true) return new Promise(() => undefined);
  throw error;
}

async function waitUpToTimeout(runtime: SiteRuntime, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, runtime.timeout);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
