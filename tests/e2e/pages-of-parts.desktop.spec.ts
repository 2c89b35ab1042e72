import { expectAccessible } from './support/axe.ts';
import { testOfSite } from './support/site-of-tests.ts';
import { expect } from './support/test.ts';

const test = testOfSite('museum');
const PARTS = '/visit/first-visit';
const RELATED = '/whats-on/exhibitions/salt';

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('the keys lead to a part by its heading, and on from there', async ({ page, visit }) => {
  await visit(`${PARTS}?lang=en`);
  const link = page.getByRole('link', { name: 'Coming events', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#events');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Tab');
  const first = page.locator('section[aria-labelledby="events"]').getByRole('link').nth(1);
  await expect(first).toBeFocused();
});

test('a URL of a part leads there when the page is opened, below what stands at the top', async ({
  page,
  visit,
}) => {
  await visit(`${PARTS}?lang=en#plan`);
  const heading = page.locator('#plan');
  await expect(heading).toBeInViewport();
  const top = (await heading.boundingBox())?.y ?? 0;
  const header = await page.getByRole('banner').boundingBox();
  expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
});

for (const width of [1440, 390]) {
  for (const language of ['ar', 'en']) {
    test(`parts and what is related are as wide as the window, and accessible (${language}, ${width} px)`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [PARTS, RELATED, '/visit/access']) {
        await visit(`${path}?lang=${language}`);
        const most = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(most, path).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      }
    });
  }
}

test('in Arabic the rule above a heading stands at the right, where the words begin', async ({
  page,
  visit,
}) => {
  await visit(PARTS);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const ends = await page.locator('#walk').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [range.getBoundingClientRect().right, heading.getBoundingClientRect().right];
  });
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // A browser without scripts refuses to preload them, as it should.
  test.beforeEach(({ problems }) => problems.allow(/^csp: .*\.js$/));

  test('what is related has pages of its own, and the URL leads to its place', async ({
    page,
    visit,
  }) => {
    await visit(`${RELATED}?lang=en`);
    const objects = page.locator('section[aria-labelledby="objects"]');
    const names = objects.getByRole('heading', { level: 3 });
    await expect(objects.getByRole('heading', { level: 2 })).toHaveText('Objects on show');
    await expect(names).toHaveText(['Water jar', 'Salt scale']);
    await objects.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/[?&]page-objects=2.*#objects$/);
    await expect(names).toHaveText(['Travelling chest']);
    await expect(page.locator('#objects')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The salt road');
  });

  test('all parts are there, and lead to themselves', async ({ page, visit }) => {
    await visit(`${PARTS}?lang=en`);
    await page.getByRole('link', { name: 'A walk of two hours', exact: true }).click();
    await expect(page).toHaveURL(/#walk$/);
    await expect(page.getByRole('heading', { level: 3, name: 'The second hour' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plan your visit' }).last()).toBeVisible();
  });
});
