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
import { LastKept } from './last-kept.ts';
import type { Visit } from './load-items.ts';
import {
  createList,
  type ListOptions,
  loadNext,
  reload,
  stopLoad,
  type ViewList,
} from './view-list.ts';

/** Pages whose lists are kept for the way back; older ones are asked again. */
const KEPT_VISITS = 12;
/** Pages beside the visited ones: those that drawers have shown, and the one asked for ahead. */
const KEPT_BESIDE = 4;
/** How long data that was asked for ahead serves the visit, in milliseconds. */
const AHEAD_FOR = 10_000;
/** Items of a whole array that the server sends along; see `trimList`. */
const SENT_ITEMS = 100;

export type ViewSnapshot = Readonly<Record<string, ListState>>;

/** The lists of a page, by the names of its views. */
type PageLists = Map<string, ViewList>;

/** The lists of the pages that were visited last, one jotai atom each, and the loads that fill them. */
export class ViewStates {
  readonly #options: ListOptions;
  /** By address; the one put in last is that of the current page. */
  readonly #visited = new LastKept<PageLists>(KEPT_VISITS);
  readonly #beside = new LastKept<PageLists>(KEPT_BESIDE);
  #current: string | undefined;
  /** The address whose data was asked for ahead, and when. */
  #ahead: { readonly address: string; readonly since: number } | undefined;

  constructor(options: ListOptions) {
    this.#options = options;
  }

