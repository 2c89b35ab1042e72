import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import {
  type ApiClient,
  ApiError,
  type Failure,
  failList,
  holdsNext,
  type Language,
  type LayoutModel,
  type ListState,
  loadSource,
  mapItem,
  type RouteModel,
  receiveAnswer,
  type SiteModel,
  showNextSlice,
  startList,
  trimList,
  type ViewSource,
  waitForList,
} from '../../core/index.ts';

type Store = ReturnType<typeof createStore>;
type Params = Readonly<Record<string, string | undefined>>;

/** Pages whose lists are kept for the way back; older ones are asked again. */
const KEPT_ADDRESSES = 12;
/** Items of a whole array that the server sends along; see `trimList`. */
const SENT_ITEMS = 100;

/** A page at an address: its row in the route table, and the values of its parameters. */
export interface Visit {
  readonly route: RouteModel;
  readonly params: Params;
}

/** One view at one address: its list and what its loads need. */
interface ViewSlot {
  readonly view: ViewSource;
  readonly visit: Visit;
  readonly state: PrimitiveAtom<ListState>;
  running: AbortController | undefined;
}

export interface ViewStatesOptions {
  readonly store: Store;
  readonly api: ApiClient;
  readonly site: SiteModel;
  readonly language: Language;
  readonly loadSanitizer: () => Promise<(html: string) => string>;
  /** The layout of a view, which its page's manifest holds. */
  readonly loadLayout: (route: RouteModel, name: string) => Promise<LayoutModel>;
}

export type ViewSnapshot = Readonly<Record<string, ListState>>;

/** The lists of the pages that were visited last, one jotai atom each, and the loads that fill them. */
export class ViewStates {
  readonly #options: ViewStatesOptions;
  readonly #addresses = new Map<string, Map<string, ViewSlot>>();

  constructor(options: ViewStatesOptions) {
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
    views: readonly ViewSource[],
    visit: Visit,
    options: { readonly firstPage: number; readonly fresh: boolean },
  ): Promise<void> {
    this.leaveOthers(address);
    const slots = options.fresh ? new Map<string, ViewSlot>() : this.#slotsOf(address);
    if (options.fresh) this.#giveUp(address);
    this.#keep(address, slots);
    await Promise.all(
      views.map((view) => {
        const known = slots.get(view.name);
        const slot = known ?? createSlot(view, visit, startList(options.firstPage));
        slots.set(view.name, slot);
        return known === undefined || this.#read(slot).status !== 'ready'
          ? this.#load(slot)
          : undefined;
      }),
    );
  }

  /** Puts in place what the server sent; nothing is asked. */
  restore(address: string, views: readonly ViewSource[], visit: Visit, lists: ViewSnapshot): void {
    const slots = this.#slotsOf(address);
    for (const view of views) {
      const state = lists[view.name];
      if (state !== undefined) slots.set(view.name, createSlot(view, visit, state));
    }
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

  /** Asks again for a list whose call failed, or that was still on the way when it was restored. */
  async retry(address: string, name: string): Promise<void> {
    const slot = this.#addresses.get(address)?.get(name);
    if (slot !== undefined && this.#read(slot).status !== 'ready') await this.#load(slot);
  }

  /** Gives up what is under way for every other address. */
  leaveOthers(address: string): void {
    for (const other of this.#addresses.keys()) if (other !== address) this.#giveUp(other);
  }

  async #load(slot: ViewSlot): Promise<void> {
    const { api, site, language, loadSanitizer, loadLayout } = this.#options;
    const { source, name } = slot.view;
    const { route, params } = slot.visit;
    slot.running?.abort();
    const running = new AbortController();
    slot.running = running;
    this.#write(slot, waitForList(this.#read(slot)));
    try {
      const page = this.#read(slot).page + 1;
      const [answer, sanitize, layout] = await Promise.all([
        loadSource(api, site.api.paging, { source, params, page, signal: running.signal }),
        loadSanitizer(),
        loadLayout(route, name),
      ]);
      // A load that was given up may answer all the same; it must not replace a newer one.
      if (running.signal.aborted || answer === undefined) return;
      const before = this.#read(slot);
      const offset = source.paging === 'server' ? before.items.length : 0;
      const items = answer.entities.map((entity, index) =>
        mapItem(layout, entity, offset + index, { language, sanitize }),
      );
      const mapped = { items, hasMore: answer.hasMore };
      this.#write(slot, receiveAnswer(before, mapped, source.paging, this.#pageSize));
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
    }
  }

  #slotsOf(address: string): Map<string, ViewSlot> {
    return this.#addresses.get(address) ?? new Map();
  }

  /** A Map keeps the order of insertion, so the first address is the one left longest ago. */
  #keep(address: string, slots: Map<string, ViewSlot>): void {
    this.#addresses.delete(address);
    this.#addresses.set(address, slots);
    const [oldest] = this.#addresses.keys();
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
  return { view, visit, state: atom(state), running: undefined };
}
