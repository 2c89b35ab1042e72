/** Does a job for each item, at most `limit` at a time. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  // All workers draw from one iterator, so each item is taken once.
  const work = async (): Promise<void> => {
    for (const item of waiting) await job(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
