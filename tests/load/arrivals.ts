import { Agent, get } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ENCODING } from './traffic.ts';

/** Readers who come at a rate of their own: a server that is late has all the more to do. */
export interface ArrivalOptions {
  readonly origin: string;
  /** How many come in a second. */
  readonly rate: number;
  readonly seconds: number;
  /** What each of them asks for. */
  readonly path: (index: number) => string;
}

/** What became of the readers; times are in milliseconds, from the request to the answer's end. */
export interface Arrivals {
  readonly served: Outcome;
  /** Those told at once that the site is busy. */
  readonly turnedAway: Outcome;
  /** Other answers, lost connections, and answers that took longer than a reader waits. */
  readonly failed: number;
}

export interface Outcome {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** How many readers come together: a timer is not fine enough for one at a time. */
const PACE = 10;
const TIMEOUT = 10_000;

/** Sends requests at a steady rate, whatever becomes of those before, and waits for the last. */
export async function arrive({ origin, rate, seconds, path }: ArrivalOptions): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true });
  const served = count();
  const turnedAway = count();
  let failed = 0;
  const ask = async (index: number): Promise<void> => {
    const start = performance.now();
    const status = await request(origin + path(index), agent);
    const kind = status === 200 ? served : status === 503 ? turnedAway : undefined;
    if (kind === undefined) failed += 1;
    else kind.add(performance.now() - start);
  };

  const asked: Promise<void>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate);
    while (asked.length < due) asked.push(ask(asked.length));
    await wait(PACE);
  }
  await Promise.all(asked);
  agent.destroy();
  return { served: served.sum(), turnedAway: turnedAway.sum(), failed };
}

/** The status of an answer that has come whole; undefined where none has. */
function request(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const asked = get(url, { agent, signal, headers: ENCODING }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(undefined));
    });
    asked.once('error', () => resolve(undefined));
  });
}

/** Counts answers by how long they took. */
function count() {
  const times = createHistogram();
  return {
    add: (milliseconds: number) => times.record(Math.max(1, Math.round(milliseconds))),
    sum: (): Outcome => ({
      count: times.count,
      p50: times.percentile(50),
      p99: times.percentile(99),
      longest: times.max,
    }),
  };
}
