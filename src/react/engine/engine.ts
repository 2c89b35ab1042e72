import { type Atom, atom, createStore } from 'jotai';
import {
  createApiClient,
  createSharedCalls,
  findLanguage,
  type Language,
  type PageModel,
  type PictureIndex,
  type SiteMap,
  type SiteModel,
} from '../../core/index.ts';
import { createPageCode, type PageCode } from './page-code.ts';
import type { Registry } from './registry.ts';
import { createShellState, type ShellSnapshot, type ShellState } from './shell-state.ts';
import { createTexts, type Texts } from './texts.ts';
import { type ViewSnapshot, ViewStates } from './view-states.ts';

/** What the server sends along with a page, so that the browser asks for nothing twice. */
export interface Snapshot {
  readonly language: Language;
  readonly shell: ShellSnapshot;
  readonly views: ViewSnapshot;
  /** The statuses of the routes that failed, by their ids; an error view stands in their place. */
  readonly errors: Readonly<Record<string, number>>;
}

/** How a page is had again whose code is gone from the server, as after a new release. */
export interface Recovery {
  /** Whether code could not be had, and loading this page anew has not been tried yet. */
  readonly isDue: () => boolean;
  /** Loads the page anew; false where that cannot be tried now. */
  readonly loadAnew: () => Promise<boolean>;
}

export interface EngineOptions {
  readonly site: SiteModel;
  readonly map: SiteMap;
  readonly language: Language;
  /** The renderer's own words in the language, by key. */
  readonly texts: Readonly<Record<string, string>>;
  readonly registry: Registry;
  readonly loadPage: (id: string) => Promise<PageModel>;
  /** The allow-list for rich text, where and when it is needed. */
  readonly loadSanitizer: () => Promise<(html: string) => string>;
  /** What the site knows of its pictures. */
  readonly loadPictures: () => Promise<PictureIndex>;
  readonly fetch: typeof globalThis.fetch;
  /** Where relative addresses of calls start; a browser needs none. */
  readonly origin?: string;
  /** Milliseconds to wait for a page's data before the page is shown in its loading state. */
  readonly patience: number;
  readonly restored?: Snapshot;
  /** Undefined on a server, whose code is all there. */
  readonly recovery?: Recovery;
}

/** One running site: in the browser for as long as the tab is open, on the server for a request. */
export interface Engine {
  readonly site: SiteModel;
  readonly map: SiteMap;
  /** The page's language; another one is another page, so it never changes under a reader. */
  readonly language: Atom<Language>;
  readonly patience: number;
  readonly registry: Registry;
  readonly store: ReturnType<typeof createStore>;
  readonly texts: Texts;
  readonly code: PageCode;
  readonly shell: ShellState;
  readonly views: ViewStates;
  readonly recovery: Recovery | undefined;
}

/** Puts a site together; nothing is shared between two engines. */
export function createEngine(options: EngineOptions): Engine {
  const { site, map, language, registry, loadPage, loadSanitizer, loadPictures, fetch, origin } =
    options;
  const store = createStore();
  const languageAtom = atom(() => language);
  const api = createApiClient({
    api: site.api,
    language: findLanguage(site, language),
    fetch,
    ...(origin !== undefined && { origin }),
  });
  const code = createPageCode(registry, loadPage);
  return {
    site,
    map,
    language: languageAtom,
    patience: options.patience,
    recovery: options.recovery,
    registry,
    store,
    texts: createTexts(language, options.texts),
    code,
    shell: createShellState({
      store,
      api,
      site,
      map,
      language: languageAtom,
      restored: options.restored?.shell ?? {},
    }),
    views: new ViewStates({
      store,
      api: createSharedCalls(api),
      site,
      language,
      loadSanitizer,
      loadPictures,
      loadSlots: code.loadSlots,
    }),
  };
}
