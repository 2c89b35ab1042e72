import {
  type ApiClients,
  ApiError,
  createMappingContext,
  type Formats,
  INTRODUCTION_VIEW,
  type Language,
  loadSource,
  type MappedAnswer,
  mapItem,
  mapOnDemand,
  type PictureIndex,
  type RouteModel,
  readFields,
  SINGLE_VIEW,
  type SiteModel,
  type SlottedModel,
  type ViewSource,
  withContent,
} from '../../core/index.ts';
import { keepSource } from './item-sources.ts';

/**
 * A page at an address: its row in the route table, and the values of its parameters, the words
 * searched for among them.
 */
export interface Visit {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What turns a view's answer into items. */
export interface ItemSources {
  readonly apis: ApiClients;
  readonly site: SiteModel;
  readonly language: Language;
  readonly formats: Formats;
  readonly loadSanitizer: () => Promise<(html: string) => string>;
  readonly loadPictures: () => Promise<PictureIndex>;
  /** What a view's items are mapped to, which its page's manifest holds. */
  readonly loadSlots: (route: RouteModel, name: string) => Promise<SlottedModel>;
}

/** A view's next answer, as it is asked for. */
export interface ItemRequest {
  readonly view: ViewSource;
  readonly visit: Visit;
  /** Zero-based page, for sources that the server pages. */
  readonly page: number;
  /** How many items stand before those of the answer. */
  readonly offset: number;
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
  { view, visit, page, offset, signal }: ItemRequest,
): Promise<MappedAnswer | undefined> {
  const { apis, site, language, formats, loadSanitizer, loadPictures, loadSlots } = sources;
  const { params, route } = visit;
  const { source } = view;
  const [answer, sanitize, pictures, slots] = await Promise.all([
    loadSource(apis, { source, params, page, signal }),
    loadSanitizer(),
    loadPictures(),
    loadSlots(route, view.name),
  ]);
  if (answer === undefined) return undefined;
  const entities = withContent(slots, answer.entities, formats);
  if (entities === undefined) throw new ApiError('malformed', source.endpoint);
  // An introduction stands below the page's own heading.
  const isPart = view.role !== undefined && view.name !== INTRODUCTION_VIEW;
  const part = isPart ? view.name : undefined;
  const code = { formats, sanitize, pictures };
  const context = { ...createMappingContext(site, language, source, code), part };
  // A server describes the page by its item's entity, of which browsers get the slots alone.
  const isDescribed = import.meta.env.SSR && source.shape === 'one';
  const items = mapOnDemand(entities, (entity, index) => {
    const item = mapItem(slots, entity, offset + index, context);
    if (import.meta.env.DEV || isDescribed) keepSource(item, { entity, context });
    return item;
  });
  const fields = view.name === SINGLE_VIEW ? readFields(route, entities[0]) : undefined;
  return { items, hasMore: answer.hasMore, ...(fields && { fields }) };
}
