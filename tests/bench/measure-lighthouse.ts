import type { RouteAddress } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import type { Figure, Measured } from './figure.ts';
import { type Audit, audit, CATEGORIES } from './lighthouse.ts';
import { formatTable } from './print-table.ts';

/** Lighthouse's scores and times of each route, the medians of so many runs. */
export async function measureLighthouse(
  origin: string,
  routes: readonly RouteAddress[],
  runs: number,
): Promise<Measured> {
  const audits: { name: string; found: Audit }[] = [];
  for (const { name, address } of routes) {
    audits.push({ name, found: await audit(origin + address, runs) });
  }
  return {
    title: `Lighthouse, a phone on a slow line, simulated; medians of ${runs}`,
    figures: audits.flatMap(({ name, found }) => figuresOf(name, found)),
    text: formatTable(
      ['route', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS'],
      audits.map(({ name, found: { scores, times } }) => [
        name,
        ...CATEGORIES.map((category) => scores[category].toFixed(0)),
        times.LCP.toFixed(0),
        times.TBT.toFixed(0),
        times.CLS.toFixed(3),
      ]),
    ),
  };
}

function figuresOf(route: string, { scores, times }: Audit): Figure[] {
  return [
    ...CATEGORIES.map((category) => ({
      name: `lighthouse ${category} ${route}`,
      value: scores[category],
      unit: 'of 100',
      aim: { least: AIMS.lighthouse[category] },
    })),
    { name: `lighthouse LCP ${route}`, value: times.LCP, unit: 'ms' },
    { name: `lighthouse TBT ${route}`, value: times.TBT, unit: 'ms', aim: { most: AIMS.blocking } },
    { name: `lighthouse CLS ${route}`, value: times.CLS, unit: 'shift', aim: { most: 0.004 } },
  ];
}
