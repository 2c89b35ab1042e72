import { SCRIPTS } from './support/hold-scripts.ts';
import { CALL, expectWhole, PATH, test } from './support/slow-garden.ts';
import { expect } from './support/test.ts';

// A page whose data are on their way may be taken over before they come: for who presses what scripts alone
// can answer, and where its document ends too early.

test('the menu opens while the data are on their way, which come then', async ({
  page,
  garden,
}) => {
  garden.hold();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The server still waits for the data: after 5 s the document would end without them.
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  garden.release();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectWhole(page);
  // What the server still sends is nowhere in the page.
  await page.waitForLoadState('domcontentloaded');
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map(({ id }) => id).toSorted());
  expect(ids).toEqual([...new Set(ids)]);
});

test('where scripts cannot be had, what is pressed takes nothing away: the data are shown', async ({
  page,
  garden,
  problems,
}) => {
  problems.allow(/./);
  garden.hold();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => SCRIPTS.test(request.url()));
  await page.getByRole('banner').getByRole('button').last().click();
  await failed;
  garden.release();
  await expectWhole(page);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});

test('a document that is stopped halfway asks for its data itself', async ({ page, garden }) => {
  garden.hold();
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith(CALL));
  await page.evaluate(() => window.stop());
  await asked;
  garden.release();
  await expectWhole(page);
});

test('so does one whose connection is lost', async ({ page, problems, garden }) => {
  problems.allow(/INCOMPLETE_CHUNKED_ENCODING/);
  garden.hold();
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  garden.site.dropConnections();
  garden.release();
  await expectWhole(page);
});
