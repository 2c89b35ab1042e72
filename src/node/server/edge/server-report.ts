/** How a page was come by. */
export type CacheResult = 'hit' | 'stale' | 'miss';

/** What the server tells of its work while it works. */
export interface ServerReport {
  /** A page was asked for that may be cached. */
  readonly cached: (result: CacheResult) => void;
  /** A page is being rendered; the function returned is called when it is done. */
  readonly rendering: () => () => void;
  /** Something that an operator should know, and that no reader sees. */
  readonly warn: (message: string) => void;
}

/** Tells nobody. */
export const SILENT: ServerReport = {
  cached: () => undefined,
  rendering: () => () => undefined,
  warn: () => undefined,
};
