import {
  activeViews,
  type PageModel,
  type RouteModel,
  SINGLE_VIEW,
  showsOne,
  TITLES_VIEW,
} from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { findRoutes } from '../find-routes.ts';

/** What of a page a call brings, and so where its failure is told. */
export type CallPart =
  /** The whole page: an item that is not there is a page that is not there. */
  | 'item'
  /** A view that says itself that it failed. */
  | 'view'
  /** Something that the page does without. */
  | 'extra'
  /** Menus and footer. */
  | 'shell';

type RouteSource = RouteModel['views'][number]['source'];

/** A call that a page makes, and the URL at which it does. */
export interface PlannedCall {
  /** The route and the call, as the table names them. */
  readonly name: string;
  readonly route: string;
  readonly url: string;
  readonly part: CallPart;
  /** Another page to come from, where a second visit in a row would be taken for a change of tab. */
  readonly before: string | undefined;
  /** Whether a URL below the API's base is that of this call. */
  readonly isFor: (url: URL) => boolean;
  readonly answers: RouteSource['answers'];
  /** Where the items stand in the whole answer; undefined where it is them itself. */
  readonly items: string | undefined;
  /** Where the answer says how far its list goes; undefined for a call without pages. */
  readonly end: string | undefined;
}

/** Every call that the manifests make: each page's own, and those for all pages. */
export async function planCalls(compiled: CompiledSite, origin: string): Promise<PlannedCall[]> {
  const { routes } = await findRoutes(compiled, origin);
  const known = new Map(compiled.table.routes.map((route) => [route.route, route]));
  const own = routes.flatMap(({ name, url }) => {
    const route = known.get(name.replace(/\?.*/s, ''));
    return route === undefined ? [] : callsOf(compiled, route, url);
  });
  // A page of a menu, which an odd answer could hide; the home page is in none.
  const inMenu = compiled.table.routes.find((route) => isPlain(route) && route.menu?.code);
  return [...own, ...shellCalls(compiled, inMenu?.route ?? '/')];
}

function callsOf(compiled: CompiledSite, route: RouteModel, path: string): PlannedCall[] {
  const page = compiled.pages.find(({ id }) => id === route.id);
  if (page === undefined) return [];
  const url = new URL(path, 'http://site');
  const calls = activeViews(route, url.searchParams).map(({ name, source }): PlannedCall => {
    const query = Object.keys(source.query).map((key) => `${key}=${source.query[key]}`);
    const words = [source.endpoint, ...query].join(' ');
    const end = source.pages?.end;
    return {
      name: words,
      route: route.route,
      url: urlOfView(route, url, name),
      part: partOf(page, name),
      before: route.tabs?.together ? compiled.table.routes.find(isPlain)?.route : undefined,
      isFor: matcherOf(compiled.site.api.base, source),
      answers: source.answers,
      items: joinPath(compiled.site.api.envelope, source.items),
      end: end?.at.from === 'body' ? end.at.path : undefined,
    };
  });
  // The views of a page may be parts of one answer.
  return calls.filter((call, index) => calls.findIndex(({ name }) => name === call.name) === index);
}

/** A page at a fixed URL that asks for one thing. */
function isPlain({ route, views }: RouteModel): boolean {
  return !route.includes(':') && views.length === 1;
}

/** Where all tabs are asked for at once, the one that is shown tells of its failure. */
function urlOfView({ tabs }: RouteModel, url: URL, view: string): string {
  const shown = new URL(url);
  if (tabs?.together) shown.searchParams.set(tabs.parameter, view);
  return shown.pathname + shown.search;
}

function partOf({ frame }: PageModel, view: string): CallPart {
  if (frame !== undefined && 'panes' in frame && view === TITLES_VIEW) return 'extra';
  const isItem = frame?.type === 'single' || (frame?.type === 'siblings' && view === SINGLE_VIEW);
  return isItem && showsOne(frame.layout) ? 'item' : 'view';
}

function matcherOf(base: string, source: RouteSource): PlannedCall['isFor'] {
  const path = (base + source.endpoint)
    .split(/\{[^{}]+\}/)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  const pattern = new RegExp(`^${path}$`);
  const fixed = Object.entries(source.query).filter(([, value]) => !value.includes('{'));
  return ({ pathname, searchParams }) =>
    pattern.test(pathname) && fixed.every(([name, value]) => searchParams.get(name) === value);
}

function shellCalls({ site }: CompiledSite, url: string): PlannedCall[] {
  const { base } = site.api;
  const plan = (endpoint: string, answers: RouteSource['answers']): PlannedCall => ({
    name: endpoint,
    route: '(every page)',
    url,
    part: 'shell',
    before: undefined,
    isFor: ({ pathname }) => pathname === base + endpoint,
    answers,
    items: site.api.envelope,
    end: undefined,
  });
  const { navigation } = site.header;
  const { call } = site.footer ?? {};
  return [
    ...(navigation === undefined ? [] : [plan(navigation.endpoint, 'list')]),
    ...(call === undefined ? [] : [plan(call.endpoint, 'one')]),
  ];
}

function joinPath(...steps: readonly (string | undefined)[]): string | undefined {
  const known = steps.filter((step) => step !== undefined);
  return known.length === 0 ? undefined : known.join('.');
}
