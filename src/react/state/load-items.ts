import {
  type ActiveView,
  type ApiClients,
  ApiError,
  apiOf,
  createMappingContext,
  type FileSizes,
  type Formats,
  INTRODUCTION_VIEW,
  type Language,
  type ListFacts,
  languagesOfItem,
  loadSource,
  type MappedAnswer,
  mapItem,
  mapOnDemand,
  type PictureIndex,
  type RouteModel,
  readSourceFields,
  SINGLE_VIEW,
  type SiteModel,
  type SlottedModel,
  type SourceAnswer,
  sizePictures,
  withContent,
} from '../../core/index.ts';
import type { FifoCache } from './fifo-cache.ts';
import { keepMapping } from './item-mappings.ts';

/**
 * A page at a URL: its row in the route table, and the values of its parameters, the words
 * searched for among them.
 */
export interface Visit {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Whether only another state of what the reader sees already is asked for, as by a filter. */
  readonly isSamePage?: boolean;
}

/** What turns a view's answer into items. */
export interface ItemSources {
  readonly apis: ApiClients;
  readonly site: SiteModel;
  readonly language: Language;
  readonly formats: Formats;
  readonly loadSanitizer: (entities: readonly unknown[]) => Promise<(html: string) => string>;
  readonly loadPictures: () => Promise<PictureIndex>;
  readonly loadFileSizes?: () => Promise<FileSizes>;
  /** What a view's items are mapped to, which its page's manifest holds. */
  readonly loadSlots: (route: RouteModel, name: string) => Promise<SlottedModel>;
  /** Whole lists that readers can filter or sort, by the call. */
  readonly whole?: FifoCache<SourceAnswer>;
}

/** A view's next answer, as it is asked for. */
export interface ItemRequest {
  readonly view: ActiveView;
  readonly visit: Visit;
  /** Zero-based page, for sources that the server pages. */
  readonly page: number;
  /** How many items stand before those of the answer. */
  readonly offset: number;
  /** What is known of the list that the answer goes on with. */
  readonly facts?: ListFacts | undefined;
  readonly signal: AbortSignal;
}

/**
 * The items of a view's next answer; undefined where there is nothing to ask for. What the answer
 * is mapped with loads beside it.
 *
 * @throws {ApiError} where the call fails, or brings nothing that a reader would see
 */
export async function loadItems(
  sources: ItemSources,
  { view, visit, page, offset, facts, signal }: ItemRequest,
): Promise<MappedAnswer | undefined> {
  const { site, language, formats, loadSanitizer, loadPictures, loadSlots } = sources;
  const { loadFileSizes } = sources;
  const { route } = visit;
  const { source, list } = view;
  const choosing = list && import('./choose-items.ts');
  const asked = ask(sources, { view, visit, page, signal }, choosing);
  const [answer, sanitize, choice, pictures, slots, files] = await Promise.all([
    asked,
    asked.then((given) => loadSanitizer(given?.entities ?? [])),
    choosing,
    loadPictures(),
    loadSlots(route, view.name),
    loadFileSizes?.(),
  ]);
  if (answer === undefined) return undefined;
  // An introduction stands below the page's own heading.
  const isPart = view.role !== undefined && view.name !== INTRODUCTION_VIEW;
  const known = { pictures, images: site.images };
  const code = {
    formats,
    pictures,
    ...(files && { files }),
    sanitize: (html: string) => sizePictures(sanitize(html), known),
  };
  const part = isPart ? view.name : undefined;
  const context = { ...createMappingContext(site, language, source, code), part };
  const entities = withContent(slots, answer.entities, context);
  if (entities === undefined) throw new ApiError('malformed', source.endpoint);
  // The server needs the entity for the page's head; browsers get its slots alone.
  const isDescribed = import.meta.env.SSR && source.answers === 'one';
  const before = offset === 0 ? undefined : facts;
  const selected =
    list &&
    choice?.chooseItems(
      { ...answer, entities },
      list,
      choice.contextOf(site, language, view),
      before,
    );
  const items = mapOnDemand(selected?.entities ?? entities, (entity, index) => {
    const item = mapItem(slots, entity, offset + index, context);
    if (import.meta.env.DEV || isDescribed) keepMapping(item, { entity, context });
    return item;
  });
  const fields = view.name === SINGLE_VIEW ? readSourceFields(route, entities[0]) : undefined;
  const languages =
    source.answers === 'one' ? languagesOfItem(site, apiOf(site, source), entities[0]) : undefined;
  return {
    items,
    hasMore: answer.hasMore,
    ...(selected && { facts: selected.facts }),
    ...(fields && { fields }),
    ...(languages && { languages }),
  };
}

/** Asks a source; where the API filters, with the reader's choices. */
async function ask(
  { apis, whole, site, language }: Pick<ItemSources, 'apis' | 'whole' | 'site' | 'language'>,
  { view, visit, page, signal }: Omit<ItemRequest, 'offset'>,
  choosing: Promise<typeof import('./choose-items.ts')> | undefined,
): Promise<SourceAnswer | undefined> {
  const { source, list } = view;
  const { params, isSamePage = false } = visit;
  if (list === undefined || choosing === undefined) {
    return loadSource(apis, { source, params, page, signal });
  }
  if (list.asks !== undefined) {
    const { contextOf, furtherQuery } = await choosing;
    const further = furtherQuery(list, contextOf(site, language, view));
    return loadSource(apis, { source, params, page, ...(further && { further }), signal });
  }
  const key = JSON.stringify([source.api, source.endpoint, source.query, params]);
  const known = isSamePage ? whole?.get(key) : undefined;
  const answer = known ?? (await loadSource(apis, { source, params, page, signal }));
  if (answer !== undefined) whole?.put(key, answer);
  return answer;
}