  /**
   * Prepares the views of an address and begins to load those that are not there; loads of other
   * addresses are given up. Resolves when nothing of it is under way any more, whatever came out.
   *
   * @param fresh whether lists kept from an earlier visit are to be asked again
   */
  async enter(
    address: string,
    views: readonly ActiveView[],
    visit: Visit,
    { fresh }: { readonly fresh: boolean },
  ): Promise<void> {
    const ahead = this.#takeAhead(address);
    const kept = fresh ? undefined : this.#visited.get(address);
    const lists = kept ?? ahead ?? new Map();
    for (const other of [...this.#visited.values(), ...this.#beside.values()]) {
      if (other !== lists) giveUp(other);
    }
    this.#current = address;
    this.#visited.put(address, lists);
    await this.#loadMissing(lists, views, visit);
  }

  /** Prepares the views of a page beside the current one, as for a drawer over it. */
  async open(address: string, views: readonly ActiveView[], visit: Visit): Promise<void> {
    if (this.#ahead?.address === address) this.#ahead = undefined;
    const visited = this.#visited.get(address);
    const lists = visited ?? this.#beside.get(address) ?? new Map();
    if (visited === undefined) this.#beside.put(address, lists);
    await this.#loadMissing(lists, views, visit);
  }

  /** Asks for the data of a page that a reader is about to visit; of the last such one only. */
  async prefetch(address: string, views: readonly ActiveView[], visit: Visit): Promise<void> {
    const isDrawers = this.#ahead?.address !== address && this.#beside.get(address) !== undefined;
    if (isDrawers || this.#isAhead(address) || this.isCurrent(address)) return;
    if (this.#ahead !== undefined) {
      giveUp(this.#beside.get(this.#ahead.address));
      this.#beside.drop(this.#ahead.address);
    }
    this.#ahead = { address, since: Date.now() };
    const lists: PageLists = new Map();
    this.#beside.put(address, lists);
    await this.#loadMissing(lists, views, visit);
  }

  /** Asks anew for what the current page shows, which stays until the answers are there, if ever. */
  async reload(): Promise<void> {
    const lists = this.#current === undefined ? undefined : this.#listsOf(this.#current);
    const all = [...(lists?.values() ?? [])];
    await Promise.allSettled(all.map((list) => reload(this.#options, list)));
  }

  /** Gives up what is under way for a page beside the current one. */
  leave(address: string): void {
    giveUp(this.#beside.get(address));
  }

  /** Shows a list that is shown in slices from a slice on again, its first being 0. */
  rewind(address: string, name: string, page: number): void {
    const list = this.#listsOf(address)?.get(name);
    if (list?.view.source.paging === 'client')
      this.#write(list, rewindList(this.#read(list), list.view.source.pageSize, page));
  }

  /** Puts in place what the server sent; nothing is asked. */
  restore(address: string, views: readonly ActiveView[], visit: Visit, sent: ViewSnapshot): void {
    const lists: PageLists = new Map();
    for (const view of views) {
      const state = sent[view.name];
      if (state !== undefined) lists.set(view.name, createList(view, visit, state, lists));
    }
    this.#current = address;
    this.#visited.put(address, lists);
  }

  /** What the browser needs of an address to go on from here. */
  snapshot(address: string): ViewSnapshot {
    const all = [...(this.#listsOf(address)?.values() ?? [])];
    return Object.fromEntries(
      all.map((list) => [list.view.name, trimList(this.#read(list), SENT_ITEMS)]),
    );
  }

  stateOf(address: string, name: string): PrimitiveAtom<ListState> | undefined {
    return this.#listsOf(address)?.get(name)?.state;
  }

  /** How many items a page or slice of a list has; 1 for a list that is not there. */
  pageSizeOf(address: string, name: string): number {
    return this.#listsOf(address)?.get(name)?.view.source.pageSize ?? 1;
  }

  /** Whether an address is that of the page that is shown. */
  isCurrent(address: string): boolean {
    return this.#current === address;
  }

  has(address: string): boolean {
    return this.#listsOf(address) !== undefined;
  }

  /**
   * Shows the next items of a list, asking for them where they are not there yet.
   *
   * @param seen where the items shown end for whoever asks; one who has not seen the newest of them
   *   has no need of more
   */
  async showMore(address: string, name: string, seen: number): Promise<void> {
    const list = this.#listsOf(address)?.get(name);
    if (list === undefined) return;
    const state = this.#read(list);
    if (state.status === 'loading' || !state.hasMore || state.end !== seen) return;
    if (holdsNext(state)) this.#write(list, showNextSlice(state, list.view.source.pageSize));
    else await loadNext(this.#options, list);
  }

  /**
   * Asks again for the lists of an address whose calls failed, or that were still on the way when
   * they were restored. An item that is not there stays so.
   */
  async retry(address: string): Promise<void> {
    const all = [...(this.#listsOf(address)?.values() ?? [])];
    const isOpen = (list: ViewList): boolean => {
      const { status, failure } = this.#read(list);
      const open = status === 'failed' || (status === 'loading' && list.running === undefined);
      const isMissing = failure?.status === 404 && list.view.source.shape === 'one';
      return open && !isMissing;
    };
    // Without the item there was nothing to ask for.
    const missing = all.filter(
      (list) => isOpen(list) || (list.main !== undefined && isOpen(list.main)),
    );
    await Promise.all(missing.map((list) => loadNext(this.#options, list)));
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

  /** What was asked for ahead of this visit, if that is not long ago. */
  #takeAhead(address: string): PageLists | undefined {
    if (!this.#isAhead(address)) return undefined;
    this.#ahead = undefined;
    const lists = this.#beside.get(address);
    this.#beside.drop(address);
    return lists;
  }

  #isAhead(address: string): boolean {
    return this.#ahead?.address === address && Date.now() - this.#ahead.since < AHEAD_FOR;
  }

  #listsOf(address: string): PageLists | undefined {
    return this.#visited.get(address) ?? this.#beside.get(address);
  }

  #read(list: ViewList): ListState {
    return this.#options.store.get(list.state);
  }

  #write(list: ViewList, state: ListState): void {
    this.#options.store.set(list.state, state);
  }
}

function giveUp(lists: PageLists | undefined): void {
  for (const list of lists?.values() ?? []) stopLoad(list);
}
