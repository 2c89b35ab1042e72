import type { Freshness } from './page-cache.ts';

export interface SharedLoadOptions<Value> {
  /** Reads all of it, or throws. */
  readonly read: () => Promise<Value>;
  readonly freshness: Freshness;
  /** Called with each failure. */
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

/** What takes long to read, for all who ask: it is read once at a time, and nobody's leaving ends it. */
export interface SharedLoad<Value> {
  /**
   * What was read last, or the next one where that is too old.
   *
   * @throws what `read` throws, where nothing was read before
   */
  readonly get: () => Promise<Value>;
}

interface Loaded<Value> {
  readonly value: Value;
  readonly since: number;
  /** When it was last read, or could not be read. */
  checked: number;
}

export function createSharedLoad<Value>({
  read,
  freshness,
  warn,
  now = Date.now,
}: SharedLoadOptions<Value>): SharedLoad<Value> {
  let last: Loaded<Value> | undefined;
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
