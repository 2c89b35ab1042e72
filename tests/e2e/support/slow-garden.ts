import path from 'node:path';
import type { Page } from '@playwright/test';
import { compileRight } from '../../compile-right.ts';
import {
  type FaultySite,
  loadAnswers,
  sendAnswer,
  startFaultySite,
} from '../../faults/faulty-site.ts';
import { SERVED_GARDEN } from '../../garden/make-garden.ts';
import { test as base, expect } from './test.ts';

/** A page of the garden, and the call whose data it shows. */
export const PATH = '/plants/houses';
export const CALL = '/api/collection/houses';

interface SlowGarden {
  readonly site: FaultySite;
  /**
   * Holds the answers to some calls back until they are released: those of the page's own unless others are
   * chosen; an error is answered where one is named.
   */
  readonly hold: (calls?: {
    readonly isFor?: (url: URL) => boolean;
    readonly status?: number;
  }) => void;
  readonly release: () => void;
}

/** Tests of the garden as `colophon serve` sends it with a backend that takes its time. */
export const test = base.extend<{ garden: SlowGarden }, { slowSite: FaultySite }>({
  slowSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const { compiled } = compileRight(SERVED_GARDEN);
      const content = path.join(SERVED_GARDEN, 'content');
      const answers = loadAnswers(compiled.site, content, SERVED_GARDEN);
      const site = await startFaultySite(compiled.site, answers, SERVED_GARDEN, {
        skeletonsAhead: true,
      });
      // What its menus are is known from then on.
      await fetch(`${site.origin}/`);
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],

  garden: async ({ slowSite: site }, use) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await use({
      site,
      release,
      hold: ({ isFor = ({ pathname }: URL) => pathname === CALL, status } = {}) =>
        site.setFault({
          isFor,
          play: async ({ response, ask }) => {
            await promise;
            if (status === undefined) sendAnswer(response, await ask());
            else response.writeHead(status).end();
          },
        }),
    });
    release();
    site.setFault(undefined);
  },
});

/** Expects that a page shows its data, and each of its parts once. */
export async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // The strip of its section has a heading as well: what says that data are there is what waits no more.
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}
