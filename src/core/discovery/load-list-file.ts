import { findLanguage, urlIn } from '../language.ts';
import type { DiscoveryModel, ListFileModel } from '../manifest/discovery-model.ts';
import type { LayoutModels } from '../manifest/layout-model.ts';
import type { RouteModel, SourceModel } from '../manifest/route-model.ts';
import type { SlotModel, SlottedModel } from '../manifest/slot-model.ts';
import { readKey } from '../mapping/answer-limits.ts';
import { withContent } from '../mapping/content-of.ts';
import { withoutTags } from '../mapping/format-value.ts';
import { isSitePath, linkOf } from '../mapping/links.ts';
import type { MappingContext } from '../mapping/map-slot.ts';
import { mapText } from '../mapping/map-text.ts';
import { readPath } from '../mapping/read-path.ts';
import { textOf } from '../mapping/text-of.ts';
import { readWholeList } from '../requests/read-whole-list.ts';
import { isRouteOpen } from '../routing/menu.ts';
import { pageName } from '../routing/page-title.ts';
import { slotsOfView } from '../routing/views.ts';
import type { SiteSources } from './site-urls.ts';

/** An item of a list, as a file reads it. */
export interface FileEntry {
  /** What tells it from all others of the site, the same each time. */
  readonly id: string;
  /** What tells it from others of its list. */
  readonly key: string;
  /** The absolute URL of its page; undefined where it has none. */
  readonly url: string | undefined;
  /** The value of a field as the API sent it. */
  readonly read: (field: string) => unknown;
  /** The words that a slot shows; empty for a slot that the manifest leaves out. */
  readonly text: (slot: SlotModel | undefined) => string;
}

/** What is known of the list that a file is made of. */
export interface FileSubject {
  readonly title: string;
  readonly siteName: string;
  /** The site's host, without a port. */
  readonly host: string;
  /** BCP 47. */
  readonly languageTag: string;
  /** The site's time zone; undefined where times are as they are written. */
  readonly timeZone: string | undefined;
}

/** What a layout makes of its list as a file. A pure function: the same list is the same file. */
export interface LayoutFile<Type extends keyof LayoutModels = never> {
  readonly mediaType: string;
  /** Whether an item is in the file, and has one of its own. All are by default. */
  readonly has?: (entry: FileEntry, layout: LayoutModels[Type]) => boolean;
  readonly print: (
    entries: readonly FileEntry[],
    layout: LayoutModels[Type],
    subject: FileSubject,
  ) => string;
}

export type LayoutFiles = Readonly<Record<string, LayoutFile>>;

/** A file as it is sent. */
export interface FileAnswer {
  readonly mediaType: string;
  readonly languageTag: string;
  readonly text: string;
}

interface FileRequest {
  /** The path of the list's file. */
  readonly path: string;
  /** The id of the one item that is asked for; undefined for the whole list. */
  readonly id: string | undefined;
  /** Where the site is. */
  readonly origin: string;
}

/** All files that the layouts of a site make. */
export function allListFiles({ pages }: DiscoveryModel): readonly ListFileModel[] {
  return Object.values(pages).flatMap(({ files }) => files);
}

/**
 * The file that a layout makes of its list, or of an item of that.
 *
 * @param files what layouts make, by their names
 * @param contextOf what the items of a source are mapped with
 * @returns undefined where the site has no such list or item now
 * @throws {ApiError} where the list cannot be had
 */
export async function loadListFile(
  sources: SiteSources,
  { path, id, origin }: FileRequest,
  files: LayoutFiles,
  contextOf: (source: SourceModel) => MappingContext,
): Promise<FileAnswer | undefined> {
  const { site, table, pages, discovery, entries } = sources;
  const isAsked = (file: ListFileModel) => file.path === path;
  const route = table.routes.find((row) => discovery.pages[row.id]?.files.some(isAsked));
  const model = route && discovery.pages[route.id]?.files.find(isAsked);
  const page = pages.find((one) => one.id === route?.id);
  const source = route?.views.find(({ name }) => name === model?.view)?.source;
  const layout = model && slotsOfView(page?.frame, model.view);
  const file = model && files[model.layout];
  if (route === undefined || source === undefined || layout === undefined) return undefined;
  if (file === undefined || !isRouteOpen(table, route, entries, route.route)) return undefined;

  const context = contextOf(source);
  const { language } = context;
  const listed = await readEntities(sources, source, layout, context);
  const shown = listed.map((entity, index) => ({
    entity,
    key: readKey(readPath(entity, 'id')),
    index,
  }));
  const wanted = (id === undefined ? shown : shown.filter(({ key }) => key === id))
    .map(({ entity, key, index }) =>
      readEntry(entity, String(key ?? index), { route, layout, origin, context, site }),
    )
    // The layout's own file is made for its model.
    .filter((entry) => file.has?.(entry, layout as never) ?? true);
  if (id !== undefined && wanted.length === 0) return undefined;
  const section = table.sections.find((other) => other.route === route.section);
  const place = { site, language, pathname: route.route, search: new URLSearchParams() };
  const { tag } = findLanguage(site, language);
  const text = file.print(wanted, layout as never, {
    title: pageName({ ...place, page, route, section, entries, itemTitle: undefined }) ?? '',
    siteName: site.name[language] ?? '',
    host: new URL(origin).hostname,
    languageTag: tag,
    timeZone: site.timeZone,
  });
  return { mediaType: file.mediaType, languageTag: tag, text };
}

async function readEntities(
  { apis, signal }: SiteSources,
  source: SourceModel,
  layout: SlottedModel,
  context: MappingContext,
): Promise<unknown[]> {
  const entities: unknown[] = [];
  for await (const answer of readWholeList(apis, { source, params: {}, signal })) {
    entities.push(...(withContent(layout, answer.entities, context) ?? []));
  }
  return entities;
}

interface EntryContext {
  readonly route: RouteModel;
  readonly layout: SlottedModel;
  readonly origin: string;
  readonly context: MappingContext;
  readonly site: SiteSources['site'];
}

function readEntry(
  entity: unknown,
  key: string,
  { route, layout: { slots }, origin, context, site }: EntryContext,
): FileEntry {
  const path = slots.link?.kind === 'link' ? linkOf(slots.link, entity) : undefined;
  const url = path !== undefined && isSitePath(path) ? urlIn(site, path, context.language) : path;
  return {
    // A page of the item's own tells it from others wherever it is listed.
    id: path?.endsWith(`/${encodeURIComponent(key)}`) ? entryId(path) : `${idOf(route)}.${key}`,
    key,
    url: url === undefined ? undefined : new URL(url, origin).href,
    read: (field) => readPath(entity, field),
    text: (slot) =>
      slot?.kind === 'text'
        ? withoutTags(
            textOf(mapText(readPath(entity, slot.field), slot, context, { entity })),
            context,
          )
        : '',
  };
}

/** What tells an item by its page: the same in every file that it is in. */
export function entryId(path: string): string {
  return path.split('/').filter(Boolean).join('-');
}

function idOf({ id }: RouteModel): string {
  return id.replaceAll('/', '-');
}
