import { ApiError } from '../errors.ts';
import { findLanguage, urlIn } from '../language.ts';
import type { DiscoveryModel } from '../manifest/discovery-model.ts';
import type { RouteTable, SourceModel } from '../manifest/route-model.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import type { SlottedModel } from '../manifest/slot-model.ts';
import { withContent } from '../mapping/content-of.ts';
import { plainWords, withoutTags } from '../mapping/format-value.ts';
import { linkOf } from '../mapping/links.ts';
import type { MappingContext } from '../mapping/map-slot.ts';
import { mapText } from '../mapping/map-text.ts';
import { readPath } from '../mapping/read-path.ts';
import type { TextValue } from '../mapping/values.ts';
import { loadSource } from '../requests/load-source.ts';
import { matchRoute } from '../routing/match-route.ts';
import { isRouteOpen } from '../routing/menu.ts';
import { pageName } from '../routing/page-title.ts';
import { SINGLE_VIEW, slotsOfView } from '../routing/views.ts';
import type { SiteSources } from './site-urls.ts';
import { readDate, universalDate } from './written-date.ts';

/** A list as feed readers get it. URLs are paths of the site, or absolute. */
export interface FeedAnswer {
  readonly title: string;
  readonly subtitle: string;
  readonly siteName: string;
  /** BCP 47. */
  readonly languageTag: string;
  /** The feed's own URL, and that of the page that shows the list. */
  readonly path: string;
  readonly page: string;
  /** The latest of the entries' times. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  readonly path: string;
  /** RFC 3339. */
  readonly updated: string;
  readonly summary: TextValue | undefined;
}

/** The time of a feed without entries: a fixed one, so that every answer is the same. */
const NEVER = '1970-01-01T00:00:00Z';

/** The paths at which lists are offered as feeds. */
export function listFeedPaths({ pages }: DiscoveryModel): string[] {
  return Object.values(pages).flatMap(({ feed }) => feed?.path ?? []);
}

/**
 * The feed at a path of the site: the items of its list that were changed last, the newest first.
 * Items without a date, a title or a page are left out.
 *
 * @param contextOf what the items of a source are mapped with
 * @returns undefined where the site has no such feed now
 * @throws {ApiError} where the list cannot be had
 */
export async function loadFeed(
  sources: SiteSources,
  path: string,
  contextOf: (source: SourceModel) => MappingContext,
): Promise<FeedAnswer | undefined> {
  const { site, table, pages, discovery, entries } = sources;
  const route = table.routes.find(({ id }) => discovery.pages[id]?.feed?.path === path);
  const { feed, updated = '', description } = (route && discovery.pages[route.id]) ?? {};
  if (route === undefined || feed === undefined) return undefined;
  if (!isRouteOpen(table, route, entries, route.route)) return undefined;
  const page = pages.find(({ id }) => id === route.id);
  const layout = slotsOfView(page?.frame, SINGLE_VIEW);
  const source = route.views.find(({ name }) => name === SINGLE_VIEW)?.source;
  if (layout === undefined || source === undefined) return undefined;

  const context = contextOf(source);
  const { language } = context;
  const answer = await loadSource(sources.apis, {
    source,
    params: {},
    page: 0,
    signal: sources.signal,
  });
  const summary = feed.summary ?? layout.slots.summary;
  const slots = { ...layout.slots, summary };
  const listed = withContent(layout, answer?.entities ?? [], context);
  if (listed === undefined) throw new ApiError('malformed', source.endpoint);
  const items = listed
    .flatMap((entity) => readEntry(entity, { slots, updated, site, table }, context))
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
    .slice(0, source.pageSize);
  const section = table.sections.find((other) => other.route === route.section);
  const place = { site, language, pathname: route.route, search: new URLSearchParams() };
  const name = pageName({ ...place, page, route, section, entries, itemTitle: undefined });
  const siteName = site.name[language] ?? '';
  return {
    title: [feed.title?.[language] ?? name, siteName].filter(Boolean).join(' · '),
    subtitle: (description ?? section?.description ?? site.description)[language] ?? '',
    siteName,
    languageTag: findLanguage(site, language).tag,
    path: urlIn(site, path, language),
    page: urlIn(site, route.route, language),
    updated: items[0]?.updated ?? NEVER,
    entries: items,
  };
}

interface EntryModel extends SlottedModel {
  readonly updated: string;
  readonly site: SiteModel;
  readonly table: RouteTable;
}

function readEntry(entity: unknown, model: EntryModel, context: MappingContext): FeedEntry[] {
  const { slots, updated, site } = model;
  const { title, link, summary } = slots;
  const path = link?.kind === 'link' ? linkOf(link, entity) : undefined;
  const words =
    title?.kind === 'text' ? plainWords(readPath(entity, title.field), context) : undefined;
  const date = readDate(readPath(entity, updated));
  if (path === undefined || words === undefined || date === undefined) return [];
  return [
    {
      title: words,
      path: inLanguage(site, path, context.language),
      updated: date.hasZone ? universalDate(date) : `${date.day}T00:00:00Z`,
      summary:
        summary?.kind === 'text'
          ? withLinks(
              mapText(readPath(entity, summary.field), summary, context, { entity }),
              model,
              context,
            )
          : undefined,
    },
  ];
}

/** Pages of the site have a URL in each language, others the one they have. */
function inLanguage(site: SiteModel, path: string, language: Language): string {
  return path.startsWith('/') ? urlIn(site, path, language) : path;
}

/** A link within the site in cleaned HTML: its path, query and fragment. */
const SITE_LINK = / href="(\/(?!\/)[^"?#&]*)(\?(?:[^"#&]|&[^";]*;)*)?(#[^"]*)?"/g;

/** A text whose links lead to the site's pages in its language: a reader of feeds has chosen none. */
function withLinks(
  text: TextValue | undefined,
  { site, table }: EntryModel,
  context: MappingContext,
): TextValue | undefined {
  if (text?.kind === 'plain') return { ...text, text: withoutTags(text.text, context) };
  if (text === undefined) return undefined;
  const { language } = context;
  const html = text.html.replace(
    SITE_LINK,
    (whole, path: string, query: string | undefined, fragment = '') => {
      if (matchRoute(table, path) === undefined) return whole;
      const url = urlIn(site, path, language);
      if (query === undefined || url === path) {
        return ` href="${url}${query ?? ''}${fragment}"`;
      }
      return ` href="${url}&amp;${query.slice(1)}${fragment}"`;
    },
  );
  return { ...text, html };
}
