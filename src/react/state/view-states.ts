import type { PrimitiveAtom } from 'jotai';
import {
  type ActiveView,
  holdsNext,
  type ListState,
  rewindList,
  showNextSlice,
  startList,
  trimList,
} from '../../core/index.ts';
import { FifoCache } from './fifo-cache.ts';
import type { Visit } from './load-items.ts';
import {
  createList,
  type ListOptions,
  loadNext,
  reload,
  stopLoad,
  type ViewList,
} from './view-list.ts';

/** Pages whose lists are cached for the way back; older ones are asked again. */
const CACHED_VISITS = 12;
/** Cached pages that are no visits: those shown in a drawer, and the one that was prefetched. */
const CACHED_BESIDE = 4;
/** How long prefetched data counts as that of the visit, in milliseconds. */
const PREFETCHED_FOR = 10_000;
/** Items of a whole array that the server sends along; see `trimList`. */
const SENT_ITEMS = 100;

export type ViewSnapshot = Readonly<Record<string, ListState>>;

/** The lists of a page, by the names of its views. */
type PageLists = Map<string, ViewList>;

/** The lists of the pages that were visited last, one jotai atom each, and the loads that fill them. */
export class ViewStates {
  readonly #options: ListOptions;
  /** By cache key; the one put in last is that of the current page. */
  readonly #visited = new FifoCache<PageLists>(CACHED_VISITS);
  readonly #beside = new FifoCache<PageLists>(CACHED_BESIDE);
  #current: string | undefined;
  /** The page whose data was prefetched, and when. */
  #ahead: { readonly cacheKey: string; readonly since: number } | undefined;

  constructor(options: ListOptions) {
    this.#options = options;
  }

