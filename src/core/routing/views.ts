import { readChoices } from '../lists/read-choices.ts';
import type { Choices } from '../manifest/list-model.ts';
import type { FrameModel, MainFrameModel, PageModel } from '../manifest/page-model.ts';
import type { RouteModel, ViewSource } from '../manifest/route-model.ts';
import type { SlottedModel } from '../manifest/slot-model.ts';

/** The name of the view of a page that has one. */
export const SINGLE_VIEW = 'view';

/** The name of the view of a detail's siblings. */
export const SIBLINGS_VIEW = 'siblings';

/** The name of the view that brings a page's introduction. */
export const INTRODUCTION_VIEW = 'introduction';

/** The name of the view that brings the headings of a split frame. */
export const TITLES_VIEW = 'titles';

/** The URL parameter that names the page or slice a list starts with, counted from 1. */
export const PAGE_PARAMETER = 'page';

/** The same of a list beside the one that the page is about, or shows first. */
export function furtherPageParameter(name: string): string {
  return `${PAGE_PARAMETER}-${name}`;
}

/** The URL parameter that names the page or slice which a list of a page starts with. */
export function pageParameter(route: RouteModel, name: string): string {
  const [first] = route.views;
  const isFirst = route.tabs !== undefined || (first?.name === name && first.role === undefined);
  return isFirst ? PAGE_PARAMETER : furtherPageParameter(name);
}

/** A view of a page at a URL. */
export interface ActiveView extends ViewSource {
  /** The zero-based page, or slice, that its list begins with. */
  readonly firstPage: number;
  /** What a reader has chosen of its list. */
  readonly choices: Choices;
}

/** The views of a page whose data is asked for at a URL. */
export function activeViews(route: RouteModel, search: URLSearchParams): readonly ActiveView[] {
  const shown = shownView(route, search);
  const isOneShown = route.tabs !== undefined && !route.tabs.together;
  // The page in the URL is that of the chosen tab; other tabs are at their first.
  const pageOf = (view: ViewSource) =>
    route.tabs !== undefined && view !== shown
      ? 0
      : firstPage(search, pageParameter(route, view.name));
  return route.views
    .filter((view) => view === shown || !isOneShown)
    .map((view) => ({
      ...view,
      firstPage: pageOf(view),
      choices: readChoices(view.list, search),
    }));
}

/** The view that a URL is about: of tabs the one it names, else the first of the page. */
export function shownView(route: RouteModel, search: URLSearchParams): ViewSource | undefined {
  const wanted = route.tabs && search.get(route.tabs.parameter);
  return route.views.find(({ name }) => name === wanted) ?? route.views[0];
}

/** What a view of a page maps its items to, by the view's name. */
export function slotsOfPage(
  { frame, introduction }: Pick<PageModel, 'frame' | 'introduction'>,
  name: string,
): SlottedModel | undefined {
  return name === INTRODUCTION_VIEW && introduction !== undefined && 'layout' in introduction
    ? introduction.layout
    : slotsOfView(frame, name);
}

/** What a view of a frame maps its items to, by the view's name. */
export function slotsOfView(frame: FrameModel | undefined, name: string): SlottedModel | undefined {
  if (frame === undefined) return undefined;
  if ('panes' in frame) {
    const pane = frame.panes.find(({ id }) => id === name);
    if (pane !== undefined) return 'layout' in pane ? pane.layout : undefined;
    if ('main' in frame) return slotsOfView(frame.main, name);
    return name === TITLES_VIEW ? frame.titles : undefined;
  }
  return frame.type === 'siblings' && name === SIBLINGS_VIEW ? frame.list : frame.layout;
}

/** The frame of the one view that a page is about; undefined for a page of several. */
export function mainFrame(frame: FrameModel | undefined): MainFrameModel | undefined {
  if (frame === undefined || !('panes' in frame)) return frame;
  return 'main' in frame ? frame.main : undefined;
}

/** A frame of which the URL names the view that is shown, and the words that are searched for. */
export interface TabbedFrame<Tab extends { readonly id: string }> {
  readonly parameter: string;
  readonly panes: readonly Tab[];
  readonly search?: { readonly parameter: string } | undefined;
}

/** The tab that the URL names; the first one where it names none, or one that is not there. */
export function activeTab<Tab extends { readonly id: string }>(
  frame: TabbedFrame<Tab>,
  search: URLSearchParams,
): Tab | undefined {
  const id = search.get(frame.parameter);
  return frame.panes.find((tab) => tab.id === id) ?? frame.panes[0];
}

/** The URL of a tab; the first tab's is the page's own. */
export function tabUrl<Tab extends { readonly id: string }>(
  frame: TabbedFrame<Tab>,
  tab: Tab,
  search = new URLSearchParams(),
): string {
  const query = new URLSearchParams();
  // Words that came with the URL stay in it.
  const words = frame.search && search.get(frame.search.parameter);
  if (frame.search !== undefined && words) query.set(frame.search.parameter, words);
  if (tab !== frame.panes[0]) query.set(frame.parameter, tab.id);
  return `?${query}`;
}

/** Zero-based first page or slice that the URL asks for; 0 for anything that is no number. */
export function firstPage(search: URLSearchParams, parameter = PAGE_PARAMETER): number {
  const value = search.get(parameter) ?? '1';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) - 1 : 0;
}
