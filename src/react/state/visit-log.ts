/** What a log reads of a history entry. */
interface Entry {
  readonly key: string;
  /** What the URL bar shows in place of the entry's own page. */
  readonly mask?: unknown;
}

/**
 * Remembers the history entries that were loaded, so that going back asks for nothing again. An
 * entry that shows something over a page was made on that page, and asks for nothing of it either.
 *
 * @param destination the entry that is being gone to; undefined for the first one
 */
export function createVisitLog(destination: () => Entry | undefined): () => boolean {
  const seen = new Set<string>();
  return () => {
    const { key, mask } = destination() ?? { key: 'default' };
    const isNew = mask === undefined && !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
