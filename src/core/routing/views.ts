import type { LayoutModel } from '../manifest/layout-model.ts';
import type { FrameModel, TabModel, TabsFrameModel } from '../manifest/page-model.ts';
import type { RouteModel, ViewSource } from '../manifest/route-model.ts';

/** The name of the view of a page that has one. */
export const SINGLE_VIEW = 'view';

/** The address parameter that names the page or slice a list starts with, counted from 1. */
export const PAGE_PARAMETER = 'page';

/** The views of a page that are shown at an address: those whose data is asked for. */
export function activeViews(route: RouteModel, search: URLSearchParams): readonly ViewSource[] {
  if (route.tabParameter === undefined) return route.views;
  const wanted = search.get(route.tabParameter);
  return route.views.some(({ name }) => name === wanted)
    ? route.views.filter(({ name }) => name === wanted)
    : route.views.slice(0, 1);
}

/** The name of the view of a detail's siblings. */
export const SIBLINGS_VIEW = 'siblings';

/** The layout of a view of a frame, by the view's name. */
export function layoutOfView(frame: FrameModel | undefined, name: string): LayoutModel | undefined {
  if (frame?.type === 'tabs') return frame.tabs.find(({ id }) => id === name)?.layout;
  return frame?.type === 'siblings' && name === SIBLINGS_VIEW ? frame.list : frame?.layout;
}

/** The tab that the address names; the first one where it names none, or one that is not there. */
export function activeTab(frame: TabsFrameModel, search: URLSearchParams): TabModel | undefined {
  const id = search.get(frame.parameter);
  return frame.tabs.find((tab) => tab.id === id) ?? frame.tabs[0];
}

/** The address of a tab; the first tab's is the page's own. */
export function tabAddress(frame: TabsFrameModel, tab: TabModel): string {
  return tab === frame.tabs[0] ? '?' : `?${new URLSearchParams({ [frame.parameter]: tab.id })}`;
}

/** Zero-based first page or slice that the address asks for; 0 for anything that is no number. */
export function firstPage(search: URLSearchParams): number {
  const value = search.get(PAGE_PARAMETER) ?? '1';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) - 1 : 0;
}
