/**
 * Finds the highest rate of requests that the built site holds, holds it, and goes beyond it:
 * `npm run load -- --minutes 10`; `--rate 500` takes that rate and searches for none.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon, { type Options, type Result } from 'autocannon';
import { startServer } from '../bench/start-server.ts';
import { readMetrics } from './read-metrics.ts';
import { findTraffic } from './traffic.ts';

const CONNECTIONS = 50;
/** A rate counts as held where it is reached, nothing fails, and 99 of 100 answers take no longer. */
const HELD = { share: 0.97, latency: 1000 };
const STEP = 0.85;
const SECONDS_OF_TRIAL = 10;
const SECONDS_OF_SAMPLE = 15;
const BURST = { connections: 400, duration: 15 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '1' }, rate: { type: 'string' } },
  });
  const server = await startServer(path.resolve(import.meta.dirname, '../..'));
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
      requests: [{ setupRequest: mixed }],
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

  console.log('\nbeyond it: pages that no cache holds, as fast as they go');
  const before = await readMetrics(origin);
  const requests = [{ setupRequest: unkept }];
  print('burst', await send({ ...BURST, requests }));
  const after = await readMetrics(origin);
  const drawn =
    after.page_render_duration_seconds_count - before.page_render_duration_seconds_count;
  console.log(`drawn: ${drawn}`);
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

async function memoryOf(origin: string): Promise<number> {
  return Math.round((await readMetrics(origin)).process_resident_memory_bytes / 2 ** 20);
}

await main();
