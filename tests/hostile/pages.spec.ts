import { test } from '@playwright/test';
import { ALL_ROUNDS } from './hostile-api.ts';
import { expectNothingActs, type HostileSite, openHostileSite } from './hostile-site.ts';

/** Every how many payloads a round is made: lists show many at once. `STEP=1` makes them all. */
const STEP = Number(process.env.STEP || 23);

let site: HostileSite;

test.beforeAll(async () => {
  site = await openHostileSite();
});

test.afterAll(() => site.stop());

for (let round = 0; round < ALL_ROUNDS; round += STEP) {
  test(`nothing acts by itself on any page, round ${round}`, async ({ page }) => {
    test.setTimeout(300_000);
    await expectNothingActs(page, site, site.urls, round);
  });
}
