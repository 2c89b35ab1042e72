import { isRecord } from '../../core/index.ts';

/** The page whose link led to another one, as the history entry of the other carries it. */
export interface Referrer {
  /** The page's path. */
  readonly from: string;
  /** Its number in the browser's history; undefined where the router counts none. */
  readonly at: number | undefined;
}

/** The page that a reader leaves by a link, for the entry that follows. */
export function referrerAt(pathname: string): Referrer {
  return { from: pathname, at: entryNumber() };
}

/** The page that led here, by the state of the entry; undefined for a URL that was typed. */
export function readReferrer(state: unknown): Referrer | undefined {
  if (!isRecord(state) || typeof state.from !== 'string') return undefined;
  return { from: state.from, at: typeof state.at === 'number' ? state.at : undefined };
}

/**
 * How many entries of the history lie between a referrer and the reader: one, and one more for each heading,
 * tab or choice on the page since then.
 */
export function stepsSince({ at }: Referrer): number {
  const now = entryNumber();
  return at === undefined || now === undefined ? 1 : Math.max(1, now - at);
}

/** The number that react-router gives the current entry. */
function entryNumber(): number | undefined {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : undefined;
}
