/** Sends mutated requests to the built site: `npm run fuzz:requests -- --count 100000 --seed 1`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { spawnServer } from '../bench/spawn-server.ts';
import { fuzzRequests, keepCases } from './requests.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
// Requests would fill the screen, and full caches look like memory that grows.
Object.assign(process.env, { LOG: 'off', CACHE_MB: '8' });
const server = await spawnServer(path.resolve(import.meta.dirname, '../..'));
try {
  console.log(`${count} requests, seed ${seed}`);
  const { sent, statuses, failures, memory } = await fuzzRequests({ ...server, count, seed });
  console.log(`${sent} sent; answered: ${JSON.stringify(statuses)}`);
  console.log(`memory in MB: ${memory.map((bytes) => Math.round(bytes / 2 ** 20)).join(' ')}`);
  for (const { reason, request } of failures) console.log(`${reason}\n  ${request}`);
  console.log(`${failures.length} failures`);
  keepCases(failures);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
