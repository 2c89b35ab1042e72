import { type Atom, atom, createStore } from 'jotai';
import {
  ApiError,
  buildMenu,
  type Language,
  type PageModel,
  type RouteTable,
  type SiteModel,
  type TableAt,
} from '../../core/index.ts';
import type { DataNeeds, SiteData } from './create-site-data.ts';
import type { Texts } from './create-texts.ts';
import { createKnownTable } from './known-table.ts';
import { loadOnce } from './load-once.ts';
import type { PageStore } from './page-store.ts';
import type { Registry } from './registry.ts';
import { createShellState, type ShellSnapshot, type ShellState } from './shell-state.ts';
import { type ViewSnapshot, ViewStates } from './view-states.ts';

/** What the server sends along with a page, so that the browser asks for nothing twice. */
export interface Snapshot {
  readonly language: Language;
  readonly shell: ShellSnapshot;
  readonly views: ViewSnapshot;
  /** The statuses of the routes that failed, by their ids; an error view stands in their place. */
  readonly errors: Readonly<Record<string, number>>;
  /** What the page shows of its lists, where its URL may choose that; undefined where none may. */
  readonly state?: string | undefined;
  /** The part of the route table that the page shows. */
  readonly table: RouteTable;
  /** The page's manifest. */
  readonly page: PageModel | undefined;
}

/** Reloads a page whose code is gone from the server, as after a new release. */
export interface Recovery {
  /** Whether the reader is leaving the page, so that nothing that fails by then needs an answer. */
  readonly isLeaving: () => boolean;
  /** Whether code could not be had, and loading this page anew has not been tried yet. */
  readonly isDue: () => boolean;
  /** Loads the page anew, if that can be tried now. */
  readonly loadAnew: () => Promise<RecoveryOutcome>;
}

/** `unreachable` where no server answers, `refused` where trying would not help. */
export type RecoveryOutcome = 'loading' | 'unreachable' | 'refused';

export interface RuntimeOptions {
  readonly site: SiteModel;
  /** The route table, or that part of it which came with the page. */
  readonly table: RouteTable;
  /** Brings the whole route table, where `table` is a part. */
  readonly loadTable?: () => Promise<RouteTable>;
  readonly language: Language;
  /** The renderer's own words in the language. */
  readonly texts: Texts;
  readonly registry: Registry;
  /** Manifests and renderers; they hold nothing of a reader, so that a server has them once. */
  readonly pages: PageStore;
  /** Loads the code that calls the API, when the first call is to be made. */
  readonly loadData: (needs: DataNeeds) => Promise<SiteData>;
  /** Builds menus from a cache; without it each runtime builds its own. */
  readonly renderMenu?: typeof buildMenu;
  /** Milliseconds to wait for a page's data before the page is shown in its loading state. */
  readonly timeout: number;
  readonly restored?: Pick<Snapshot, 'shell'>;
  /** Undefined on a server, whose code is all there. */
  readonly recovery?: Recovery;
}

/** One running site: in the browser for as long as the tab is open, on the server for a request. */
export interface SiteRuntime {
  readonly site: SiteModel;
  /** The sections and routes that are known: all of them, once they were asked for. */
  readonly table: RouteTable;
  /** Asks for those that are missing; answers with the routes that can match a path. */
  readonly loadTable: () => Promise<TableAt>;
  /** The page's language; another one is another page, so it never changes under a reader. */
  readonly language: Atom<Language>;
  readonly timeout: number;
  readonly registry: Registry;
  readonly store: ReturnType<typeof createStore>;
  readonly texts: Texts;
  readonly pages: PageStore;
  readonly shell: ShellState;
  readonly views: ViewStates;
  /** Other states of views, to be filled before they stand in the place of these. */
  readonly newViews: () => ViewStates;
  readonly recovery: Recovery | undefined;
  /**
   * The same running site with edits of it, as while it is developed: what was fetched and what readers have
   * opened stays, unless there are other views. It is to be rendered in the place of this one.
   */
  edit(edits: RuntimeEdits): SiteRuntime;
}

/** What edits may change of a running site, beside its pages; what is left out stays. */
export interface RuntimeEdits {
  readonly site?: SiteModel;
  readonly table?: RouteTable;
  readonly texts?: Texts;
  readonly views?: ViewStates;
}

/** Puts a site together; nothing is shared between two runtimes. */
export function createRuntime(options: RuntimeOptions): SiteRuntime {
  const { site, language, registry, pages } = options;
  const store = createStore();
  const known = createKnownTable({ store, table: options.table, loadTable: options.loadTable });
  const languageAtom = atom(() => language);
  const loadData = loadOnce(async () => {
    try {
      return await options.loadData({ site, language, loadSlots: pages.loadSlots });
    } catch (cause) {
      if (options.recovery?.isDue() === true) await options.recovery.loadAnew();
      // Without the chunk that asks, no answer can be had; the next call tries again.
      throw new ApiError('network', site.api.base, { cause });
    }
  });
  const shell = createShellState({
    site,
    store,
    loadData,
    table: known.atom,
    language: languageAtom,
    restored: options.restored?.shell ?? {},
    renderMenu: options.renderMenu ?? buildMenu,
  });
  const newViews = () =>
    new ViewStates({
      store,
      loadItems: async (request) => (await loadData()).loadItems(request),
    });
  let shownViews = newViews();
  const withTexts = (shown: Pick<SiteRuntime, 'site' | 'texts'>): SiteRuntime => ({
    ...shown,
    get table() {
      return store.get(known.atom);
    },
    loadTable: known.load,
    language: languageAtom,
    timeout: options.timeout,
    recovery: options.recovery,
    registry,
    store,
    pages,
    shell,
    get views() {
      return shownViews;
    },
    newViews,
    edit({ table, views, ...edits }) {
      if (table !== undefined) known.replace(table);
      if (views !== undefined) shownViews = views;
      return withTexts({ ...shown, ...edits });
    },
  });
  return withTexts({ site, texts: options.texts });
}