  /**
   * Prepares the views of a page and begins to load those that are not there; loads of other
   * pages are given up. Resolves when all loads have ended, with success or not.
   *
   * @param fresh whether lists cached from an earlier visit are to be asked again
   */
  async enter(
    cacheKey: string,
    views: readonly ActiveView[],
    visit: Visit,
    { fresh }: { readonly fresh: boolean },
  ): Promise<void> {
    const ahead = this.#takeAhead(cacheKey);
    const cached = fresh ? undefined : this.#visited.get(cacheKey);
    const lists = cached ?? ahead ?? new Map();
    for (const other of [...this.#visited.values(), ...this.#beside.values()]) {
      if (other !== lists) giveUp(other);
    }
    const isSamePage = this.#current !== cacheKey && pageOf(this.#current) === pageOf(cacheKey);
    this.#current = cacheKey;
    this.#visited.put(cacheKey, lists);
    await this.#loadMissing(lists, views, { ...visit, isSamePage });
  }

  /** Prepares the views of a page beside the current one, as for a drawer over it. */
  async open(cacheKey: string, views: readonly ActiveView[], visit: Visit): Promise<void> {
    if (this.#ahead?.cacheKey === cacheKey) this.#ahead = undefined;
    const visited = this.#visited.get(cacheKey);
    const lists = visited ?? this.#beside.get(cacheKey) ?? new Map();
    if (visited === undefined) this.#beside.put(cacheKey, lists);
    await this.#loadMissing(lists, views, visit);
  }

  /** Asks for the data of a page that a reader is about to visit; of the last such one only. */
  async prefetch(cacheKey: string, views: readonly ActiveView[], visit: Visit): Promise<void> {
    const isDrawers =
      this.#ahead?.cacheKey !== cacheKey && this.#beside.get(cacheKey) !== undefined;
    if (isDrawers || this.#isAhead(cacheKey) || this.isCurrent(cacheKey)) return;
    if (this.#ahead !== undefined) {
      giveUp(this.#beside.get(this.#ahead.cacheKey));
      this.#beside.drop(this.#ahead.cacheKey);
    }
    this.#ahead = { cacheKey, since: Date.now() };
    const lists: PageLists = new Map();
    this.#beside.put(cacheKey, lists);
    await this.#loadMissing(lists, views, visit);
  }

  /** Asks again for what the current page shows, which stays until the answers are there. */
  async reload(): Promise<void> {
    const lists = this.#current === undefined ? undefined : this.#listsOf(this.#current);
    const all = [...(lists?.values() ?? [])];
    await Promise.allSettled(all.map((list) => reload(this.#options, list)));
  }

  /** Gives up what is under way for a page beside the current one. */
  leave(cacheKey: string): void {
    giveUp(this.#beside.get(cacheKey));
  }

  /** Shows a list of slices again from one slice on; the first is 0. */
  rewind(cacheKey: string, name: string, page: number): void {
    const list = this.#listsOf(cacheKey)?.get(name);
    if (list?.view.source.paging === 'client')
      this.#write(list, rewindList(this.#read(list), list.view.source.pageSize, page));
  }

  /** Puts in place what the server sent; nothing is asked. */
  restore(cacheKey: string, views: readonly ActiveView[], visit: Visit, sent: ViewSnapshot): void {
    const lists: PageLists = new Map();
    for (const view of views) {
      const state = sent[view.name];
      if (state !== undefined) lists.set(view.name, createList(view, visit, state, lists));
    }
    this.#current = cacheKey;
    this.#visited.put(cacheKey, lists);
  }

  /** What the browser needs of a page to go on from here. */
  snapshot(cacheKey: string): ViewSnapshot {
    const all = [...(this.#listsOf(cacheKey)?.values() ?? [])];
    return Object.fromEntries(
      all.map((list) => [list.view.name, trimList(this.#read(list), SENT_ITEMS)]),
    );
  }

  /** Resolves when no load of these views is under way any more. */
  async loaded(cacheKey: string, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#listsOf(cacheKey)?.get(name)?.loaded));
  }

  stateOf(cacheKey: string, name: string): PrimitiveAtom<ListState> | undefined {
    return this.#listsOf(cacheKey)?.get(name)?.state;
  }

  /** A view of a page as it was asked for; undefined for one whose list is not there. */
  viewOf(cacheKey: string, name: string): ActiveView | undefined {
    return this.#listsOf(cacheKey)?.get(name)?.view;
  }

  /** Whether a key is that of the page that is shown. */
  isCurrent(cacheKey: string): boolean {
    return this.#current === cacheKey;
  }

  has(cacheKey: string): boolean {
    return this.#listsOf(cacheKey) !== undefined;
  }

  /**
   * Shows the next items of a list, asking for them where they are not there yet.
   *
   * @param seen where the items shown end for whoever asks; one who has not seen the newest of them
   *   has no need of more
   */
  async showMore(cacheKey: string, name: string, seen: number): Promise<void> {
    const list = this.#listsOf(cacheKey)?.get(name);
    if (list === undefined) return;
    const state = this.#read(list);
    if (state.status === 'loading' || !state.hasMore || state.end !== seen) return;
    if (holdsNext(state)) this.#write(list, showNextSlice(state, list.view.source.pageSize));
    else await loadNext(this.#options, list);
  }

  /**
   * Asks again for the lists of a page whose calls failed, or that were still on the way when
   * they were restored. An item that is not there stays so.
   *
   * @param isUnseen whether a failure is shown until something better is there, as where no reader has asked
   */
  async retry(cacheKey: string, isUnseen = false): Promise<void> {
    const all = [...(this.#listsOf(cacheKey)?.values() ?? [])];
    const isOpen = (list: ViewList): boolean => {
      const { status, failure } = this.#read(list);
      const open = status === 'failed' || (status === 'loading' && list.running === undefined);
      const isMissing = failure?.status === 404 && list.view.source.answers === 'one';
      return open && !isMissing;
    };
    // Without the item there was nothing to ask for.
    const missing = all.filter(
      (list) => isOpen(list) || (list.main !== undefined && isOpen(list.main)),
    );
    await Promise.all(missing.map((list) => loadNext(this.#options, list, isUnseen)));
  }

  async #loadMissing(lists: PageLists, views: readonly ActiveView[], visit: Visit): Promise<void> {
    await Promise.all(
      views.map((view) => {
        const list =
          lists.get(view.name) ?? createList(view, visit, startList(view.firstPage), lists);
        lists.set(view.name, list);
        if (this.#read(list).status === 'ready') return undefined;
        return list.running === undefined ? loadNext(this.#options, list) : list.loaded;
      }),
    );
  }

  /** What was prefetched for this visit, if that is not long ago. */
  #takeAhead(cacheKey: string): PageLists | undefined {
    if (!this.#isAhead(cacheKey)) return undefined;
    this.#ahead = undefined;
    const lists = this.#beside.get(cacheKey);
    this.#beside.drop(cacheKey);
    return lists;
  }

  #isAhead(cacheKey: string): boolean {
    return this.#ahead?.cacheKey === cacheKey && Date.now() - this.#ahead.since < PREFETCHED_FOR;
  }

  #listsOf(cacheKey: string): PageLists | undefined {
    return this.#visited.get(cacheKey) ?? this.#beside.get(cacheKey);
  }

  #read(list: ViewList): ListState {
    return this.#options.store.get(list.state);
  }

  #write(list: ViewList, state: ListState): void {
    this.#options.store.set(list.state, state);
  }
}

/** What a page is, whatever state of it is shown: see `cacheKeyOf`. */
function pageOf(cacheKey: string | undefined): string | undefined {
  return cacheKey?.replace(/[?#].*/, '');
}

function giveUp(lists: PageLists | undefined): void {
  for (const list of lists?.values() ?? []) stopLoad(list);
}
