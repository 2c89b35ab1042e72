import {
  createApiClients,
  createSharedCalls,
  type EndpointModel,
  type FileSizes,
  type FooterAnswer,
  type Formats,
  type Language,
  type MappedAnswer,
  mediaRulesOf,
  type NavigationEntry,
  type PictureIndex,
  type RouteModel,
  type RouteTable,
  readFooter,
  readNavigation,
  type SiteModel,
  type SlottedModel,
  type SourceAnswer,
} from '../../core/index.ts';
import { FifoCache } from './fifo-cache.ts';
import { type ItemRequest, loadItems } from './load-items.ts';

/** What asks the API and maps its answers. */
export interface SiteData {
  /**
   * The items of a view's next answer; undefined where there is nothing to ask for.
   *
   * @throws {ApiError} where the call fails
   */
  loadItems(request: ItemRequest): Promise<MappedAnswer | undefined>;
  /**
   * @throws {ApiError} where the call fails; undefined for an answer that `table` has no use for, and
   *   for a site that asks for none
   */
  loadNavigation(table: RouteTable): Promise<readonly NavigationEntry[] | undefined>;
  /**
   * @throws {ApiError} where the call fails; undefined for an answer without anything of use, and for
   *   a site that asks for none
   */
  loadFooter(): Promise<FooterAnswer | undefined>;
}

/** What a runtime hands to the code that calls the API for it. */
export interface DataNeeds {
  readonly site: SiteModel;
  readonly language: Language;
  /** What a view's items are mapped to, which its page's manifest holds. */
  readonly loadSlots: (route: RouteModel, view: string) => Promise<SlottedModel>;
}

export interface DataOptions extends DataNeeds {
  /** How fields become texts. */
  readonly formats: Formats;
  /** What cleans the rich text of an answer's entities by the allow-list. */
  readonly loadSanitizer: (entities: readonly unknown[]) => Promise<(html: string) => string>;
  /** What the site knows of its pictures. */
  readonly loadPictures: () => Promise<PictureIndex>;
  /** The sizes of its other files; nothing is said of any where it is left out. */
  readonly loadFileSizes?: () => Promise<FileSizes>;
  readonly fetch: typeof globalThis.fetch;
  /** Where relative URLs of calls start; a browser needs none. */
  readonly origin?: string;
}

/** Whole lists that are cached while a reader works with one: those of one page. */
const CACHED_WHOLE = 4;

/** Puts together what a running site asks the API with. */
export function createSiteData(options: DataOptions): SiteData {
  const { site, language, fetch, origin } = options;
  const apis = createApiClients({ site, language, fetch, origin, adapt: createSharedCalls });
  const sources = { ...options, apis, whole: new FifoCache<SourceAnswer>(CACHED_WHOLE) };
  // The menus serve every page, so leaving one does not give them up.
  const ask = async (call: EndpointModel): Promise<unknown> =>
    (await apis.of(call).get(call.endpoint, {}, new AbortController().signal)).data;
  return {
    loadItems: (request) => loadItems(sources, request),
    async loadNavigation(table) {
      const { navigation } = site.header;
      return navigation === undefined ? undefined : readNavigation(await ask(navigation), table);
    },
    async loadFooter() {
      const { footer } = site;
      if (footer?.call === undefined) return undefined;
      return readFooter(footer, await ask(footer.call), mediaRulesOf(site, footer.call));
    },
  };
}
