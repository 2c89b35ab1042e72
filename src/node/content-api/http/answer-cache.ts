/** Keeps the values used last, at most a number of them. */
export interface AnswerCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** An empty cache. */
export function createAnswerCache<Value>(size: number): AnswerCache<Value> {
  // A map stands in the order of insertion, so its first key is the one unused for longest.
  const kept = new Map<string, Value>();
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
