import type { Freshness } from './page-cache.ts';

export interface SharedReadingOptions<Value> {
  /** Reads all of it, or throws. */
  readonly read: () => Promise<Value>;
  readonly freshness: Freshness;
  /** Told of each reading that has failed. */
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

/** What takes long to read, for all who ask: it is read once at a time, and nobody's leaving ends it. */
export interface SharedReading<Value> {
  /**
   * The last whole reading, or the next one where that is too old.
   *
   * @throws what reading throws, where there is no whole one
   */
  readonly get: () => Promise<Value>;
}

interface Reading<Value> {
  readonly value: Value;
  readonly since: number;
  /** When it was read, or reading it anew last failed. */
  checked: number;
}

export function createSharedReading<Value>({
  read,
  freshness,
  warn,
  now = Date.now,
}: SharedReadingOptions<Value>): SharedReading<Value> {
  let last: Reading<Value> | undefined;
  let running: Promise<Value> | undefined;

  async function readAnew(): Promise<Value> {
    try {
      const value = await read();
      last = { value, since: now(), checked: now() };
      return value;
    } catch (error) {
      const isUsable = last !== undefined && now() - last.since < freshness.onError;
      warn(`${isUsable ? 'the last whole one is used on: ' : ''}${String(error)}`);
      if (last === undefined || !isUsable) throw error;
      last.checked = now();
      return last.value;
    } finally {
      running = undefined;
    }
  }

  return {
    get: async () => {
      const age = last === undefined ? Number.POSITIVE_INFINITY : now() - last.checked;
      if (last !== undefined && age < freshness.fresh) return last.value;
      running ??= readAnew();
      if (last === undefined || age >= freshness.fresh + freshness.stale) return running;
      // Whoever comes next has the new one, or tries again.
      running.catch(() => undefined);
      return last.value;
    },
  };
}
