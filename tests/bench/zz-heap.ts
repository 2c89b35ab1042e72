import path from 'node:path';
import { chromium } from 'playwright';
import { writeFileSync, createWriteStream } from 'node:fs';
import { compile } from '../../src/node/compiler/index.ts';
import { findRoutes } from '../find-routes.ts';
import { usedHeap } from './heap.ts';
import { startServer } from './start-server.ts';
const root = path.resolve(import.meta.dirname, '../..');
const { compiled } = compile(root);
const server = await startServer(root);
const { routes } = await findRoutes(compiled!, server.origin);
console.log(routes.map((r) => r.address).join(' '));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
const session = await context.newCDPSession(page);
await page.goto(server.origin);
await session.send('HeapProfiler.enable');
async function snapshot(file: string) {
  const out = createWriteStream(file);
  const on = ({ chunk }: { chunk: string }) => out.write(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', on);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', on);
  await new Promise((r) => out.end(r));
}
for (let n = 0; n <= 300; n += 1) {
  if (n % 20 === 0) {
    const c = await session.send('Memory.getDOMCounters');
    console.log(n, (await usedHeap(session)) / 1e6, JSON.stringify(c));
  }
  if (process.env.SNAP && (n === 40 || n === 200)) await snapshot(`/tmp/s6/h${n}.heapsnapshot`);
  const { address } = routes[n % routes.length]!;
  await page.evaluate((path) => { window.history.pushState(null, '', path); window.dispatchEvent(new PopStateEvent('popstate', { state: null })); }, address);
  await page.waitForTimeout(200);
}
await browser.close(); await server.stop();
