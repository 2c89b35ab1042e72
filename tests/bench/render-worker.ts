import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSiteServer } from '../../src/node/server/site-server.ts';
import { median } from './print-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ORIGIN = 'http://127.0.0.1';
const WARM_UP_ROUNDS = 60;
const ROUNDS = 5;
/** Microseconds of CPU time that each address is drawn for in a round. */
const ENOUGH = 200_000;

/** Draws each address of the call for a while, and prints renders per second of CPU time. */
async function main(addresses: readonly string[]): Promise<void> {
  const { fetch } = await createSiteServer(ROOT, { apiOrigin: undefined, cacheRoom: 0 });
  const draw = async (address: string): Promise<void> => {
    const answer = await fetch(new Request(new URL(address, ORIGIN)));
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    // As bytes, which is how they are sent.
    await answer.arrayBuffer();
    // What a request leaves behind is only let go between two turns of the event loop.
    await nextTurn();
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const address of addresses) await draw(address);
  }
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates: number[] = [];
    for (const address of addresses) rates.push(await measure(() => draw(address)));
    rounds.push(rates);
  }
  const rates = addresses.map((address, index) => [
    address,
    median(rounds.map((round) => round[index] ?? Number.NaN)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(rates)));
}

async function measure(draw: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  let spent = 0;
  let drawn = 0;
  while (spent < ENOUGH) {
    for (let count = 0; count < 10; count += 1) await draw();
    drawn += 10;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return drawn / (spent / 1_000_000);
}

await main(process.argv.slice(2));
