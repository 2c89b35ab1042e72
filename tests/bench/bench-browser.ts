import { AIMS } from './aims.ts';
import { timeEdits } from './edit-time.ts';
import { type FirstPaint, watchFirstPaint } from './first-paint.ts';
import { type LayoutShift, watchLayoutShift } from './layout-shift.ts';
import { measureHeap } from './measure-heap.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureScroll } from './measure-scroll.ts';
import { measureStatic } from './measure-static.ts';
import { measureStudio } from './measure-studio.ts';
import { type PageWeight, SCREENS, weighPage } from './page-weight.ts';
import { measureGestures } from './readable/measure-gestures.ts';
import { measureReadable, SPREAD } from './readable/measure-readable.ts';
import { measureWaits } from './readable/measure-waits.ts';
import { describeEdits, describePaints, describeShifts, describeWeights } from './report.ts';
import { type Bench, type Measurements, runBench } from './run-bench.ts';

/** What is measured in a browser. */
const MEASUREMENTS: Measurements = {
  weight: async (bench) => {
    const weights = await weighAll(bench);
    return {
      title: 'Weight',
      text: describeWeights(weights),
      figures: weights.map(({ route, screen, language, scriptBodies }) => ({
        name: `script without headers ${route} ${screen} ${language}`,
        value: scriptBodies,
        unit: 'bytes',
        aim: { most: AIMS.script },
      })),
    };
  },
  paint: async ({ browser, origin, routes, languages: [language = ''] }) => {
    const paints: FirstPaint[] = [];
    for (const route of routes) {
      paints.push(await watchFirstPaint(await browser(), origin, { route, language }));
    }
    const figures = paints.map(({ route, largest }) => ({
      name: `largest paint ${route}`,
      value: largest,
      unit: 'ms',
    }));
    return { title: 'Paint', text: describePaints(paints), figures };
  },
  shift: async (bench) => {
    const shifts = await watchShifts(bench);
    const worst = Math.max(...shifts.map(({ score }) => score));
    const figures = [{ name: 'layout shift', value: worst, unit: 'shift', aim: { most: 0.004 } }];
    return { title: 'Shift', text: describeShifts(shifts), figures };
  },
  edit: async ({ browser }) => {
    const edits = await timeEdits(await browser());
    const figures = edits.map(({ what, shown }) => ({
      name: `edit of ${what}`,
      value: shown,
      unit: 'ms',
      aim: { most: AIMS.edit },
    }));
    return { title: 'Edit', text: describeEdits(edits), figures };
  },
  studio: async ({ root, compiled, browser }) => measureStudio(root, compiled, await browser()),
  lighthouse: ({ origin, routes, options }) => measureLighthouse(origin, routes, options.runs),
  static: ({ origin, routes, options }) => measureStatic(origin, routes, options.runs),
  interactions: async ({ browser, origin, options }) =>
    measureInteractions(await browser(), origin, options.runs),
  scroll: async ({ browser, origin }) => measureScroll(await browser(), origin),
  heap: async ({ browser, origin, routes }) => measureHeap(await browser(), origin, routes),
  readable: async ({ root, compiled, origin, browser, options, routes, everyRoute }) => {
    const spread = everyRoute.filter(({ name }) => SPREAD.includes(name));
    return measureReadable({
      root,
      compiled,
      origin,
      browser: await browser(),
      routes: options.pages.length === 0 ? spread : routes,
      runs: options.runs,
    });
  },
  gestures: async ({ compiled, everyRoute, browser, origin, options }) =>
    measureGestures(compiled, everyRoute, {
      browser: await browser(),
      origin,
      runs: options.runs,
    }),
  waits: async ({ compiled, browser, routes, options }) =>
    measureWaits({
      compiled,
      browser: await browser(),
      pathname: routes[0]?.url ?? '/',
      runs: options.runs,
    }),
};

async function weighAll({ browser, origin, routes, languages }: Bench): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const route of routes) {
    for (const screen of SCREENS) {
      for (const language of languages) {
        weights.push(await weighPage(await browser(), origin, { route, screen, language }));
      }
    }
  }
  return weights;
}

async function watchShifts({ browser, origin, routes, languages }: Bench): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = [];
  for (const line of ['fast', 'slow'] as const) {
    for (const screen of SCREENS) {
      for (const language of languages) {
        for (const route of routes) {
          const visit = { route, screen, line, language };
          shifts.push(await watchLayoutShift(await browser(), origin, visit));
        }
      }
    }
  }
  return shifts;
}

await runBench('bench:browser', MEASUREMENTS);
