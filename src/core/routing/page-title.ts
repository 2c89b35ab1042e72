import { readChoices } from '../lists/read-choices.ts';
import { PAST } from '../manifest/list-model.ts';
import type { PageModel } from '../manifest/page-model.ts';
import type { PartModel } from '../manifest/pane-model.ts';
import type { RouteModel, SectionModel } from '../manifest/route-model.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import { childTitle, menuTitle } from './menu.ts';
import type { NavigationEntry } from './navigation.ts';
import { firstPage, shownView } from './views.ts';

export interface PageTitleOptions {
  readonly site: SiteModel;
  readonly language: Language;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly page: PageModel | undefined;
  readonly route: RouteModel | undefined;
  readonly section: SectionModel | undefined;
  readonly entries: readonly NavigationEntry[] | undefined;
  /** The heading of a detail's item, once it is known. */
  readonly itemTitle: string | undefined;
}

/** The title of a page's document: its own name, and the site's. */
export function pageTitle(options: PageTitleOptions): string {
  const { site, language, page, route, search } = options;
  const name = site.name[language] ?? '';
  const own = pageName(options);
  if (own === undefined) return name;
  const part = route && pagePartOf(route, search);
  const tab = part?.tab === undefined ? undefined : paneOf(page, part.tab);
  const number = part?.page === undefined ? '' : ` (${part.page})`;
  const list = route && shownView(route, search)?.list;
  const time = part?.time && list?.words[PAST]?.[language];
  return [tab?.title?.[language], time, own + number, name].filter(Boolean).join(' · ');
}

function paneOf(page: PageModel | undefined, name: string): PartModel | undefined {
  const frame = page?.frame;
  return frame !== undefined && 'panes' in frame
    ? frame.panes.find(({ id }) => id === name)
    : undefined;
}

/** A page's own name, from the most particular to the most general source. */
export function pageName(options: PageTitleOptions): string | undefined {
  const { language, pathname, page, route, section, entries, itemTitle } = options;
  const menu = route?.menu;
  return (
    itemTitle ??
    childTitle(section, entries, pathname) ??
    page?.title?.[language] ??
    (menu === undefined ? undefined : menuTitle(menu, entries, language))
  );
}

/** The part of a page that a URL is about, where it is not the page as it opens. */
export interface PagePart {
  /** The name of a tab whose data is asked for by itself. */
  readonly tab: string | undefined;
  /** The page or slice that the list begins with, counted from 1; undefined for the first. */
  readonly page: number | undefined;
  /** The parameter by which the URL asks for what is over; undefined for what is to come. */
  readonly time: string | undefined;
}

/** The part of a page that a URL names; parameters that change nothing name none. */
export function pagePartOf(route: RouteModel, search: URLSearchParams): PagePart {
  const shown = shownView(route, search);
  const isOwnTab = route.tabs !== undefined && !route.tabs.together && shown !== route.views[0];
  const isPaged = shown?.source.answers === 'list' && shown.source.paging !== 'none';
  // A part of a page may begin anywhere, or show what is over: the page is the same.
  const isMain = shown?.role === undefined;
  const begin = isPaged && isMain ? firstPage(search) : 0;
  const list = isMain ? shown?.list : undefined;
  const times = list?.time?.parameter;
  return {
    tab: isOwnTab ? shown?.name : undefined,
    page: begin === 0 ? undefined : begin + 1,
    time: list && times && readChoices(list, search)[times] && times,
  };
}
