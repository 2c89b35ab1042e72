import { PATH, test } from './support/slow-garden.ts';
import { expect } from './support/test.ts';
import { textOf } from './support/texts.ts';

// What a reader meets of a page that waits for its backend, as `colophon serve` sends it.

test('header, heading and skeleton stand before the data come, which take its place by themselves', async ({
  page,
  garden,
}) => {
  garden.hold();
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const arrival = await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  expect(arrival?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // What has painted is what readers see: the loading view is over.
  await expect(page.locator('html')).not.toHaveClass(/fonts-loading/);

  garden.release();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main).toHaveCount(1);
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  expect(garden.site.browserCalls()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.001);
  await expect(page.locator('head meta[name="further-fonts"]')).toHaveCount(1);
  await expect(page.locator('body meta')).toHaveCount(0);
});

test('a backend that fails then has the page say so, with a way to try again', async ({
  page,
  garden,
  problems,
}) => {
  problems.allow(/500/);
  garden.hold({ status: 500 });
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await page.evaluate(() => {
    const failed = new Set<string>();
    Object.assign(window, { failed });
    const note = () => {
      const main = document.querySelector('main:not(:has(~ main))');
      if (main?.querySelector('[role="alert"]')) failed.add('failed');
      else if (failed.size > 0 && main?.querySelector('[aria-busy]')) failed.add('loads again');
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  garden.release();
  const failure = page.getByText(textOf('zh', 'ui.failed.title'));
  await expect(failure).toBeVisible();
  // Its scripts ask again by themselves, which nobody sees.
  await expect.poll(() => garden.site.browserCalls()).toBe(1);
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  expect(await page.evaluate(() => [...Reflect.get(window, 'failed')])).toEqual(['failed']);
  await expect(failure).toBeVisible();
  await expect(page.locator('head meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('who has the focus in the skeleton has it in the page', async ({ page, garden }) => {
  garden.hold();
  await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  // What is not painted yet has no focus.
  await expect(page.locator('html')).not.toHaveClass(/fonts-loading/);
  const link = main.getByRole('navigation').getByRole('link').nth(1);
  await link.focus();
  garden.release();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  await expect(link).toBeFocused();
});

test('words that are typed into a search that is on its way stay in its field', async ({
  page,
  garden,
}) => {
  garden.hold({ isFor: ({ search }) => search.includes('oak') });
  await page.goto(`${garden.site.origin}/search?q=oak`, { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox').last();
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('tree');
  garden.release();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.type('s');
  await expect(field).toHaveValue('oaktrees');
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  await expect(field).toHaveValue('oaktrees');
});

test('a further slice of a list is a page to list while its data are on their way', async ({
  page,
  garden,
}) => {
  garden.hold();
  await page.goto(`${garden.site.origin}${PATH}?page=2`, { waitUntil: 'commit' });
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the skeleton gives way, too, and nothing says before that the data do not come', async ({
    page,
    garden,
  }) => {
    garden.hold();
    await page.goto(garden.site.origin + PATH, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText(textOf('zh', 'ui.failed.timeout'))).toBeHidden();
    garden.release();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
