/** Keeps the values used last, as far as there is room. */
export interface RecentValues<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value that is larger than the room is not kept. */
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly count: () => number;
  /** The room that is taken. */
  readonly taken: () => number;
}

/**
 * Nothing kept yet.
 *
 * @param room how much is kept: a number of values, or what `sizeOf` counts
 */
export function createRecentValues<Value>(
  room: number,
  sizeOf: (value: Value) => number = () => 1,
): RecentValues<Value> {
  // A map stands in the order of insertion, so its first key is the one unused for longest.
  const kept = new Map<string, Value>();
  let taken = 0;

  function remove(key: string): void {
    const value = kept.get(key);
    if (value === undefined) return;
    taken -= sizeOf(value);
    kept.delete(key);
  }

  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      // It would drive all others out, and then not fit.
      if (sizeOf(value) > room) return;
      kept.set(key, value);
      taken += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (taken <= room) break;
        remove(oldest);
      }
    },
    delete: remove,
    count: () => kept.size,
    taken: () => taken,
  };
}
