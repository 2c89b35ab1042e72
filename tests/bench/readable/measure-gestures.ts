import type { Browser } from 'playwright';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteUrl } from '../../find-routes.ts';
import { AIMS } from '../aims.ts';
import type { Figure, Measured } from '../figure.ts';
import { urlIn } from '../page-weight.ts';
import { formatTable, median } from '../print-table.ts';
import { gesturesOf, makeGesture, type Outcome } from './gestures.ts';

/** Milliseconds after a visit began: right after the first paint, while scripts load and start, and when it rests. */
const MOMENTS = [1000, 1500, 3000, 5000, 10_000];

/** What comes of a reader's first gesture, each at several moments of a first visit of its own. */
export async function measureGestures(
  compiled: CompiledSite,
  routes: readonly RouteUrl[],
  { browser, origin, runs }: { browser: Browser; origin: string; runs: number },
): Promise<Measured> {
  const rows: string[][] = [];
  const figures: Figure[] = [];
  for (const { code, tag } of compiled.site.languages) {
    for (const gesture of gesturesOf(compiled, routes)) {
      const url = urlIn(origin, gesture.url, code);
      for (const moment of MOMENTS) {
        const outcomes: Outcome[] = [];
        for (let run = 0; run < runs; run += 1) {
          outcomes.push(await makeGesture(browser, url, tag, { gesture, moment }));
        }
        const name = `${gesture.name} after ${moment} ms, ${code} ${gesture.url}`;
        const delay = median(outcomes.map((outcome) => outcome.delay).filter(Number.isFinite));
        const answered = median(outcomes.map((outcome) => outcome.answered));
        const covered = outcomes.filter(({ isCovered }) => isCovered).length;
        rows.push([name, show(delay), show(answered), `${covered} of ${runs}`]);
        if (Number.isFinite(delay)) {
          figures.push({
            name: `first gesture ${name}`,
            value: delay,
            unit: 'ms',
            aim: { most: AIMS.firstGesture },
          });
        }
      }
    }
  }
  return {
    title: `The first gesture of a first visit, a slow line and a processor 4 times slower; medians of ${runs}`,
    figures,
    text: [
      formatTable(['gesture', 'to the next frame ms', 'answered after ms', 'covered'], rows),
      'No time: the page was left by loading another (to the next frame), or nothing came of it (answered).',
      'Covered: something lay over what was to be tapped.',
    ].join('\n'),
  };
}

function show(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : '';
}
