import type { Failure } from '../errors.ts';
import type { ListFacts } from '../lists/list-facts.ts';
import type { SourceModel } from '../manifest/route-model.ts';
import type { Language } from '../manifest/site-model.ts';
import type { MappedItem } from '../mapping/values.ts';

/** What a view has fetched and how far it is shown: plain data, from server to browser as it is. */
export interface ListState {
  /** `idle` where there is nothing to ask for, as before anything is searched for. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly MappedItem[];
  /** Index of the first item shown; above 0 only where the URL asks for a later slice. */
  readonly first: number;
  /** Index after the last item shown. */
  readonly end: number;
  /** The zero-based page, or slice, that the items shown begin with. */
  readonly firstPage: number;
  /** The zero-based page fetched last; one less than the first page before any load. */
  readonly page: number;
  /** Whether the server holds a page after that one. */
  readonly hasNextPage: boolean;
  /** Whether there is anything after the items shown, be it here or still to be asked for. */
  readonly hasMore: boolean;
  /** How many items there are in all; undefined until that is known, or where the server pages. */
  readonly total: number | undefined;
  readonly failure: Failure | undefined;
  /** Whether the server sent only a part of a long answer, which then is to be asked for again. */
  readonly partial: boolean;
  /** What is known of a list that readers work with; undefined for others, and before it is there. */
  readonly facts?: ListFacts | undefined;
  /** The values of the item's fields with which further views of the page are asked for. */
  readonly fields?: FieldValues | undefined;
  /** The languages that the item can be asked for in, by their codes; undefined for all. */
  readonly languages?: readonly Language[] | undefined;
}

/** Values of an item's fields, by the fields' names; those that it lacks are left out. */
export type FieldValues = Readonly<Record<string, string>>;

/** What the source answered, mapped. */
export interface MappedAnswer {
  readonly items: readonly MappedItem[];
  readonly hasMore: boolean;
  /** What is known of a list that readers work with, with all that is there of it by now. */
  readonly facts?: ListFacts | undefined;
  readonly fields?: FieldValues | undefined;
  readonly languages?: readonly Language[] | undefined;
}

/** How much of one page is shown at once, should the API send more than it was asked for. */
const MAX_PAGE_ITEMS = 100;

/** A list before its first load. */
export function startList(firstPage: number): ListState {
  return {
    status: 'loading',
    items: [],
    first: 0,
    end: 0,
    firstPage,
    page: firstPage - 1,
    hasNextPage: false,
    hasMore: false,
    total: undefined,
    failure: undefined,
    partial: false,
  };
}

/** A list without anything to ask for. */
export function restList(state: ListState): ListState {
  return { ...state, status: 'idle', failure: undefined };
}

/** A list that waits for an answer. */
export function waitForList(state: ListState): ListState {
  return { ...state, status: 'loading', failure: undefined };
}

/** A list whose call failed; what it had stays. */
export function failList(state: ListState, failure: Failure): ListState {
  return { ...state, status: 'failed', failure };
}

/** The zero-based page that a list's next answer is to be. */
export function nextPage({ page, partial }: ListState): number {
  return partial ? page : page + 1;
}

/**
 * A list with an answer added. A whole array starts with the slice of the page that the URL
 * names; where it was fetched again for the rest, one slice more than before is shown.
 */
export function receiveAnswer(
  state: ListState,
  answer: MappedAnswer,
  paging: SourceModel['paging'],
  pageSize: number,
): ListState {
  const page = nextPage(state);
  const { facts, fields, languages } = answer;
  const ready = {
    ...state,
    ...(facts !== undefined && { facts }),
    ...(fields !== undefined && { fields }),
    ...(languages !== undefined && { languages }),
    status: 'ready',
    failure: undefined,
    partial: false,
    page,
  } as const;
  if (paging === 'server') {
    const isFirst = state.items.length === 0 || state.partial;
    const items = isFirst ? answer.items : [...state.items, ...answer.items];
    return showSlice({ ...ready, items, hasNextPage: answer.hasMore }, state.end, MAX_PAGE_ITEMS);
  }
  const total = answer.items.length;
  if (paging === 'none') {
    return { ...ready, items: answer.items, end: total, hasMore: false, total };
  }
  const wanted = state.partial ? state.first : page * pageSize;
  const first = Math.min(wanted, lastSlice(answer, pageSize));
  const from = state.partial ? Math.max(state.end, first) : first;
  const sliced = { ...ready, items: answer.items, first, firstPage: first / pageSize, total };
  return showSlice(sliced, from, pageSize);
}

/** A list with one more slice of its items shown; they are there already, so nothing is asked. */
export function showNextSlice(state: ListState, pageSize: number): ListState {
  return showSlice(state, state.end, pageSize);
}

/**
 * A whole array with one slice of it shown, as if it had just been come to.
 *
 * @param page the zero-based slice to begin with
 */
export function rewindList(state: ListState, pageSize: number, page: number): ListState {
  if (state.status !== 'ready') return state;
  const first = Math.min(page * pageSize, lastSlice(state, pageSize));
  return showSlice({ ...state, first, firstPage: first / pageSize }, first, pageSize);
}

/** The items that are shown. */
export function shownItems(state: ListState): readonly MappedItem[] {
  return state.items.slice(state.first, state.end);
}

/** Whether the next items are in the state, so that showing them needs no call. */
export function holdsNext(state: ListState): boolean {
  return state.end < state.items.length;
}

/**
 * The state as the server sends it along: of a long answer, its first, no more than the reader sees
 * at first and a few slices after that.
 */
export function trimList(state: ListState, most: number): ListState {
  const length = Math.max(state.end, most);
  return state.items.length <= length
    ? state
    : { ...state, items: state.items.slice(0, length), hasMore: true, partial: true };
}

function showSlice(state: ListState, from: number, size: number): ListState {
  const end = Math.min(from + size, state.items.length);
  const isRestHere = end < state.items.length;
  return { ...state, end, hasMore: isRestHere || state.partial || state.hasNextPage };
}

/** Where the last slice of an array begins; a URL beyond it shows that. */
function lastSlice({ items }: Pick<MappedAnswer, 'items'>, pageSize: number): number {
  return Math.max(0, Math.floor((items.length - 1) / pageSize) * pageSize);
}
