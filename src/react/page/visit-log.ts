/**
 * Remembers the history entries that were loaded, so that going back asks for nothing again.
 *
 * @param locationKey the entry that is being gone to
 */
export function createVisitLog(locationKey: () => string): () => boolean {
  const seen = new Set<string>();
  return () => {
    const key = locationKey();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
