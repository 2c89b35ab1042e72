import path from 'node:path';
import { mainFrame, SINGLE_VIEW, showsOne } from '../../core/index.ts';
import type { PageDiscovery } from '../../core/manifest/discovery-model.ts';
import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import type { ListModel } from '../../core/manifest/list-model.ts';
import type { FrameModel, PageModel } from '../../core/manifest/page-model.ts';
import type {
  MenuModel,
  RouteModel,
  SectionModel,
  SourceModel,
  ViewSource,
} from '../../core/manifest/route-model.ts';
import type { LocalizedText } from '../../core/manifest/site-model.ts';
import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { createPrinter } from './create-printer.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { type KnownFrame, knownFrames } from './known-frames.ts';
import type {
  LayoutExpectation,
  OverrideExpectation,
  Printer,
  RendererExpectations,
} from './renderer-expectations.ts';
import { chooseUrlFinder, fieldsOf, type UrlFinder } from './url-finder.ts';

/** What the cases of a page are made from. */
export interface PagePlan {
  readonly route: RouteModel;
  readonly page: PageModel;
  /** Path of the spec below the folder of the suite. */
  readonly file: string;
  /** Path from the spec to the folder of support files. */
  readonly support: string;
  readonly views: readonly ViewPlan[];
  /** How a URL of the page is found; undefined for a page that has one URL. */
  readonly urlFinder: UrlFinder | undefined;
  readonly section: SectionModel | undefined;
  /** The menu entry that is marked while the page is shown: its own, or its list's. */
  readonly menu: MenuModel | undefined;
  /** The route of the list that the page belongs to. */
  readonly parent: string | undefined;
  /** What is said of the page where its own manifest says nothing: its section's words, or the site's. */
  readonly words: LocalizedText;
  /** Whether the server's navigation names the page. */
  readonly isChild: boolean;
  /** The call that finds the title that the page has of itself; undefined where only its data has. */
  readonly title: string | undefined;
  /** What the page says to search engines and networks. */
  readonly discovery: PageDiscovery | undefined;
  /** The page that an item opens in a drawer over its list. */
  readonly opened: OverlaidPage | undefined;
  /** Writes what is seen of blocks and slots. */
  readonly print: Printer;
  /** What its frames say of what is seen of them, the outer one first; nothing of one that says nothing. */
  readonly known: readonly KnownFrame[];
  /** What the component that renders it says of what is seen of it, where it has one that does. */
  readonly override: OverrideExpectation | undefined;
  /** A page to start from when the browser is to make the page's calls by itself. */
  readonly elsewhere: string;
}

