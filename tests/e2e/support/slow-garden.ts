import path from 'node:path';
import { compileRight } from '../../compile-right.ts';
import {
  type FaultySite,
  loadAnswers,
  sendAnswer,
  startFaultySite,
} from '../../faults/faulty-site.ts';
import { SERVED_GARDEN } from '../../garden/make-garden.ts';
import { test as base } from './test.ts';

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
