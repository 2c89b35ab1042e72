import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import {
  ApiError,
  type Failure,
  failList,
  holdsNext,
  type ListState,
  receiveAnswer,
  restList,
  rewindList,
  showNextSlice,
  startList,
  trimList,
  type ViewSource,
  waitForList,
} from '../../core/index.ts';
import { type ItemSources, loadItems, type Visit } from './load-items.ts';

type Store = ReturnType<typeof createStore>;

/** Pages whose lists are kept for the way back; older ones are asked again. */
const KEPT_ADDRESSES = 12;
/** How long data that was asked for ahead serves the visit, in milliseconds. */
const AHEAD_FOR = 10_000;
/** Items of a whole array that the server sends along; see `trimList`. */
const SENT_ITEMS = 100;

/** One view at one address: its list and what its loads need. */
interface ViewSlot {
  readonly view: ViewSource;
  readonly visit: Visit;
  readonly state: PrimitiveAtom<ListState>;
  running: AbortController | undefined;
  /** Settles with the load that is running. */
  loaded: Promise<void> | undefined;
}

export interface ViewStatesOptions extends ItemSources {
  readonly store: Store;
}

export type ViewSnapshot = Readonly<Record<string, ListState>>;

/** The lists of the pages that were visited last, one jotai atom each, and the loads that fill them. */
export class ViewStates {
  readonly #options: ViewStatesOptions;
  readonly #addresses = new Map<string, Map<string, ViewSlot>>();
  #current: string | undefined;
  /** The address whose data was asked for ahead, and when. */
  #ahead: { readonly address: string; readonly since: number } | undefined;

  constructor(options: ViewStatesOptions) {
    this.#options = options;
  }

