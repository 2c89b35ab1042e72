/**
 * Finds the highest rate of requests that the built site holds, holds it, and goes beyond it:
 * `npm run load -- --minutes 10`; `--rate 500` takes that rate and searches for none.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { spawnServer } from '../bench/spawn-server.ts';
import { type Arrivals, arrive, type Outcome } from './arrivals.ts';
import { readMemory } from './read-memory.ts';
import { ENCODING, findTraffic } from './traffic.ts';

const CONNECTIONS = 50;
/** A rate counts as held where it is reached, nothing fails, and 99 of 100 answers take no longer. */
const HELD = { share: 0.97, latency: 1000 };
const STEP = 0.85;
const SECONDS_OF_TRIAL = 10;
const SECONDS_OF_SAMPLE = 15;
/** Few enough that each is rendered. */
const UNKEPT = { connections: 8, duration: 10 };
/** Rates of arrival, beside the rate at which pages are rendered. */
const BEYOND = [0.8, 1.5, 3, 6];
const SECONDS_OF_ARRIVALS = 15;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '1' }, rate: { type: 'string' } },
  });
  const server = await spawnServer(path.resolve(import.meta.dirname, '../..'));
  try {
    await run(
      server.origin,
      Number(values.minutes),
      values.rate === undefined ? undefined : Number(values.rate),
    );
  } finally {
    await server.stop();
  }
}

async function run(origin: string, minutes: number, wanted: number | undefined): Promise<void> {
  const { count, mixed, unkept } = await findTraffic(origin);
  const send = (options: Partial<Options>) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      requests: [{ setupRequest: inTurn(mixed) }],
      ...options,
    });
  const hold = (overallRate: number, duration: number) =>
    send({ overallRate, duration, ignoreCoordinatedOmission: true });

  await send({ amount: count });
  const free = await send({ duration: SECONDS_OF_TRIAL });
  print('as fast as it goes', free);
  const rate =
    wanted ??
    (await findRate(free.requests.average, (overallRate) => hold(overallRate, SECONDS_OF_TRIAL)));

  console.log(`\nheld: ${rate} requests a second for ${minutes} min`);
  let failed = 0;
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    const result = await hold(rate, SECONDS_OF_SAMPLE);
    failed += failuresOf(result);
    print(`memory ${await memoryOf(origin)} MB`, result);
  }
  console.log(`failures at that rate: ${failed}`);

  console.log(
    '\nbeyond it: readers of pages that no cache holds, who come whatever the answers are',
  );
  const rendered = await send({ ...UNKEPT, requests: [{ setupRequest: inTurn(unkept) }] });
  print('rendered', rendered);
  for (const times of BEYOND) {
    const rate = Math.round(rendered.requests.average * times);
    printArrivals(
      `${times} times what is rendered`,
      await arrive({ origin, rate, seconds: SECONDS_OF_ARRIVALS, path: unkept }),
    );
  }
  print('at the held rate at once after it', await hold(rate, 5));
  console.log(`memory ${await memoryOf(origin)} MB`);
}

/** The highest rate of those tried that is held. */
async function findRate(
  start: number,
  attempt: (rate: number) => Promise<Result>,
): Promise<number> {
  for (let rate = Math.floor(start * STEP); rate > 10; rate = Math.floor(rate * STEP)) {
    const result = await attempt(rate);
    print(`${rate} a second`, result);
    const isReached = result.requests.average >= rate * HELD.share;
    if (isReached && result.latency.p99 <= HELD.latency && failuresOf(result) === 0) return rate;
  }
  throw new Error('The server holds no rate at all');
}

/** Answers that there should not be below the highest rate. */
function failuresOf({ errors, timeouts, '5xx': broken }: Result): number {
  return errors + timeouts + broken;
}

function print(name: string, result: Result): void {
  const { requests, latency, errors, timeouts } = result;
  const early = result.statusCodeStats?.['503']?.count ?? 0;
  const figures = [
    `${Math.round(requests.average)} a second`,
    `${requests.total} in all`,
    `p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms`,
    `503: ${early}, other 5xx: ${result['5xx'] - early}, errors: ${errors}, time-outs: ${timeouts}`,
  ];
  console.log(`${name}: ${figures.join('; ')}`);
}

function printArrivals(name: string, { served, turnedAway, failed }: Arrivals): void {
  const describe = ({ count, p50, p99, longest }: Outcome) =>
    `${count} (p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms)`;
  console.log(`${name}: served ${describe(served)}; 503 ${describe(turnedAway)}; failed ${failed}`);
}

/** Requests that ask for one URL after the other. */
function inTurn(path: (index: number) => string) {
  let asked = 0;
  return (request: Request): Request => {
    asked += 1;
    return { ...request, path: path(asked - 1), headers: ENCODING };
  };
}

async function memoryOf(origin: string): Promise<number> {
  return Math.round((await readMemory(origin)) / 2 ** 20);
}

await main();
