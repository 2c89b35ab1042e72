import type { RouteModel } from '../../core/manifest/route-model.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { hasPlainTitle, titleField, titleSlot } from './locators.ts';
import type { PagePlan, ViewPlan } from './page-plan.ts';
import type { FormatExpectation } from './renderer-expectations.ts';
import { sourceFacts, templateOf } from './source-facts.ts';
import type { FixtureKind, OracleFacts, OracleList } from './suite/support/fixture-facts.ts';
import { fieldsOf } from './url-finder.ts';

/**
 * What a server of made-up answers has to know: each endpoint that pages read, with the fields that they
 * read of it. Undefined for a site that reads several servers, which one cannot stand for.
 */
export function oracleFacts(
  { site, table, backends, discovery }: CompiledSite,
  plans: readonly PagePlan[],
): OracleFacts | undefined {
  const [backend, ...others] = backends;
  if (backend === undefined || others.length > 0 || Object.keys(site.apis).length > 0) {
    return undefined;
  }
  const views = plans.flatMap((plan) => plan.views.map((view) => ({ plan, view })));
  /** Whether the page that a link leads to shows its item's title as it is. */
  const isTitled = (link: string) =>
    views.some(
      ({ plan, view }) => fieldsOf(table, link, plan.route) !== undefined && isCalledByText(view),
    );
  return {
    base: backend.path,
    endpoints: views.map(({ plan, view }) =>
      endpointOf(plan, view, discovery.pages[plan.page.id]?.updated),
    ),
    entries: entriesOf(
      table.sections.flatMap(({ menu, children }) => [menu.code, children?.of]),
      table.routes,
    ),
    lists: views.flatMap(({ plan, view }) =>
      listOf(plan, view, { updated: discovery.pages[plan.page.id]?.updated, isTitled }),
    ),
    named: plans.flatMap((plan) => namedPage(plan, backend.path)),
  };
}

/** A page of one URL that is called by its item, whose title is another one before that is there. */
function namedPage({ route, urlFinder, views: [view] }: PagePlan, base: string) {
  if (view?.source.answers !== 'one' || view.role !== undefined || !hasPlainTitle(view)) return [];
  const { endpoint } = view.source;
  const isFixed = urlFinder === undefined && !/[:{]/.test(route.route + endpoint);
  return isFixed ? [{ path: route.route, call: base + endpoint }] : [];
}

function endpointOf({ route, urlFinder }: PagePlan, view: ViewPlan, updated: string | undefined) {
  const { source, layout } = view;
  const search = route.search !== undefined && urlFinder?.by === 'search' ? 'query' : undefined;
  const title = isCalledByText(view) ? titleField(view) : undefined;
  const kindIn = (format: string) => kindOf(view.formats.get(format));
  const fields: Record<string, FixtureKind> = {
    ...fieldsIn(layout, kindIn),
    ...(updated !== undefined && { [updated]: 'date' }),
  };
  const asks = view.list?.asks && { counts: view.list.asks.counts, total: view.list.asks.total };
  return { source: sourceFacts(source), answers: source.answers, title, fields, search, asks };
}

/** The fields that a layout reads, by the kinds of its slots. */
function fieldsIn(
  node: unknown,
  kindIn: (format: string) => FixtureKind,
): Record<string, FixtureKind> {
  const read = (part: unknown) => fieldsIn(part, kindIn);
  if (Array.isArray(node)) return Object.assign({}, ...node.map(read));
  if (!isRecord(node)) return {};
  const { kind, field, fields, format, text } = node;
  if (kind === 'text' && typeof field === 'string') return { [field]: kindIn(String(format)) };
  if (kind === 'date' && typeof field === 'string') return { [field]: 'date' };
  if (kind === 'list' && typeof field === 'string') return { [field]: 'list' };
  if ((kind === 'image' || kind === 'file') && typeof field === 'string') return { [field]: kind };
  if (kind === 'links' && typeof field === 'string') return { [field]: `links:${String(text)}` };
  if (kind === 'link') return fieldOfLink(node);
  if (kind === 'html' && Array.isArray(fields)) {
    return Object.fromEntries(fields.map((name) => [String(name), 'html']));
  }
  // What stands in objects of a field has fields of its own.
  return kind === 'items' ? {} : Object.assign({}, ...Object.values(node).map(read));
}

/** The field that says where an item leads; a template's fields are those that every item has. */
function fieldOfLink({
  from,
  field,
  cases,
}: Readonly<Record<string, unknown>>): Record<string, FixtureKind> {
  if (typeof field !== 'string') return {};
  if (from === 'field') return { [field]: 'url' };
  const [first] = isRecord(cases) ? Object.keys(cases) : [];
  return first === undefined ? {} : { [field]: `value:${first}` };
}

function kindOf(format: FormatExpectation | undefined): FixtureKind {
  if (format?.isDate) return 'date';
  return format?.isMarkup ? 'html' : 'text';
}

/** The menu codes that the server has to know for all pages to be there. */
function entriesOf(sections: readonly (string | undefined)[], routes: readonly RouteModel[]) {
  const codes = [...sections, ...routes.map(({ menu }) => menu?.code)];
  return [...new Set(codes.filter((code) => code !== undefined))];
}

/** Whether items are called by a text as it comes, or have no title of their own. */
function isCalledByText(view: ViewPlan): boolean {
  return titleSlot(view) === undefined || hasPlainTitle(view);
}

interface ItemPages {
  /** The field with the day of an item's last change. */
  readonly updated: string | undefined;
  readonly isTitled: (link: string) => boolean;
}

/** The lists whose right rendering is known: of plain titles, at one URL, as they come or sorted. */
function listOf(plan: PagePlan, view: ViewPlan, { updated, isTitled }: ItemPages): OracleList[] {
  const { source, list, role, known, layout } = view;
  const { route, urlFinder } = plan;
  const slots: unknown = Reflect.get(layout, 'slots');
  const template = isRecord(slots) && isRecord(slots.link) ? slots.link.template : undefined;
  const link = typeof template === 'string' ? templateOf(template) : undefined;
  const isPlain = hasPlainTitle(view);
  const isAlone = plan.views.length === 1 || route.tabs !== undefined;
  const isFixed = isAlone && urlFinder === undefined && list === undefined && role === undefined;
  if (
    !isPlain ||
    !isFixed ||
    known === undefined ||
    known.hidesTitles ||
    source.answers !== 'list' ||
    route.route.includes(':')
  ) {
    return [];
  }
  const tab =
    route.tabs !== undefined && view !== plan.views[0]
      ? `?${route.tabs.parameter}=${view.name}`
      : '';
  return [
    {
      path: `${route.route}${tab}`,
      source: sourceFacts(source),
      paging: source.paging,
      title: titleField(view),
      link,
      isTitled: link === undefined ? undefined : isTitled(link),
      updated,
    },
  ];
}
