import { type Atom, atom, createStore } from 'jotai';
import {
  buildMenu,
  createApiClient,
  createSharedCalls,
  findLanguage,
  type Language,
  type MapAt,
  type PageModel,
  type PictureIndex,
  type SiteMap,
  type SiteModel,
} from '../../core/index.ts';
import { createKnownMap } from './known-map.ts';
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
  /** The part of the route table that the page shows. */
  readonly map: SiteMap;
  /** The page's manifest. */
  readonly page: PageModel | undefined;
}

export interface EngineOptions {
  readonly site: SiteModel;
  /** The route table, or that part of it which came with the page. */
  readonly map: SiteMap;
  /** Brings the whole route table, where `map` is a part. */
  readonly loadMap?: () => Promise<SiteMap>;
  readonly language: Language;
  /** The renderer's own words in the language, by key. */
  readonly texts: Readonly<Record<string, string>>;
  readonly registry: Registry;
  readonly loadPage: (id: string) => Promise<PageModel>;
  /** The allow-list for rich text, where and when it is needed. */
  readonly loadSanitizer: () => Promise<(html: string) => string>;
  /** What the site knows of its pictures. */
  readonly loadPictures: () => Promise<PictureIndex>;
  /** How menus are drawn up, where not anew for each engine. */
  readonly drawMenu?: typeof buildMenu;
  readonly fetch: typeof globalThis.fetch;
  /** Where relative addresses of calls start; a browser needs none. */
  readonly origin?: string;
  /** Milliseconds to wait for a page's data before the page is shown in its loading state. */
  readonly patience: number;
  readonly restored?: Pick<Snapshot, 'shell'> & Partial<Pick<Snapshot, 'page'>>;
}

/** One running site: in the browser for as long as the tab is open, on the server for a request. */
export interface Engine {
  readonly site: SiteModel;
  /** The sections and routes that are known: all of them, once they were asked for. */
  readonly map: SiteMap;
  /** Asks for those that are missing; answers with the routes that can match a path. */
  readonly loadMap: () => Promise<MapAt>;
  /** The page's language; another one is another page, so it never changes under a reader. */
  readonly language: Atom<Language>;
  readonly patience: number;
  readonly registry: Registry;
  readonly store: ReturnType<typeof createStore>;
  readonly texts: Texts;
  readonly code: PageCode;
  readonly shell: ShellState;
  readonly views: ViewStates;
}

/** Puts a site together; nothing is shared between two engines. */
export function createEngine(options: EngineOptions): Engine {
  const { site, language, registry, loadPage, loadSanitizer, loadPictures, fetch, origin } =
    options;
  const store = createStore();
  const known = createKnownMap({ store, map: options.map, loadMap: options.loadMap });
  const languageAtom = atom(() => language);
  const api = createApiClient({
    api: site.api,
    language: findLanguage(site, language),
    fetch,
    ...(origin !== undefined && { origin }),
  });
  const code = createPageCode(registry, loadPage, options.restored?.page);
  return {
    site,
    get map() {
      return store.get(known.atom);
    },
    loadMap: known.load,
    language: languageAtom,
    patience: options.patience,
    registry,
    store,
    texts: createTexts(language, options.texts),
    code,
    shell: createShellState({
      store,
      api,
      site,
      map: known.atom,
      language: languageAtom,
      restored: options.restored?.shell ?? {},
      drawMenu: options.drawMenu ?? buildMenu,
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
