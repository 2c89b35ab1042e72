import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import {
  type ActiveView,
  ApiError,
  type Failure,
  failList,
  holdsNext,
  type ListState,
  nextPage,
  receiveAnswer,
  restList,
  SINGLE_VIEW,
  showNextSlice,
  startList,
  waitForList,
} from '../../core/index.ts';
import type { SiteData } from './create-site-data.ts';
import type { Visit } from './load-items.ts';

/** One view at one URL: its list and what its loads need. */
export interface ViewList {
  readonly view: ActiveView;
  readonly visit: Visit;
  readonly state: PrimitiveAtom<ListState>;
  /** The list of the page's item, whose fields the view's source needs; undefined where it needs none. */
  readonly main: ViewList | undefined;
  running: AbortController | undefined;
  /** Settles with the load that is running. */
  loaded: Promise<void> | undefined;
}

/** The store of the lists, and what loads them. */
export interface ListOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly loadItems: SiteData['loadItems'];
}

/** @param beside the other lists of the page, by the names of their views, that of its item among them */
export function createList(
  view: ActiveView,
  visit: Visit,
  state: ListState,
  beside: ReadonlyMap<string, ViewList>,
): ViewList {
  const main = view.fields && beside.get(SINGLE_VIEW);
  return { view, visit, state: atom(state), main, running: undefined, loaded: undefined };
}

/**
 * Asks for what comes next in a list, in place of what is being asked for.
 *
 * @param isUnseen whether the list stays as it is until the answer is there, a failure as well
 */
export function loadNext(options: ListOptions, list: ViewList, isUnseen = false): Promise<void> {
  stopLoad(list);
  list.loaded = runLoad(options, list, isUnseen);
  return list.loaded;
}

/**
 * Asks anew for all that a list shows, and shows as much of it as before; until that is there, the
 * list stays as it is. A call that fails leaves it so.
 */
export async function reload(options: ListOptions, list: ViewList): Promise<void> {
  const { store } = options;
  const { pageSize } = list.view.source;
  const before = store.get(list.state);
  const { signal } = new AbortController();
  const anew = { ...list, visit: { ...list.visit, isSamePage: false } };
  let state = await addNext(options, anew, startList(before.firstPage), signal);
  while (state.hasMore && state.end < before.end) {
    state = holdsNext(state)
      ? showNextSlice(state, pageSize)
      : await addNext(options, anew, state, signal);
  }
  store.set(list.state, state);
}

/** Gives up the load that is running. */
export function stopLoad(list: ViewList): void {
  list.running?.abort(new DOMException('The page was left', 'AbortError'));
  list.running = undefined;
}

async function runLoad(options: ListOptions, list: ViewList, isUnseen: boolean): Promise<void> {
  const { store } = options;
  const read = () => store.get(list.state);
  const running = new AbortController();
  list.running = running;
  if (!isUnseen) store.set(list.state, waitForList(read()));
  try {
    const state = await addNext(options, list, read(), running.signal);
    // A load that was given up may answer all the same; it must not replace a newer one.
    if (!running.signal.aborted) store.set(list.state, state);
  } catch (error) {
    if (running.signal.aborted) return;
    store.set(list.state, failList(read(), toFailure(error)));
  } finally {
    if (list.running === running) list.running = undefined;
  }
}

/** A list with its next answer; at rest where there is nothing to ask for. */
async function addNext(
  options: ListOptions,
  { view, visit, main }: ViewList,
  state: ListState,
  signal: AbortSignal,
): Promise<ListState> {
  const { paging, pageSize } = view.source;
  await main?.loaded;
  const fields = main && options.store.get(main.state).fields;
  const answer = await options.loadItems({
    view,
    visit: fields ? { ...visit, params: { ...fields, ...visit.params } } : visit,
    page: nextPage(state),
    offset: paging === 'server' && !state.partial ? state.items.length : 0,
    facts: state.facts,
    signal,
  });
  return answer === undefined ? restList(state) : receiveAnswer(state, answer, paging, pageSize);
}

/** Anything but a failed call is a failure of the code, whose cause is printed to the console. */
function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  console.error(error);
  return { code: 'internal', status: undefined };
}
