import type { FeedAnswer, FileAnswer, PageHead, SiteUrl } from './discovery/index.ts';
import type { BackendModel } from './manifest/backend-model.ts';
import type { ItemFileModel, ListFileModel } from './manifest/discovery-model.ts';
import type { RendererNames } from './manifest/route-model.ts';
import type { Direction, Language, SiteModel } from './manifest/site-model.ts';

/** What a request for a page brings. */
export interface RenderRequest {
  readonly url: URL;
  /** A page answers GET; other methods get a page that says so. */
  readonly method: string;
  /** The value of the language cookie. */
  readonly storedLanguage: string | undefined;
  /** How the API is asked: in the same process, or over the network. */
  readonly fetch: typeof globalThis.fetch;
  /** Where relative URLs of the API start. */
  readonly origin: string;
  /** The error that is shown in place of the page. */
  readonly failure?: 500 | 503;
  /** Whether the API answers a call the same for as long as this process runs. */
  readonly isContentFixed: boolean;
  /**
   * Renders the page in its loading state, with the menus that were there last, and waits for nothing: to be
   * sent ahead of its data, as a page that is there.
   */
  readonly isAhead?: boolean;
  /**
   * Called with the page in its loading state when it lacks data that it needs after 1.5 s: what was not
   * there by then is waited for on, up to 5 s in all. Left out, that page is the one that is rendered.
   */
  readonly whenLate?: (page: RenderedPage) => void;
  /** Aborts the rendering, where nobody waits for the page any more. */
  readonly signal?: AbortSignal;
}

/** What a request for data of the site brings. */
export interface DataRequest extends Pick<RenderRequest, 'fetch' | 'origin'> {
  /** Ends what is asked for. */
  readonly signal: AbortSignal;
}

/** The names of renderers whose code is to be there before a page is taken over. */
export type NeededRenderers = Pick<RendererNames, 'layouts' | 'frames'>;

/** A page as the server has rendered it. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly language: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly direction: Direction;
  readonly head: PageHead;
  readonly html: string;
  /** Everything that the browser needs to go on, as the text of a script element in UTF-8. */
  readonly snapshot: Uint8Array;
  /**
   * What could not be had for it: `data` of the page's own, so that it or a part of it is in its loading
   * or its failed state; `menus`, so that it shows those of the manifests.
   */
  readonly lacks: 'nothing' | 'menus' | 'data';
  /** The page's id and the renderers that it needs, for preloading. */
  readonly page: string | undefined;
  readonly renderers: NeededRenderers;
  /** Whether it has a list that readers can filter or sort. */
  readonly hasLists: boolean;
}

export interface Redirection {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** A URL with nothing that its page does not read: equal plain URLs show the same page. */
export interface PlainUrl {
  readonly url: URL;
  /** Whether the page shows what words or filters of the URL find: such URLs are without number. */
  readonly isSearch: boolean;
  /** Whether the page shows which items are past, so that it changes each day. */
  readonly isDated: boolean;
  /**
   * Whether the page is there whatever its calls answer, or the menus say that it is: a detail is where its item
   * is.
   */
  readonly isCertain: boolean;
}

/** A file that a layout makes of its list. */
export interface ListFileRequest {
  /** The path of the whole list's file. */
  readonly path: string;
  /** The id of the one item that is asked for; undefined for the whole list. */
  readonly id: string | undefined;
  readonly language: Language;
}

/** A file that a block makes of its page's item. */
export interface ItemFileRequest {
  /** Where the file stands. */
  readonly path: string;
  readonly file: ItemFileModel;
  readonly language: Language;
}

/**
 * Renders the page of a URL.
 *
 * @throws the signal's reason
 */
export type Render = (request: RenderRequest) => Promise<RenderedPage | Redirection>;

/** What the application's server build offers to the server that loads it. */
export interface ServerEntry {
  readonly site: SiteModel;
  /** How the backends of the site's APIs are asked. */
  readonly backends: readonly BackendModel[];
  /** The origins of other servers that pages show something of, by the pages' ids. */
  readonly embeds: Readonly<Record<string, readonly string[]>>;
  /** The plain form of a URL; undefined where it leads elsewhere, or to no page. */
  readonly plainUrl: (url: URL) => PlainUrl | undefined;
  /** Today's date in the site's time zone, as YYYY-MM-DD. */
  readonly today: () => string;
  /** What renders pages for one server, which remembers answers of its backend; several may run in one process. */
  readonly createRender: () => Render;
  /**
   * All pages that there are now, for the sitemap.
   *
   * @throws {ApiError} where the navigation or a list cannot be loaded
   */
  readonly listPages: (request: DataRequest) => Promise<SiteUrl[]>;
  /** The paths at which lists are offered as feeds. */
  readonly feedPaths: readonly string[];
  /** The language that a URL asks for, else the site's first. */
  readonly languageAt: (url: URL) => Language;
  /**
   * The feed at a path in a language.
   *
   * @returns undefined where there is none now, as while the server hides its list
   * @throws {ApiError} where the list cannot be had
   */
  readonly readFeed: (
    request: DataRequest,
    feed: { readonly path: string; readonly language: Language },
  ) => Promise<FeedAnswer | undefined>;
  /** The files that layouts make of their lists. */
  readonly filesOfLists: readonly ListFileModel[];
  /**
   * The file of a list, or of an item of it.
   *
   * @returns undefined where there is none now
   * @throws {ApiError} where the list cannot be had
   */
  readonly readListFile: (
    request: DataRequest,
    file: ListFileRequest,
  ) => Promise<FileAnswer | undefined>;
  /** The files that blocks make of their pages' items. */
  readonly itemFiles: readonly ItemFileModel[];
  /**
   * The file of a page's item.
   *
   * @returns undefined where there is none now
   * @throws {ApiError} where the item cannot be had
   */
  readonly readItemFile: (
    request: DataRequest,
    file: ItemFileRequest,
  ) => Promise<FileAnswer | undefined>;
}