export interface OverlaidPage {
  readonly source: SourceModel;
  readonly slots: SlottedModel['slots'];
  /** The field of the item for each parameter of the page's URL. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A view of a page as the generated code speaks of it. */
export interface ViewPlan {
  readonly name: string;
  /** The tab's or the pane's name in words; empty where there is one view. */
  readonly words: string;
  readonly source: SourceModel;
  /** What readers can do with the list; undefined for one that is shown as it comes. */
  readonly list: ListModel | undefined;
  readonly layout: LayoutModel;
  /** The names of the constant with the source and of the function with the expectations. */
  readonly constant: string;
  readonly expectations: string;
  /** Expressions: the URL that shows the view, and the part of the page where it stands. */
  readonly url: string;
  readonly area: string;
  /** Whether it is one of several parts of its page, or related to what the page is about. */
  readonly role: ViewSource['role'];
  /** What its layout says of what is seen of it; undefined for one that says nothing. */
  readonly known: LayoutExpectation | undefined;
  readonly print: Printer;
  readonly blocks: RendererExpectations['blocks'];
  readonly formats: RendererExpectations['formats'];
}

/** The plans of all pages that show data and of which a URL can be found. */
export function planPages(site: CompiledSite, renderers: RendererExpectations): PagePlan[] {
  return site.pages.flatMap((page) => {
    const route = site.table.routes.find(({ id }) => id === page.id);
    if (route === undefined || page.frame === undefined || isHidden(site, route)) return [];
    return [planPage(site, page, route, renderers)];
  });
}

/** The routes of pages whose URLs no list of the site tells. */
export function hiddenRoutes(site: CompiledSite): string[] {
  return site.table.routes.filter((route) => isHidden(site, route)).map(({ route }) => route);
}

function isHidden(site: CompiledSite, route: RouteModel): boolean {
  return route.route.includes(':') && chooseUrlFinder(site, route) === undefined;
}

function planPage(
  site: CompiledSite,
  page: PageModel,
  route: RouteModel,
  renderers: RendererExpectations,
): PagePlan {
  const { sections, routes } = site.table;
  const section = sections.find((other) => other.route === route.section);
  const parent = routes.find((other) => other.route === route.parent);
  const urlFinder = chooseUrlFinder(site, route);
  const isChild = section?.children?.route === route.route;
  const file = `${page.id}.spec.ts`;
  return {
    route,
    page,
    file,
    support: `${path.posix.relative(path.posix.dirname(file), '.') || '.'}/support`,
    views: planViews(page, route, { isFound: urlFinder !== undefined, renderers }),
    print: createPrinter(renderers, route.route),
    known: knownFrames(page.frame, renderers),
    override: renderers.overrides.get(page.override ?? ''),
    urlFinder,
    section,
    menu: parent === undefined ? route.menu : parent.menu,
    parent: parent?.route,
    words: section?.description ?? site.site.description,
    isChild,
    title: isChild
      ? 'await titleOf(site, values)'
      : page.title !== undefined || route.menu !== undefined
        ? 'await titleOf(site)'
        : undefined,
    discovery: site.discovery.pages[page.id],
    opened: findOpened(site, page),
    elsewhere: findElsewhere(site, route),
  };
}

function planViews(
  page: PageModel,
  route: RouteModel,
  { isFound, renderers }: { isFound: boolean; renderers: RendererExpectations },
): ViewPlan[] {
  const url = isFound ? 'pathOf(values)' : 'PATH';
  return route.views.flatMap(({ name, source, role, list }) => {
    const layout = layoutOf(page.frame, name);
    if (layout === undefined) return [];
    // Items in groups have headings below those of the groups, which stand below that of a part.
    const inGroups = list?.groups === undefined ? 0 : role === undefined ? 1 : 2;
    // And those of what is related to an item, or of a frame that gives its views headings, below these.
    const ofFrame = renderers.frames.get(page.frame?.type ?? '')?.headings ?? 0;
    const inFrame = role === 'related' ? 1 : 'ownHeading' in layout ? 0 : ofFrame;
    const below = Math.max(inGroups, inFrame);
    const known = belowBy(renderers.layouts.get(layout.type), below);
    const print = createPrinter(renderers, route.route, below);
    const place = placeOf(page.frame, route, { name, url });
    const { blocks, formats } = renderers;
    const id = name === SINGLE_VIEW ? '' : name;
    return [
      { name, source, role, list, layout, ...named(id), ...place, known, print, blocks, formats },
    ];
  });
}

/** What a layout says of itself, its items' headings so many levels further down. */
function belowBy(known: LayoutExpectation | undefined, levels: number) {
  return known?.heading === undefined ? known : { ...known, heading: known.heading + levels };
}

/** Where a view stands: each of several in a region, in their order; a tab's is at a URL of its own. */
function placeOf(
  frame: FrameModel | undefined,
  { tabs, views }: RouteModel,
  { name, url }: { readonly name: string; readonly url: string },
): Pick<ViewPlan, 'url' | 'area'> {
  const area = 'site.main';
  const view = views.find((other) => other.name === name);
  if (view?.role !== undefined) {
    return { url, area: `${area}.locator('section[aria-labelledby="${name}"]')` };
  }
  if (frame === undefined || !('panes' in frame) || name === SINGLE_VIEW) return { url, area };
  if (tabs === undefined) {
    const index = frame.panes.findIndex(({ id }) => id === name);
    return { url, area: `${area}.getByRole('region').nth(${index})` };
  }
  const query = `${url === 'PATH' ? '?' : '&'}${tabs.parameter}=${name}`;
  return { url: name === views[0]?.name ? url : `\`\${${url}}${query}\``, area };
}

/** How a view looks; undefined for one that only serves others. */
function layoutOf(frame: FrameModel | undefined, name: string): LayoutModel | undefined {
  if (name === SINGLE_VIEW) return mainFrame(frame)?.layout;
  const pane =
    frame !== undefined && 'panes' in frame ? frame.panes.find(({ id }) => id === name) : undefined;
  return pane !== undefined && 'layout' in pane ? pane.layout : undefined;
}

/** The layouts of a page's views. */
export function layoutsOf(frame: FrameModel | undefined, { views }: RouteModel): LayoutModel[] {
  return views.flatMap(({ name }) => layoutOf(frame, name) ?? []);
}

function named(id: string) {
  const parts = id.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return {
    words: id,
    constant: parts.length === 0 ? 'SOURCE' : parts.join('_').toUpperCase().replace(/^(\d)/, '_$1'),
    expectations: `expectationsOf${pascal}`,
  };
}

function findOpened(
  { table, pages }: CompiledSite,
  { frame }: PageModel,
): OverlaidPage | undefined {
  const main = mainFrame(frame);
  if (main?.type !== 'single' || !opensDrawer(main.layout)) return undefined;
  const { slots }: SlottedModel = main.layout;
  const { link } = slots;
  if (link?.kind !== 'link' || link.from !== 'template') return undefined;
  for (const route of table.routes) {
    const { id, views } = route;
    const fields = fieldsOf(table, link.template, route);
    const layout = layoutOf(pages.find((page) => page.id === id)?.frame, SINGLE_VIEW);
    const source = views[0]?.source;
    if (fields && source && layout && showsOne(layout)) {
      const { slots: shown }: SlottedModel = layout;
      return { source, slots: shown, fields };
    }
  }
  return undefined;
}

/** Whether the items of a layout open over it. */
export function opensDrawer(layout: LayoutModel): boolean {
  return 'opens' in layout && layout.opens === 'drawer';
}
