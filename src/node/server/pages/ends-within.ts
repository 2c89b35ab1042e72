import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for work, but no longer than so many milliseconds.
 *
 * @returns whether it has ended by then, well or not
 */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  );
  if (milliseconds === Number.POSITIVE_INFINITY) return ended;
  const over = new AbortController();
  const late = wait(milliseconds, false, { signal: over.signal, ref: false });
  const isEnded = await Promise.race([ended, late]);
  over.abort();
  return isEnded;
}
