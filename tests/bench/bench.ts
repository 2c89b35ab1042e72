import { AIMS } from './aims.ts';
import { timeCheck } from './check-time.ts';
import { measureCache } from './measure-cache.ts';
import { measureCards } from './measure-cards.ts';
import { measureDraft } from './measure-draft.ts';
import { measureGrowth } from './measure-growth.ts';
import { describeCheck, describeRenders } from './report.ts';
import { type Measurements, runBench } from './run-bench.ts';
import { measureRenders } from './server-renders.ts';

/** What is measured without a browser. */
const MEASUREMENTS: Measurements = {
  renders: async ({ routes, languages }) => {
    const rates = await measureRenders(routes, languages);
    return {
      title: 'Renders',
      text: describeRenders(rates),
      figures: rates.map(({ route, perSecond }) => ({
        name: `renders ${route}`,
        value: perSecond,
        unit: 'per second of processor',
        aim: { least: AIMS.renders },
      })),
    };
  },
  cached: ({ root, origin, routes }) => measureCache(root, origin, routes[0]?.url ?? '/'),
  cards: ({ root }) => measureCards(root),
  check: async ({ root, compiled }) => {
    const check = timeCheck(root, compiled, AIMS.manifests);
    return {
      title: 'Check',
      text: describeCheck(check),
      figures: [
        {
          name: `check ${check.pages}`,
          value: check.process,
          unit: 'ms',
          aim: { most: AIMS.check },
        },
      ],
    };
  },
  draft: ({ root, compiled }) => measureDraft(root, compiled),
  growth: ({ root, compiled, options }) => measureGrowth(root, compiled, options.sizes),
};

await runBench('bench', MEASUREMENTS);
