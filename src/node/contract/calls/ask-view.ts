import { ApiError } from '../../../core/errors.ts';
import { askList } from '../../../core/lists/ask-list.ts';
import type { Choices } from '../../../core/manifest/list-model.ts';
import type { ApiAnswer, ApiClient } from '../../../core/requests/api-client.ts';
import { loadSource, readCount } from '../../../core/requests/load-source.ts';
import type { PlannedView } from '../planned-view.ts';
import type { ApiSession, MadeCall } from './api-session.ts';
import type { Exchange } from './exchange.ts';

/** Pages of one list that are asked at the most; of what comes after them nothing is said. */
export const MAX_PAGES = 200;

/** Which pages of a list are asked. */
export type PagesAsked = 'edges' | 'all';

/** One answer of a view. */
export interface AskedPage {
  /** Counted from 0. */
  readonly page: number;
  readonly exchange: Exchange;
  /** Undefined where the call failed. */
  readonly answer: ApiAnswer | undefined;
  /** Undefined where the call failed, or its answer is of another structure. */
  readonly entities: readonly unknown[] | undefined;
  readonly hasMore: boolean;
}

/** A view that was asked with one set of parameters. */
export interface AskedView {
  readonly view: PlannedView;
  readonly language: string;
  /** The route's parameters, or the words searched for. */
  readonly params: Params;
  readonly pages: readonly AskedPage[];
  /** Whether these are all items that the view has, not some of them. */
  readonly isWhole: boolean;
}

export interface AskOptions {
  readonly session: ApiSession;
  readonly pages: PagesAsked;
  /** The day it is where the site is, as YYYY-MM-DD. */
  readonly today: string;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Asks a view as the site does; undefined where a parameter is missing, so that nothing is asked. */
export async function askView(
  options: AskOptions,
  view: PlannedView,
  language: string,
  params: Params = {},
): Promise<AskedView | undefined> {
  const ask = (page: number) => askPage(options, view, language, params, page);
  const first = await ask(0);
  if (first === undefined) return undefined;
  const further = first.hasMore ? await askFurther(options, view, first, ask) : [];
  const pages = [first, ...further];
  const isContinuous = pages.every(({ page }, index) => page === index);
  const isWhole =
    Object.keys(params).length === 0 && isContinuous && pages.at(-1)?.hasMore === false;
  return { view, language, params, pages, isWhole };
}

type AskPage = (page: number) => Promise<AskedPage | undefined>;

/**
 * The pages after the first: the second and the last where the first says which that is, else all
 * of them. The second shows whether pages are counted as the site counts them.
 */
async function askFurther(
  { pages }: AskOptions,
  { source }: PlannedView,
  first: AskedPage,
  ask: AskPage,
): Promise<AskedPage[]> {
  const end = source.pages?.end;
  const count = end && first.answer && readCount(first.answer, end);
  if (pages === 'edges' && count !== undefined) {
    const total = end?.by === 'pages' ? count : Math.ceil(count / source.pageSize);
    const ends = await Promise.all([...new Set([1, total - 1])].map(ask));
    return ends.filter((page) => page !== undefined);
  }
  const asked: AskedPage[] = [];
  for (let page = 1; page < MAX_PAGES; page += 1) {
    const next = await ask(page);
    if (next === undefined) break;
    asked.push(next);
    // An empty page that promises more would promise it for ever.
    if (!next.hasMore || next.entities?.length === 0) break;
  }
  return asked;
}

/**
 * One page of a view as the site asks for it.
 *
 * @param choices what a reader has chosen of its list; nothing by default
 */
export async function askPage(
  { session, today }: AskOptions,
  { source, list }: PlannedView,
  language: string,
  params: Params,
  page: number,
  choices: Choices = {},
): Promise<AskedPage | undefined> {
  const calls: MadeCall[] = [];
  const client: ApiClient = {
    language: session.namesOf(language),
    get: async (path, query) => {
      const call = await session.call(language, path, query);
      calls.push(call);
      if (call.answer === undefined) throw call.error;
      return call.answer;
    },
  };
  const { signal } = new AbortController();
  const further = list?.asks && askList(list, list.asks, { choices, today });
  const request = { source, params, page, further, signal };
  const answer = await loadSource({ of: () => client }, request).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const [call] = calls;
  return (
    call && {
      page,
      exchange: call.exchange,
      answer: call.answer,
      entities: answer?.entities,
      hasMore: answer?.hasMore ?? false,
    }
  );
}
