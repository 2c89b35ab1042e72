import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import { loadAnswers, sendAnswer, startFaultySite } from '../../faults/faulty-site.ts';
import type { Figure, Measured } from '../figure.ts';
import { formatTable, median } from '../print-table.ts';
import { newPhone, type Visit, visit } from './visit.ts';

/** Milliseconds that the backend takes for the page's data. */
const DELAYS = [500, 1000, 3000];
/** How the server answers meanwhile. */
const MODES = [
  { name: 'held back', skeletonsAhead: false },
  { name: 'skeleton ahead', skeletonsAhead: true },
] as const;

interface WaitBench {
  readonly browser: Browser;
  readonly compiled: CompiledSite;
  /** The page's path. */
  readonly pathname: string;
  readonly runs: number;
}

/** When a first visitor sees and can read a page whose backend is slow, by how the server answers meanwhile. */
export async function measureWaits(bench: WaitBench): Promise<Measured> {
  const { browser, compiled, pathname, runs } = bench;
  const { header, footer } = compiled.site;
  const ofShell = [header.navigation, footer?.call].map((call) => call?.endpoint);
  const answers = loadAnswers(compiled.site);
  const figures: Figure[] = [];
  const rows: string[][] = [];
  for (const delay of DELAYS) {
    for (const { name, skeletonsAhead } of MODES) {
      const site = await startFaultySite(compiled.site, answers, undefined, { skeletonsAhead });
      // What its menus are is known from then on.
      await fetch(site.origin);
      site.setFault({
        isFor: (url) => !ofShell.some((endpoint) => endpoint && url.pathname.endsWith(endpoint)),
        play: async ({ response, ask }) => {
          await wait(delay);
          sendAnswer(response, await ask());
        },
      });
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await newPhone(browser, 'zh-CN');
        visits.push(await visit(context, site.origin + pathname));
        await context.close();
      }
      site.stop();
      const painted = median(visits.map(({ firstPaint }) => firstPaint));
      const readable = median(visits.map((visited) => visited.readable));
      const shift = Math.max(...visits.map((visited) => visited.shift));
      rows.push([`${delay} ms`, name, painted.toFixed(0), readable.toFixed(0), shift.toFixed(3)]);
      figures.push(
        { name: `painted after ${delay} ms, ${name}`, value: painted, unit: 'ms' },
        { name: `readable after ${delay} ms, ${name}`, value: readable, unit: 'ms' },
      );
    }
  }
  return {
    title: `The page ${pathname} of a slow backend, on a slowed phone`,
    text: formatTable(['backend', 'answer', 'first paint', 'readable', 'shift'], rows),
    figures,
  };
}
