import { type Atom, atom, createStore } from 'jotai';
import { ApiError, type Language, type SiteMap, type SiteModel } from '../../core/index.ts';
import { once } from '../once.ts';
import type { PageCode } from './page-code.ts';
import type { Registry } from './registry.ts';
import { createShellState, type ShellSnapshot, type ShellState } from './shell-state.ts';
import type { DataNeeds, SiteData } from './site-data.ts';
import type { Texts } from './texts.ts';
import { type ViewSnapshot, ViewStates } from './view-states.ts';

/** What the server sends along with a page, so that the browser asks for nothing twice. */
export interface Snapshot {
  readonly language: Language;
  readonly shell: ShellSnapshot;
  readonly views: ViewSnapshot;
  /** The statuses of the routes that failed, by their ids; an error view stands in their place. */
  readonly errors: Readonly<Record<string, number>>;
}

export interface EngineOptions {
  readonly site: SiteModel;
  readonly map: SiteMap;
  readonly language: Language;
  /** The renderer's own words in the language. */
  readonly texts: Texts;
  readonly registry: Registry;
  /** Manifests and renderers; they hold nothing of a reader, so that a server has them once. */
  readonly code: PageCode;
  /** What asks the API, where and when something is to be asked. */
  readonly loadData: (needs: DataNeeds) => Promise<SiteData>;
  /** Milliseconds to wait for a page's data before the page is shown in its loading state. */
  readonly patience: number;
  readonly restored?: Snapshot;
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
}

/** Puts a site together; nothing is shared between two engines. */
export function createEngine(options: EngineOptions): Engine {
  const { site, map, language, registry, code } = options;
  const store = createStore();
  const languageAtom = atom(() => language);
  const loadData = once(async () => {
    try {
      return await options.loadData({ site, language, loadSlots: code.loadSlots });
    } catch (cause) {
      // Without the chunk that asks, no answer can be had; the next call tries again.
      throw new ApiError('network', site.api.base, { cause });
    }
  });
  return {
    site,
    map,
    language: languageAtom,
    patience: options.patience,
    registry,
    store,
    texts: options.texts,
    code,
    shell: createShellState({
      store,
      loadData,
      map,
      language: languageAtom,
      restored: options.restored?.shell ?? {},
    }),
    views: new ViewStates({
      store,
      site,
      loadItems: async (request) => (await loadData()).loadItems(request),
    }),
  };
}
