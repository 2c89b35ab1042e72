import type { RouteModel, RouteTable } from '../../../core/manifest/route-model.ts';
import { readSourceFields } from '../../../core/requests/read-source-fields.ts';
import { matchRoute } from '../../../core/routing/match-route.ts';
import { buildMenu } from '../../../core/routing/menu.ts';
import { type NavigationEntry, readNavigation } from '../../../core/routing/navigation.ts';
import type { CompiledSite } from '../../compiler/index.ts';
import type { PlannedRoute, PlannedShell, PlannedView } from '../planned-view.ts';
import { type AskedChoice, askChoices } from './ask-choices.ts';
import { type AskedView, type AskOptions, askView } from './ask-view.ts';
import { type EntityLink, findLinks } from './find-links.ts';
import { searchedWord } from './search-words.ts';

/** What a site says in one language. */
export interface WalkedSite {
  readonly language: string;
  readonly navigation: AskedView | undefined;
  readonly entries: readonly NavigationEntry[] | undefined;
  /** Everything that was asked, in the order of the plan. */
  readonly asked: readonly AskedView[];
  /** What readers may choose of the lists among it, each asked once. */
  readonly choices: readonly AskedChoice[];
  /** Routes of which no answer leads to a page, so that nothing of them was asked. */
  readonly unknown: readonly string[];
}

export interface WalkPlan extends PlannedShell {
  readonly compiled: CompiledSite;
  readonly routes: readonly PlannedRoute[];
}

/** Asks a view at a URL of its page; undefined where it needs more than the parameters. */
type AskPage = (
  view: PlannedView,
  params: Readonly<Record<string, string>>,
) => Promise<AskedView | undefined>;

/** A page that an answer leads to, and the view whose answer that is. */
interface FoundLink extends EntityLink {
  readonly from: PlannedView;
}

/**
 * Asks all that the pages of a site ask in a language: what every page shows, then the pages whose
 * URLs are known, then those that the answers link to, then searches for words of the answers.
 */
export async function walkSite(
  { compiled, navigation, footer, routes }: WalkPlan,
  language: string,
  options: AskOptions,
): Promise<WalkedSite> {
  const ask = (view: PlannedView, params?: Readonly<Record<string, string>>) =>
    askView(options, view, language, params);
  const [menu, foot] = await Promise.all(
    [navigation, footer].map(async (view) => view && ask(view)),
  );
  const entries = readEntries(compiled, menu);

  const fixed = routes.filter(({ route }) => isFixed(route));
  const lists = await askAll(fixed, async ({ views }) =>
    Promise.all(views.map((view) => ask(view))),
  );
  const links = [...childLinks(compiled, entries, language, navigation), ...linksOf(lists)];
  const details = await askDetails(compiled.table, routes, links, ask);

  const known = [...links, ...linksOf(details)];
  const searches = await askAll(
    routes.filter(({ route }) => route.search !== undefined),
    async ({ views }) =>
      Promise.all(views.map((view) => askSearch(compiled.table, view, known, ask))),
  );
  const asked = [menu, foot, ...lists, ...details, ...searches].filter(isAsked);
  const choices = await Promise.all(
    asked.map((view) => askChoices({ ...options, timeZone: compiled.site.timeZone }, view)),
  );
  const reached = new Set(asked.map(({ view }) => view.route));
  return {
    language,
    navigation: menu,
    entries,
    asked,
    choices: choices.flat(),
    unknown: routes
      .filter(({ route, views }) => views.length > 0 && !reached.has(route.route))
      .map(({ route }) => route.route),
  };
}

function isFixed({ route, search }: RouteModel): boolean {
  return !route.includes(':') && search === undefined;
}

function readEntries(
  { table }: CompiledSite,
  menu: AskedView | undefined,
): readonly NavigationEntry[] | undefined {
  const [page] = menu?.pages ?? [];
  return page?.answer && readNavigation(page.answer.data, table);
}

async function askAll(
  routes: readonly PlannedRoute[],
  ask: (route: PlannedRoute) => Promise<readonly (AskedView | undefined)[]>,
): Promise<AskedView[]> {
  const asked = await Promise.all(routes.map(ask));
  return asked.flat().filter(isAsked);
}

