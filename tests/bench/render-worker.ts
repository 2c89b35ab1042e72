import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createSiteServer } from '../../src/node/server/site-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ORIGIN = 'http://127.0.0.1';
const WARM_UP_ROUNDS = 60;
/** Many short ones: on a machine that is shared few moments are quiet. */
const ROUNDS = 20;
/** Microseconds of CPU time that each URL is rendered for in a round; garbage is collected in it. */
const ENOUGH = 50_000;

/**
 * Renders each URL of the call for a while, down to the bytes that are sent, and prints renders
 * per second of CPU time: those of the best round, as what else a machine does only slows one down.
 */
async function main(urls: readonly string[]): Promise<void> {
  const { fetch } = await createSiteServer(ROOT, { apiOrigin: undefined, cacheBytes: 0 });
  // Brings the classes of requests and answers that the running server has, in place of Node's.
  getRequestListener(fetch);
  const render = async (url: string): Promise<void> => {
    const answer = await fetch(new Request(new URL(url, ORIGIN)));
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    // What a request leaves behind is only let go between two turns of the event loop.
    await nextTurn();
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const url of urls) await render(url);
  }
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates: number[] = [];
    for (const url of urls) rates.push(await measure(() => render(url)));
    rounds.push(rates);
  }
  const rates = urls.map((url, index) => [
    url,
    Math.max(...rounds.map((round) => round[index] ?? Number.NaN)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(rates)));
}

async function measure(render: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  let spent = 0;
  let rendered = 0;
  while (spent < ENOUGH) {
    for (let count = 0; count < 10; count += 1) await render();
    rendered += 10;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return rendered / (spent / 1_000_000);
}

await main(process.argv.slice(2));
