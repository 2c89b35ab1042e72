import { mainFrame, SIBLINGS_VIEW, slotsOfView, TITLES_VIEW } from '../../core/index.ts';
import type { RouteModel, RouteTable, SourceModel } from '../../core/manifest/route-model.ts';
import type { BlockModel, LinksSlot, SlotModel } from '../../core/manifest/slot-model.ts';
import { queryNames } from '../../core/mapping/links.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { isPlain } from './create-printer.ts';

/**
 * How a suite finds a URL of a page: from the answers of the site that it runs against, so
 * that no URL is written into it.
 */
export type UrlFinder = ListFinder | ChildrenFinder | SearchFinder;

/** The items of a list lead to the page; `fields` names the field for each parameter. */
export interface ListFinder {
  readonly by: 'list';
  readonly page: RouteModel;
  readonly source: SourceModel;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the page opens over the list, and not in its place. */
  readonly inDrawer: boolean;
  /** The field of the title that is the link's words; undefined where it has others. */
  readonly titleField: string | undefined;
  /** Whether that title is shown as it is: in a format it may be more than the field has. */
  readonly hasPlainTitle: boolean;
}

/** The server's navigation names the pages. */
export interface ChildrenFinder {
  readonly by: 'children';
  readonly of: string;
  readonly parameter: string;
  readonly drafts: boolean;
}

/** The page is searched on; a word of the list that results lead into finds something. */
export interface SearchFinder {
  readonly by: 'search';
  readonly parameter: string;
  /** The list for each view, by the view's name. */
  readonly lists: Readonly<Record<string, SearchedList>>;
}

export interface SearchedList {
  readonly source: SourceModel;
  readonly titleField: string;
}

interface ListLink {
  readonly template: string;
  readonly page: RouteModel;
  readonly source: SourceModel;
  readonly titleField: string | undefined;
  readonly hasPlainTitle: boolean;
  readonly inDrawer: boolean;
}

/** How URLs of a route are found; undefined for a route that is a URL itself. */
export function chooseUrlFinder(site: CompiledSite, route: RouteModel): UrlFinder | undefined {
  if (route.search !== undefined) return searchFinder(site, route, route.search);
  if (!route.route.includes(':')) return undefined;
  const section = site.table.sections.find(({ children }) => children?.route === route.route);
  if (section?.children !== undefined) {
    const { of, drafts } = section.children;
    const parameter = /:([a-zA-Z0-9]+)/.exec(route.route)?.[1] ?? '';
    return { by: 'children', of, parameter, drafts };
  }
  const finders = listLinks(site).flatMap((link): ListFinder[] => {
    const fields = fieldsOf(site.table, link.template, route);
    return fields === undefined ? [] : [{ by: 'list', ...link, fields }];
  });
  return finders.find(({ page }) => page.route === route.parent) ?? finders[0];
}

/** All links of lists to pages of the site; those of searches and of further paths lead nowhere. */
function listLinks(site: CompiledSite): ListLink[] {
  return site.table.routes
    .filter((page) => page.search === undefined && !page.route.includes(':'))
    .flatMap((page) =>
      page.views
        .filter(({ name }) => name !== TITLES_VIEW && name !== SIBLINGS_VIEW)
        .flatMap(({ name, source }) => linksOf(site, page, name, source)),
    );
}

function linksOf(
  { pages }: CompiledSite,
  page: RouteModel,
  view: string,
  source: SourceModel,
): ListLink[] {
  const frame = pages.find(({ id }) => id === page.id)?.frame;
  const slots = slotsOfView(frame, view)?.slots ?? {};
  const main = mainFrame(frame);
  const inDrawer =
    main?.type === 'single' && 'opens' in main.layout && main.layout.opens === 'drawer';
  const { link, blocks, title } = slots;
  const found: ListLink[] = Object.values(slots)
    .flatMap((slot) => (slot?.kind === 'cells' ? slot.cells : []))
    .flatMap(({ link: own, text }) =>
      own?.from === 'template'
        ? [{ template: own.template, page, source, ...titleIn(text), inDrawer }]
        : [],
    );
  if (link?.kind === 'link' && link.from === 'template') {
    found.push({ template: link.template, page, source, ...titleIn(title), inDrawer });
  }
  if (blocks?.kind === 'blocks') {
    for (const { link: template, field, text } of blocks.blocks.flatMap(linksIn)) {
      if (template === undefined) continue;
      const items = [source.items, field].filter((step) => step !== undefined).join('.');
      found.push({
        template,
        page,
        source: { ...source, answers: 'list', items },
        titleField: text,
        hasPlainTitle: true,
        inDrawer: false,
      });
    }
  }
  return found;
}

/** What a list says of the titles of its items. */
function titleIn(title: SlotModel | undefined): Pick<ListLink, 'titleField' | 'hasPlainTitle'> {
  if (title?.kind !== 'text') return { titleField: undefined, hasPlainTitle: false };
  return { titleField: title.field, hasPlainTitle: isPlain(title) };
}

/** The lists of links in a block. */
function linksIn({ slots }: BlockModel): LinksSlot[] {
  return Object.values(slots).filter((slot) => slot?.kind === 'links');
}

/** The field for each parameter of a route, if a template leads to it. */
export function fieldsOf(
  table: RouteTable,
  template: string,
  route: RouteModel,
): Readonly<Record<string, string>> | undefined {
  const found = matchRoute(table, template);
  if (found?.route !== route) return undefined;
  const { params } = found;
  const fields = Object.entries(params).flatMap(([name, part]) => {
    const field = /^\{([^{}]+)\}$/.exec(part)?.[1];
    return field === undefined ? [] : [[name, field]];
  });
  return fields.length === Object.keys(params).length ? Object.fromEntries(fields) : undefined;
}

function searchFinder(site: CompiledSite, route: RouteModel, parameter: string): SearchFinder {
  const frame = site.pages.find(({ id }) => id === route.id)?.frame;
  const known = listLinks(site);
  const lists = route.views.flatMap(({ name, source }): [string, SearchedList][] => {
    const { link, title } = slotsOfView(frame, name)?.slots ?? {};
    const template = link?.kind === 'link' && link.from === 'template' ? link.template : undefined;
    const list =
      template === undefined ? undefined : known.find((other) => other.template === template);
    if (list !== undefined) {
      return [[name, { source: list.source, titleField: list.titleField ?? 'name' }]];
    }
    // Results that lead by their own field are in no list; the search is asked for all it has.
    if (link?.kind !== 'link' || link.from === 'template') return [];
    const titleField = title?.kind === 'text' ? title.field : 'name';
    return [[name, { source: withoutSearch(source), titleField }]];
  });
  return { by: 'search', parameter, lists: Object.fromEntries(lists) };
}

/** The source of a search, without the words that are searched for. */
function withoutSearch(source: SourceModel): SourceModel {
  const query = Object.entries(source.query).filter(([, value]) => queryNames(value).length === 0);
  return { ...source, query: Object.fromEntries(query) };
}
