import { findLanguage, urlIn } from '../language.ts';
import { isNarrowed } from '../lists/choices.ts';
import type { DiscoveryModel, PageDiscovery } from '../manifest/discovery-model.ts';
import { PAST } from '../manifest/list-model.ts';
import type { RouteModel, RouteTable } from '../manifest/route-model.ts';
import type { Language } from '../manifest/site-model.ts';
import { plainWords } from '../mapping/format-value.ts';
import type { MappingContext } from '../mapping/map-slot.ts';
import { readPath } from '../mapping/read-path.ts';
import type { ImageValue } from '../mapping/values.ts';
import { isRouteOpen } from '../routing/menu.ts';
import { type PageTitleOptions, pageName, pagePartOf, pageTitle } from '../routing/page-title.ts';
import { activeViews, PAGE_PARAMETER } from '../routing/views.ts';
import { describeBreadcrumbs } from './breadcrumbs.ts';
import { describeOrganization, nameOrganization } from './describe-organization.ts';
import { describeThing } from './describe-thing.ts';
import { type JsonLdNode, ORGANIZATION_ID, urlOf } from './json-ld.ts';
import { type SharedImage, sharedImageOf, sharedImageOfSite } from './shared-image.ts';
import { summarise } from './summary-text.ts';
import { THINGS } from './thing-properties.ts';

/** What a page's `<head>` says of it. URLs are paths of the site, or absolute. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /**
   * Path and query of the page's one URL in each language that it is there in, by BCP 47 tag; the
   * site's first of them first. None where that is one alone.
   */
  readonly alternates: readonly { readonly tag: string; readonly path: string }[];
  readonly canonical: string;
  /** How networks call the page. */
  readonly type: 'website' | 'article' | 'profile';
  /** The picture that stands for the page where it is shared. */
  readonly image: SharedImage | undefined;
  readonly feeds: readonly { readonly title: string; readonly path: string }[];
  /** What the page is about, for search engines. */
  readonly things: readonly JsonLdNode[];
}

/** The entity that a page is about, and what it was mapped with. */
export interface PageItem {
  readonly entity: unknown;
  readonly context: MappingContext;
  readonly image: ImageValue | undefined;
  /** The languages that it can be asked for in, by their codes; undefined for all. */
  readonly languages?: readonly Language[] | undefined;
}

export interface PageHeadOptions extends PageTitleOptions {
  readonly table: RouteTable;
  readonly discovery: DiscoveryModel;
  /** The item of a detail, once it is known. */
  readonly item: PageItem | undefined;
  /** Whether the page is there, and no search, draft or empty rest of a list. */
  readonly isListed: boolean;
}

/** All that a page's `<head>` says of it, in the page's language. */
export function describePage(options: PageHeadOptions): PageHead {
  const { site, language, discovery, route, item, isListed } = options;
  const own = route && discovery.pages[route.id];
  const siteName = site.name[language] ?? '';
  const url = canonicalOf(options);
  const spoken = site.languages.filter(({ code }) => item?.languages?.includes(code) ?? true);
  return {
    title: pageTitle(options),
    description: describe(options, own),
    siteName,
    isListed,
    alternates: spoken.length > 1 ? spoken.map(({ code, tag }) => ({ tag, path: url(code) })) : [],
    canonical: url(language),
    type: (own?.thing && item && THINGS[own.thing.type].shared) ?? 'website',
    image:
      sharedImageOf(item?.image) ?? sharedImageOfSite(discovery.shareImage, language, siteName),
    feeds: feedsOf(options),
    things: isListed ? describeThings(options, own, url(language)) : [],
  };
}

/**
 * The one URL of what is shown, in each language: a further page of a list, what is over and a tab
 * with data of its own have theirs, all other parameters are left out. What is filtered or sorted by a
 * reader is a part of the whole list, and names that.
 */
function canonicalOf({ site, route, pathname, search }: PageHeadOptions) {
  const part = route && pagePartOf(route, search);
  const query = new URLSearchParams();
  if (route?.tabs && part?.tab) query.set(route.tabs.parameter, part.tab);
  if (part?.time !== undefined) query.set(part.time, PAST);
  const isPart = route !== undefined && isWorkedWith(route, search);
  if (part?.page !== undefined && !isPart) query.set(PAGE_PARAMETER, String(part.page));
  const path = query.size === 0 ? pathname : `${pathname}?${query}`;
  return (language: Language) => urlIn(site, path, language);
}

/** Whether a URL filters a list of its page, or sorts it in another order than its own. */
export function isWorkedWith(route: RouteModel, search: URLSearchParams): boolean {
  return activeViews(route, search).some(({ list, choices }) => isNarrowed(list, choices));
}

/** A description, from the most particular to the most general source. */
function describe(options: PageHeadOptions, own: PageDiscovery | undefined): string {
  const { site, section, item, language } = options;
  const words = (own?.summary ?? []).flatMap((field) => {
    return (item && plainWords(readPath(item.entity, field), item.context)) ?? [];
  });
  if (words.length > 0) return summarise(words.join(' '));
  return (own?.description ?? section?.description ?? site.description)[language] ?? '';
}

/** A list names its own feed, the home page all that there are. */
function feedsOf({ table, discovery, route, entries, language, site }: PageHeadOptions) {
  const shown = route === undefined ? [] : [route];
  return (route?.route === '/' ? table.routes : shown).flatMap((row) => {
    const feed = discovery.pages[row.id]?.feed;
    if (feed === undefined || !isRouteOpen(table, row, entries, row.route)) return [];
    const title = feed.title?.[language] ?? site.name[language] ?? '';
    return [{ title, path: urlIn(site, feed.path, language) }];
  });
}

function describeThings(
  options: PageHeadOptions,
  own: PageDiscovery | undefined,
  path: string,
): JsonLdNode[] {
  const { site, table, language, pathname } = options;
  const name = pageName(options);
  const breadcrumbs = describeBreadcrumbs(
    table,
    options,
    name === undefined ? undefined : { name, path: pathname },
    (step) => urlIn(site, step, language),
  );
  const main = pathname === '/' ? describeSite(options, path) : describeItem(options, own, path);
  return breadcrumbs === undefined ? main : [...main, breadcrumbs];
}

/** The site as a whole, and who publishes it. */
function describeSite({ site, language, discovery }: PageHeadOptions, path: string): JsonLdNode[] {
  const { organization } = discovery;
  const whole = {
    '@type': 'WebSite',
    name: site.name[language] ?? '',
    url: urlOf(path),
    inLanguage: findLanguage(site, language).tag,
  };
  return organization === undefined
    ? [whole]
    : [
        { ...whole, publisher: ORGANIZATION_ID },
        describeOrganization(site, organization, language),
      ];
}

/** The item of a detail, and the organisation where that has a part in it. */
function describeItem(
  { site, language, discovery, item }: PageHeadOptions,
  own: PageDiscovery | undefined,
  path: string,
): JsonLdNode[] {
  const { organization } = discovery;
  if (own?.thing === undefined || item === undefined) return [];
  const hasOrganization = organization !== undefined;
  const thing = describeThing(own.thing, item.entity, { ...item.context, path, hasOrganization });
  if (thing === undefined) return [];
  const { shared, organization: part } = THINGS[own.thing.type];
  const tag = findLanguage(site, language).tag;
  return [
    shared === 'article' ? { ...thing, inLanguage: tag } : thing,
    ...(organization === undefined || part === undefined
      ? []
      : [nameOrganization(site, organization, language)]),
  ];
}
