import { performance } from 'node:perf_hooks';

/** There is more to draw than can be drawn in time. */
export class Overload extends Error {
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('there is more to draw than can be drawn in time');
    this.name = 'Overload';
    this.retryAfter = retryAfter;
  }
}

export interface RenderQueueOptions {
  /** How many pages are drawn side by side; most of their time is waiting for data. */
  readonly sideBySide: number;
  /** Whoever would have to wait for longer than this many milliseconds is turned away. */
  readonly longestWait: number;
  readonly now?: () => number;
}

export interface RenderQueue {
  /** Does the work when its turn comes. @throws {Overload} at once where that would be too late */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly running: () => number;
  readonly waiting: () => number;
  readonly stop: () => void;
}

/** How often the event loop is looked at, in milliseconds. */
const BEAT = 20;
/** How much the newest duration counts in the mean. */
const NEWEST = 0.1;
const RETRY_AFTER = 2;

/** A queue that is only as long as can be worked off in time, going by how long work took lately. */
export function createRenderQueue({
  sideBySide,
  longestWait,
  now = () => performance.now(),
}: RenderQueueOptions): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let mean = 0;
  let beat = now();
  // Requests also wait unread while the event loop is busy; no queue of ours knows of these.
  const heart = setInterval(() => {
    beat = now();
  }, BEAT).unref();

  function expectedWait(): number {
    const lag = Math.max(0, now() - beat - BEAT);
    const ahead = running < sideBySide ? 0 : waiting.length + 1;
    return lag + (ahead / sideBySide) * mean;
  }

  async function takeTurn(): Promise<void> {
    if (running >= sideBySide) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  return {
    async run(work) {
      if (expectedWait() > longestWait) throw new Overload(RETRY_AFTER);
      await takeTurn();
      const start = now();
      try {
        return await work();
      } finally {
        const duration = now() - start;
        mean = mean === 0 ? duration : mean + NEWEST * (duration - mean);
        const next = waiting.shift();
        // The place is handed on, so nobody who comes now gets ahead.
        if (next === undefined) running -= 1;
        else next();
      }
    },
    running: () => running,
    waiting: () => waiting.length,
    stop: () => clearInterval(heart),
  };
}
