import type { Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { plantAt, plantWith } from './support/choose-plant.ts';
import { holdRequests } from './support/hold-requests.ts';
import { cardOf, cardsOf, type Plant } from './support/plants.ts';
import { showAll } from './support/scrolling.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const PATH = '/plants/beds';
const CURRENT = '/collection/beds?type=current';
const PAST = '/collection/beds?type=post';

mostlyIn('en', (language) => {
  test('the past tab asks for the past beds once, and the URL keeps it', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const first = plantAt(await api<Plant[]>(PAST));
    await visit(PATH);
    const tabs = page.getByRole('tab');
    await chooseTab(page, text('plants.past'));
    await expect(page).toHaveURL(`${PATH}?tab=out`);
    await expect(tabs).toHaveCount(2);
    await expect(tabs.last()).toHaveAccessibleName(text('plants.past'));
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(cardsOf(page).first()).toContainText(first.name);
    await expectCalls(page, calls, [{ url: PAST, method: 'GET', language }]);

    await page.reload();
    await expect(cardsOf(page).first()).toContainText(first.name);
  });

  test('going back to the current tab reloads the list', async ({
    page,
    visit,
    api,
    calls,
    text,
  }) => {
    const first = plantAt(await api<Plant[]>(CURRENT));
    await visit(`${PATH}?tab=out`);
    await chooseTab(page, text('plants.current'));
    await expect(page).toHaveURL(PATH);
    await expect(cardsOf(page).first()).toContainText(first.name);
    await expectCalls(page, calls, [{ url: CURRENT, method: 'GET', language }]);
    await chooseTab(page, text('plants.past'));
    await chooseTab(page, text('plants.current'));
    await expect(cardsOf(page).first()).toContainText(first.name);
    await expectCalls(page, calls, [
      { url: CURRENT, method: 'GET', language },
      { url: PAST, method: 'GET', language },
      { url: CURRENT, method: 'GET', language },
    ]);
  });
});

test('a tab is chosen by the very first click, even while the tab list is on its way', async ({
  page,
  visit,
  text,
}) => {
  const release = await holdRequests(page, '**/assets/tab-strip-*.js');
  await visit(PATH);
  await page.getByText(text('plants.past'), { exact: true }).hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL(`${PATH}?tab=out`);
});

test('an unknown tab is the current one', async ({ page, visit, api }) => {
  const first = plantAt(await api<Plant[]>(CURRENT));
  await visit(`${PATH}?tab=nobody`);
  await expect(cardsOf(page).first()).toContainText(first.name);
});

test('the arrow keys move between the tabs', async ({ page, visit, text }) => {
  await visit(PATH);
  await page.getByRole('link', { name: text('plants.current'), exact: true }).focus();
  const current = page.getByRole('tab', { name: text('plants.current') });
  await expect(current).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?tab=out`);
});

for (const [title, path, endpoint] of [
  ['current', PATH, CURRENT],
  ['past', `${PATH}?tab=out`, PAST],
] as const) {
  test(`no ${title} bed shows a telephone number`, async ({ page, visit, api }) => {
    const plants = await api<Plant[]>(endpoint);
    await visit(path);
    await showAll(page, plants.length);
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0);
    for (const { mobile } of plants) {
      if (mobile !== undefined) {
        await expect(page.getByRole('main')).not.toContainText(mobile);
      }
    }
  });
}

test('the company stands with past beds, and with them alone', async ({
  page,
  visit,
  api,
  text,
}) => {
  const past = await api<Plant[]>(PAST);
  const plant = plantWith(past.slice(0, 20), 'company');
  await visit(`${PATH}?tab=out`);
  await expect(cardOf(page, plant)).toContainText(plant.company);

  const current = await api<Plant[]>(CURRENT);
  await page.route('**/api/collection/beds?type=current', (route) =>
    route.fulfill({
      json: current.map((bed) => ({ ...bed, company: 'Company Unheard-of' })),
    }),
  );
  await chooseTab(page, text('plants.current'));
  await expect(cardOf(page, plantAt(current))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Company Unheard-of');
});

/** Goes near the tabs, which makes a tab list of the links, then chooses one. */
async function chooseTab(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().hover();
  await page.getByRole('tab', { name, exact: true }).click();
}