  /**
   * Prepares the views of an address and begins to load those that are not there; loads of other
   * addresses are given up. Resolves when nothing of it is under way any more, whatever came out.
   *
   * @param fresh whether lists kept from an earlier visit are to be asked again
   * @param firstPage the zero-based page that a view begins with
   */
  async enter(
    address: string,
    views: readonly ViewSource[],
    visit: Visit,
    options: { readonly firstPage: (name: string) => number; readonly fresh: boolean },
  ): Promise<void> {
    for (const other of this.#addresses.keys()) if (other !== address) this.#giveUp(other);
    this.#current = address;
    const isAhead = this.#ahead?.address === address && Date.now() - this.#ahead.since < AHEAD_FOR;
    this.#ahead = undefined;
    if (options.fresh && !isAhead) {
      this.#giveUp(address);
      this.#addresses.delete(address);
    }
    await this.open(address, views, visit, options.firstPage);
  }

  /** Prepares the views of an address beside the current one, as for a drawer over the page. */
  async open(
    address: string,
    views: readonly ViewSource[],
    visit: Visit,
    firstPage: (name: string) => number = () => 0,
  ): Promise<void> {
    const slots = this.#slotsOf(address);
    this.#keep(address, slots);
    await Promise.all(
      views.map((view) => {
        const known = slots.get(view.name);
        const slot = known ?? createSlot(view, visit, startList(firstPage(view.name)));
        slots.set(view.name, slot);
        if (this.#read(slot).status === 'ready') return undefined;
        return slot.running === undefined ? this.#load(slot) : slot.loaded;
      }),
    );
  }

  /** Asks for the data of an address that a reader is about to visit; of the last such one only. */
  async prefetch(address: string, views: readonly ViewSource[], visit: Visit): Promise<void> {
    // What an earlier visit left is kept for the way back, and a new visit asks again.
    if (this.has(address)) return;
    if (this.#ahead !== undefined) this.#giveUp(this.#ahead.address);
    this.#ahead = { address, since: Date.now() };
    await this.open(address, views, visit);
  }

  /** Gives up what is under way for an address. */
  leave(address: string): void {
    this.#giveUp(address);
  }

  /** Shows a list that is shown in slices from its beginning again. */
  rewind(address: string, name: string): void {
    const slot = this.#addresses.get(address)?.get(name);
    if (slot?.view.source.paging === 'client')
      this.#write(slot, rewindList(this.#read(slot), this.#pageSize));
  }

  /** Puts in place what the server sent; nothing is asked. */
  restore(address: string, views: readonly ViewSource[], visit: Visit, lists: ViewSnapshot): void {
    const slots = this.#slotsOf(address);
    for (const view of views) {
      const state = lists[view.name];
      if (state !== undefined) slots.set(view.name, createSlot(view, visit, state));
    }
    this.#current = address;
    this.#keep(address, slots);
  }

  /** What the browser needs of an address to go on from here. */
  snapshot(address: string): ViewSnapshot {
    const slots = [...this.#slotsOf(address).values()];
    return Object.fromEntries(
      slots.map((slot) => [slot.view.name, trimList(this.#read(slot), SENT_ITEMS)]),
    );
  }

  stateOf(address: string, name: string): PrimitiveAtom<ListState> | undefined {
    return this.#addresses.get(address)?.get(name)?.state;
  }

  /** Whether an address is that of the page that is shown. */
  isCurrent(address: string): boolean {
    return this.#current === address;
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  /** Shows the next items of a list, asking for them where they are not there yet. */
  async showMore(address: string, name: string): Promise<void> {
    const slot = this.#addresses.get(address)?.get(name);
    if (slot === undefined) return;
    const state = this.#read(slot);
    if (state.status === 'loading' || !state.hasMore) return;
    if (holdsNext(state)) this.#write(slot, showNextSlice(state, this.#pageSize));
    else await this.#load(slot);
  }

  /**
   * Asks again for the lists of an address whose calls failed, or that were still on the way when
   * they were restored. An item that is not there stays so.
   */
  async retry(address: string): Promise<void> {
    const slots = [...(this.#addresses.get(address)?.values() ?? [])];
    const missing = slots.filter((slot) => {
      const { status, failure } = this.#read(slot);
      const open = status === 'failed' || (status === 'loading' && slot.running === undefined);
      const isMissing = failure?.status === 404 && slot.view.source.shape === 'one';
      return open && !isMissing;
    });
    await Promise.all(missing.map((slot) => this.#load(slot)));
  }

  #load(slot: ViewSlot): Promise<void> {
    slot.loaded = this.#loadNext(slot);
    return slot.loaded;
  }

  async #loadNext(slot: ViewSlot): Promise<void> {
    const { view, visit } = slot;
    const { paging } = view.source;
    slot.running?.abort();
    const running = new AbortController();
    slot.running = running;
    this.#write(slot, waitForList(this.#read(slot)));
    try {
      const { page, items } = this.#read(slot);
      const answer = await loadItems(this.#options, {
        view,
        visit,
        page: page + 1,
        offset: paging === 'server' ? items.length : 0,
        signal: running.signal,
      });
      // A load that was given up may answer all the same; it must not replace a newer one.
      if (running.signal.aborted) return;
      const before = this.#read(slot);
      this.#write(
        slot,
        answer === undefined
          ? restList(before)
          : receiveAnswer(before, answer, paging, this.#pageSize),
      );
    } catch (error) {
      if (running.signal.aborted) return;
      this.#write(slot, failList(this.#read(slot), toFailure(error)));
    } finally {
      if (slot.running === running) slot.running = undefined;
    }
  }

  #giveUp(address: string): void {
    for (const slot of this.#addresses.get(address)?.values() ?? []) {
      slot.running?.abort(new DOMException('The page was left', 'AbortError'));
      slot.running = undefined;
    }
  }

  #slotsOf(address: string): Map<string, ViewSlot> {
    return this.#addresses.get(address) ?? new Map();
  }

  /** A Map keeps the order of insertion, so the first address is the one left longest ago. */
  #keep(address: string, slots: Map<string, ViewSlot>): void {
    this.#addresses.delete(address);
    this.#addresses.set(address, slots);
    const oldest = [...this.#addresses.keys()].find((other) => other !== this.#current);
    if (this.#addresses.size > KEPT_ADDRESSES && oldest !== undefined)
      this.#addresses.delete(oldest);
  }

  #read(slot: ViewSlot): ListState {
    return this.#options.store.get(slot.state);
  }

  #write(slot: ViewSlot, state: ListState): void {
    this.#options.store.set(slot.state, state);
  }

  get #pageSize(): number {
    return this.#options.site.api.paging.pageSize;
  }
}

/** What is no failed call is a failure of the code, whose cause only the console can use. */
function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  console.error(error);
  return { code: 'internal', status: undefined };
}

function createSlot(view: ViewSource, visit: Visit, state: ListState): ViewSlot {
  return { view, visit, state: atom(state), running: undefined, loaded: undefined };
}
