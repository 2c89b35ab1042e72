import type { Locator } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { sideLink } from './support/plants.ts';
import { allActivities, COURSES, itemAt } from './support/programme.ts';
import { scrollPosition } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('en', () => {
  test("after a navigation the focus stands at the heading, and the title is the page's", async ({
    page,
    visit,
    menuName,
  }) => {
    await visit('/plants/houses');
    await expect(page.locator('body')).toBeFocused();
    const name = await menuName('ferns');
    await sideLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  });

  test('the way back leads to the heading of the page before', async ({
    page,
    visit,
    menuName,
  }) => {
    await visit('/plants/houses');
    await sideLink(page, await menuName('ferns')).click();
    await expect(page).toHaveURL('/plants/ferns');
    await page.goBack();
    const name = await menuName('houses');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  });
});

test.describe('where the page of an item is slow to come', () => {
  for (const { words, goesOn } of [
    { words: 'the focus waits in the main area for its heading', goesOn: false },
    { words: 'the focus of who has gone on stays where it is', goesOn: true },
  ]) {
    test(words, async ({ page, visit, api, problems }) => {
      problems.allow(/ERR_ABORTED/);
      const { id, name } = itemAt(await allActivities(api, COURSES));
      const letGo = await holdRequests(page, `**/api/**/${id}*`);
      await visit(COURSES.path);
      await page.getByRole('main').getByRole('link', { name }).press('Enter');
      await expect(page).toHaveURL(`${COURSES.path}/${id}`);
      await expect(page.getByRole('main')).toBeFocused();
      if (goesOn) await page.keyboard.press('Tab');
      letGo();
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1, name });
      await expect(heading).toBeVisible();
      await expect(goesOn ? main.getByRole('link').first() : heading).toBeFocused();
    });
  }
});

test('a heading leads to itself, and its URL from outside to it', async ({ page, visit }) => {
  await visit('/garden/history');
  const heading = page.getByRole('main').locator('h2[id], h3[id]').last();
  const words = (await heading.textContent()) ?? '';
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#h-/);
  await expectAtTop(heading);
  const url = page.url();
  await page.goto('/plants/houses');
  await page.goto(url);
  await expectAtTop(page.getByRole('heading', { name: words }));
});

for (const from of ['/plants/houses', '/garden/history']) {
  test(`the name that Markdown gives a heading leads to it, from ${from}`, async ({
    page,
    visit,
  }) => {
    await visit('/garden/history');
    const heading = page.getByRole('main').locator('h2[id], h3[id]').last();
    const words = (await heading.innerText()).trim().toLowerCase();
    const name = words.replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-');
    await page.goto(from);
    await page.goto(`/garden/history#${name}`);
    await expectAtTop(heading);
    await expect(page).toHaveURL(/#h-/);
  });
}

test('the way back from a heading leads to where the reader was', async ({ page, visit }) => {
  await visit('/garden/history');
  const heading = page.getByRole('main').locator('h2[id], h3[id]').last();
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  // A press by pointer scrolls to what it is on; the script's does not.
  await heading.getByRole('link').evaluate((link: HTMLAnchorElement) => link.click());
  await expectAtTop(heading);
  expect(await scrollPosition(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/garden/history');
  await expect.poll(() => scrollPosition(page)).toBe(120);
});

test('Han characters keep their room while their faces are on the way', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await visit('/plants/houses');
  const ems = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 0;
    context.font = '100px "Site Han Space"';
    return context.measureText('高等研究院').width / 100;
  });
  expect(ems).toBeCloseTo(5, 3);
});

/** A heading stands below the header, or as near to it as the page can be scrolled. */
async function expectAtTop(heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const isAtEnd = Math.abs(window.scrollY + clientHeight - scrollHeight) < 2;
        return isAtEnd || element.getBoundingClientRect().top < 150;
      }),
    )
    .toBe(true);
}
