import { test } from '@playwright/test';
import { expectNothingActs, openHostileSite } from '../hostile/hostile-site.ts';

/** Of each round; "npm run test:hostile" makes all pages in many rounds. */
const PAGES = 4;

test('Content that is hostile in every field does nothing on pages of each kind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await openHostileSite();
  try {
    const step = Math.ceil(site.urls.length / PAGES);
    for (const round of [40, 121]) {
      const chosen = site.urls.filter((_, index) => (index + round) % step === 0);
      await expectNothingActs(page, site, chosen, round);
    }
  } finally {
    await site.stop();
  }
});
