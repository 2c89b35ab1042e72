import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../src/node/browser/index.ts';
import { thisMachine } from '../browser/machine.ts';
import { median } from './print-table.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Times that an audit is recorded before it counts as failed. */
const RECORDINGS = 4;
export const TIMES = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What Lighthouse says of a page on a phone, the medians of several runs. */
export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds; the layout shift has no unit. */
  readonly times: Readonly<Record<keyof typeof TIMES, number>>;
}

/** Audits a URL so many times with Lighthouse as it comes: a phone, a slow line simulated. */
export async function audit(url: string, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditRecorded(url));
  const middle = <Name extends string>(
    names: readonly Name[],
    read: (audit: Audit, name: Name) => number,
  ) =>
    Object.fromEntries(
      names.map((name) => [name, median(audits.map((entry) => read(entry, name)))]),
    );
  return {
    scores: middle(CATEGORIES, ({ scores }, name) => scores[name]) as Audit['scores'],
    times: middle(
      Object.keys(TIMES) as (keyof typeof TIMES)[],
      ({ times }, name) => times[name],
    ) as Audit['times'],
  };
}

/** Lighthouse misses a page's beginning now and then, which says nothing of the page. */
async function auditRecorded(url: string): Promise<Audit> {
  let missed: unknown;
  for (let time = 0; time < RECORDINGS; time += 1) {
    try {
      return await auditOnce(url);
    } catch (error) {
      missed = error;
    }
  }
  throw missed;
}

/** A browser of its own for each run, as nothing may be cached. */
async function auditOnce(url: string): Promise<Audit> {
  const machine = thisMachine();
  const found = findBrowser(machine);
  if (found === undefined) throw new Error('There is no browser; CHROMIUM_PATH may name one');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [`--remote-debugging-port=${port}`, ...(machine.isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    const { categories, audits, runtimeError } = result?.lhr ?? {};
    if (categories === undefined || audits === undefined || runtimeError !== undefined) {
      throw new Error(`Lighthouse could not audit ${url}: ${runtimeError?.message}`);
    }
    const score = (name: string) => (categories[name]?.score ?? 0) * 100;
    const time = (name: keyof typeof TIMES) => audits[TIMES[name]]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      times: { LCP: time('LCP'), TBT: time('TBT'), CLS: time('CLS') },
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
