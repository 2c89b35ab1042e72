/** Runs a task as soon as fewer than the most allowed are running. */
export type Limiter = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** A limiter that runs no more than `most` tasks at once, in the order in which they came. */
export function createLimiter(most: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Who waits takes the place over, so that nobody comes between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
