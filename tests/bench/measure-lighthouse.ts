import type { RouteUrl } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import type { Figure, Measured } from './figure.ts';
import { type Audit, audit, CATEGORIES } from './lighthouse.ts';
import { formatTable } from './print-table.ts';

/** Lighthouse's scores and times of each route, the medians of so many runs. */
export async function measureLighthouse(
  origin: string,
  routes: readonly RouteUrl[],
  runs: number,
): Promise<Measured> {
  const audits: { name: string; found: Audit; isListed: boolean }[] = [];
  for (const { name, url } of routes) {
    const isListed = await asksToBeFound(origin + url);
    audits.push({ name, found: await audit(origin + url, runs), isListed });
  }
  return {
    title: `Lighthouse, a phone on a slow line, simulated; medians of ${runs}`,
    figures: audits.flatMap(({ name, found, isListed }) => figuresOf(name, found, isListed)),
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

/** Drafts and what is searched for are kept out of the lists of search engines, which costs points. */
async function asksToBeFound(url: string): Promise<boolean> {
  return !(await (await fetch(url)).text()).includes('<meta name="robots" content="noindex"');
}

function figuresOf(route: string, { scores, times }: Audit, isListed: boolean): Figure[] {
  const categories = CATEGORIES.filter((category) => isListed || category !== 'seo');
  return [
    ...categories.map((category) => ({
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