/** Pages of sections that the server's navigation names; each stands for itself, so all are asked. */
function childLinks(
  { table }: CompiledSite,
  entries: readonly NavigationEntry[] | undefined,
  language: string,
  from: PlannedView | undefined,
): FoundLink[] {
  if (from === undefined) return [];
  const patterns = table.routes.map(({ route }) => route);
  return buildMenu(table, entries, language)
    .flatMap(({ items }) => items)
    .filter(({ path }) => !patterns.includes(path))
    .map(({ path, title }) => ({ url: path, title, from: { ...from, route: path } }));
}

function linksOf(asked: readonly AskedView[]): FoundLink[] {
  return asked.flatMap(({ view, pages }) => {
    const { slots } = view;
    if (slots === undefined) return [];
    const entities = pages.flatMap((page) => page.entities ?? []);
    return entities.flatMap((entity) =>
      findLinks(slots, entity).map((link) => ({ ...link, from: view })),
    );
  });
}

/** Asks the pages with parameters; details may link to further ones, so it goes on until none does. */
async function askDetails(
  table: RouteTable,
  routes: readonly PlannedRoute[],
  links: readonly FoundLink[],
  ask: AskPage,
): Promise<AskedView[]> {
  const asked = new Map<RouteModel, readonly AskedView[]>();
  for (let known = links; ; known = [...links, ...linksOf([...asked.values()].flat())]) {
    const due = routes.filter(({ route }) => route.route.includes(':') && !asked.has(route));
    const visits = due
      .map((planned) => ({ ...planned, params: chooseParams(planned.route, table, known) }))
      .filter(({ params }) => params.length > 0);
    if (visits.length === 0) break;
    await Promise.all(
      visits.map(async ({ route, views, params }) => {
        const answers = await Promise.all(
          params.map((values) => askPageOf(route, views, values, ask)),
        );
        asked.set(route, answers.flat());
      }),
    );
  }
  return routes.flatMap(({ route }) => asked.get(route) ?? []);
}

/** The views of a page: first its own, since fields of its item fill what is asked of those below it. */
async function askPageOf(
  route: RouteModel,
  views: readonly PlannedView[],
  params: Readonly<Record<string, string>>,
  ask: AskPage,
): Promise<AskedView[]> {
  const isOwn = ({ isRelated }: PlannedView) => !isRelated;
  const own = await Promise.all(views.filter(isOwn).map((view) => ask(view, params)));
  const entity = own.find((view) => view?.view.source.answers === 'one')?.pages[0]?.entities?.[0];
  const filled = { ...readSourceFields(route, entity), ...params };
  const others = views.filter((view) => !isOwn(view));
  const related = await Promise.all(others.map((view) => ask(view, filled)));
  return [...own, ...related].filter(isAsked);
}

/** The parameters of the first and the last page that each list leads to. */
function chooseParams(
  route: RouteModel,
  table: RouteTable,
  links: readonly FoundLink[],
): Record<string, string>[] {
  const own = links.flatMap(({ url, from }) => {
    const match = matchRoute(table, url);
    return match?.route === route ? [{ params: match.params, from }] : [];
  });
  const chosen = [...Map.groupBy(own, ({ from }) => from).values()].flatMap((group) => [
    group[0],
    group.at(-1),
  ]);
  const byText = new Map(
    chosen.flatMap((link) => (link ? [[JSON.stringify(link.params), { ...link.params }]] : [])),
  );
  return [...byText.values()];
}

/** Searches for a word of an item that the view is about, so that something is found. */
async function askSearch(
  table: RouteTable,
  view: PlannedView,
  links: readonly FoundLink[],
  ask: AskPage,
): Promise<AskedView | undefined> {
  const [link] = view.links;
  const target = link && matchRoute(table, link.value)?.route;
  const titles = (wanted: readonly FoundLink[]) => wanted.map(({ title }) => title);
  const own = links.filter(({ url }) => matchRoute(table, url)?.route === target);
  const query = searchedWord([...titles(own), ...titles(links)]);
  return query === undefined ? undefined : ask(view, { query });
}

function isAsked(view: AskedView | undefined): view is AskedView {
  return view !== undefined;
}
