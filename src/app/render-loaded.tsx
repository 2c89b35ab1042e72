import { site } from 'virtual:site';
import { table } from 'virtual:site/route-table';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  cacheKeyOf,
  findLanguage,
  type Language,
  type ListState,
  languageTag,
  type RenderedPage,
  type RouteModel,
  type RoutePlace,
} from '../core/index.ts';
import {
  neededViews,
  pageStatus,
  type ShellSnapshot,
  Site,
  type SiteRuntime,
  type Snapshot,
  sectionId,
} from '../react/site-runtime.ts';
import { describeHead } from './discover.ts';
import { createPageTableCache } from './page-table-cache.ts';
import { isWholeShell } from './shell-cache.ts';
import { listStateOf } from './shows-state.ts';
import { printSnapshot } from './snapshot.ts';
import { showError, statusesOf } from './static-context.ts';

/** The route table of a build does not change: what is made of it is made once. */
const pageTableAt = createPageTableCache(table);

/** A page whose loaders have run. */
interface LoadedPage {
  readonly runtime: SiteRuntime;
  readonly context: StaticHandlerContext;
  readonly url: URL;
  readonly language: Language;
  readonly place: RoutePlace | undefined;
  /** Menus and footer as the snapshot is to have them. */
  readonly shell: ShellSnapshot;
  readonly isAhead: boolean;
}

/** A page as its loaders have left it. */
export function renderLoaded(loaded: LoadedPage): RenderedPage {
  const { runtime, context, url, language, place, shell, isAhead } = loaded;
  const route = place?.route;
  const cacheKey = cacheKeyOf(place, url);
  const html = renderSafely(runtime, context);
  const views = runtime.views.snapshot(cacheKey);
  const found = context.statusCode === 200 ? pageStatus(runtime, url, place) : context.statusCode;
  const status = isAhead && found === 503 ? 200 : found;
  return {
    kind: 'page',
    status,
    language,
    languageTag: languageTag(site, language),
    direction: findLanguage(site, language).direction,
    head: describeHead(runtime, url, route, { cacheKey, status }),
    html,
    snapshot: printSnapshot({
      language,
      shell,
      views,
      errors: statusesOf(context),
      state: route && listStateOf(site, route, cacheKey),
      ...snapshotOf(runtime, route, context),
    }),
    lacks: lackOf(shell, Object.values(views), isAhead),
    page: route?.id,
    renderers: route?.renderers ?? { layouts: [], frames: [] },
    hasLists: route?.views.some(({ list }) => list !== undefined) === true,
  };
}

interface AwaitedPage {
  readonly runtime: SiteRuntime;
  readonly place: RoutePlace;
  readonly url: URL;
  readonly signal: AbortSignal | undefined;
  /** In milliseconds. */
  readonly timeout: number;
}

/** Waits for the data that a page needs, and for the menus beside it. */
export async function waitForData(awaited: AwaitedPage): Promise<void> {
  const { runtime, place, url, signal, timeout } = awaited;
  const names = neededViews(place.route, url.search).map(({ name }) => name);
  const loads = [runtime.views.loaded(cacheKeyOf(place, url), names), runtime.shell.load()];
  const late = AbortSignal.timeout(timeout);
  const over = signal === undefined ? late : AbortSignal.any([late, signal]);
  // What is aborted already says so no more.
  if (over.aborted) return;
  const isOver = new Promise((resolve) => {
    over.addEventListener('abort', resolve, { once: true });
  });
  await Promise.race([Promise.all(loads), isOver]);
}

/** @param isAhead whether the page lacks its data by itself, so that menus are what may be missing */
function lackOf(
  shell: ShellSnapshot,
  lists: readonly ListState[],
  isAhead: boolean,
): RenderedPage['lacks'] {
  if (isAhead && !isWholeShell(site, shell)) return 'menus';
  if (lists.some(({ status }) => status === 'loading' || status === 'failed')) return 'data';
  return isWholeShell(site, shell) ? 'nothing' : 'menus';
}

/** What the browser needs of the compiled site to take the page over. */
function snapshotOf(
  runtime: SiteRuntime,
  route: RouteModel | undefined,
  { matches }: StaticHandlerContext,
): Pick<Snapshot, 'table' | 'page'> {
  const page = route && runtime.pages.page(route.id);
  const ids = matches.map((match) => match.route.id);
  const section = table.sections.find((entry) => ids.includes(sectionId(entry)))?.route;
  const menu = runtime.store.get(runtime.shell.menu);
  return { table: pageTableAt(menu, { route, page, section }), page };
}

/** The HTML of a page; where its own code fails, that of the error view around it. */
function renderSafely(runtime: SiteRuntime, context: StaticHandlerContext): string {
  try {
    return renderHtml(runtime, context);
  } catch (error) {
    console.error(error);
    showError(context, 500, error);
    return renderHtml(runtime, context);
  }
}

function renderHtml(runtime: SiteRuntime, context: StaticHandlerContext): string {
  // The matches bring their routes; those that do not match would be put together for nothing.
  const router = createStaticRouter([], context);
  return renderToString(
    <Site runtime={runtime}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
  );
}
