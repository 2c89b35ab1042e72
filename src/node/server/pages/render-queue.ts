import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { endsWithin } from './ends-within.ts';

/** There is more to render than can be rendered in time. */
export class Overload extends Error {
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('there is more to render than can be rendered in time');
    this.name = 'Overload';
    this.retryAfter = retryAfter;
  }
}

export interface RenderQueueOptions {
  /** How many pages are rendered side by side; most of their time is waiting for data. */
  readonly sideBySide: number;
  /** Whoever would have to wait for longer than this many milliseconds is turned away. */
  readonly longestWait: number;
  /** Milliseconds after which work gives its place to others: it waits for a backend. */
  readonly longestTurn?: number;
  readonly now?: () => number;
}

export interface RenderQueue {
  /**
   * Does the work when its turn comes.
   *
   * @param signal gives the place up before that
   * @throws {Overload} at once where the turn would come too late; the signal's reason
   */
  readonly run: <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;
  readonly running: () => number;
  readonly waiting: () => number;
  readonly stop: () => void;
}

/** How often the event loop is looked at, in milliseconds. */
const BEAT = 20;
/** How much the newest duration counts in the mean. */
const NEWEST = 0.1;
const RETRY_AFTER = 2;
/**
 * Newcomers get as much time as the work before them took, but no more than this many milliseconds:
 * work that waits for a backend takes little of ours.
 */
const MAX_PAUSE = 20;

/** How much work may go on without a place; more keeps its own, so that newcomers have to wait. */
const MAX_OVERDUE = 160;

/**
 * A queue that is only as long as can be worked off in time, going by how long work took lately.
 * Between two pieces of work the event loop turns, for a turn accepts no more than one connection:
 * whoever is outside must be let in to be turned away.
 */
export function createRenderQueue({
  sideBySide,
  longestWait,
  longestTurn = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: RenderQueueOptions): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let overdue = 0;
  let asked = 0;
  // The first pieces of work load and compile what they need, and say nothing of the next.
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

  async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (running < sideBySide) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Turns the event loop while it brings somebody new, for at most so many milliseconds. */
  async function letIn(longest: number): Promise<void> {
    const end = now() + longest;
    let before: number;
    // A connection is accepted in one turn and read in the next.
    await nextTurn();
    do {
      before = asked;
      await nextTurn();
    } while (asked !== before && now() < end);
  }

  /** Waits until work has ended, or has had its time and there is room for it beside the queue. */
  async function waitForTurn(work: Promise<unknown>): Promise<void> {
    if (await endsWithin(work, longestTurn)) return;
    const ended = endsWithin(work, Number.POSITIVE_INFINITY);
    if (overdue >= MAX_OVERDUE) {
      await ended;
      return;
    }
    overdue += 1;
    void ended.then(() => {
      overdue -= 1;
    });
  }

  async function giveTurn(start: number): Promise<void> {
    await letIn(Math.min(now() - start, MAX_PAUSE));
    const duration = now() - start;
    mean += NEWEST * (duration - mean);
    const next = waiting.shift();
    // The place is handed on, so nobody who comes now gets ahead.
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      asked += 1;
      if (expectedWait() > longestWait) throw new Overload(RETRY_AFTER);
      await takeTurn(signal);
      const start = now();
      const begun = work();
      void waitForTurn(begun).then(() => giveTurn(start));
      return begun;
    },
    running: () => running,
    waiting: () => waiting.length,
    stop: () => clearInterval(heart),
  };
}
