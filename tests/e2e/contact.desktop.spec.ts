import type { Locator } from '@playwright/test';
import { refuseCopying } from '../../src/node/test-generator/suite/support/in-page.ts';
import { plantAt, plantWith, plantWithout } from './support/choose-plant.ts';
import { stopClock } from './support/clock.ts';
import { cardOf, cardsOf, type Plant, SLICE } from './support/plants.ts';
import { showAll } from './support/scrolling.ts';
import { untilSettled } from './support/settle.ts';
import { expect, mostlyIn, test } from './support/test.ts';

/** Cards with contact lines: the pages and their calls. */
const PAGES = [
  ['/plants/houses', '/collection/houses'],
  ['/plants/beds', '/collection/beds?type=current'],
] as const;

for (const [path, endpoint] of PAGES) {
  test(`${path} reveals a card's contact lines under the pointer, and nothing moves`, async ({
    page,
    visit,
    api,
  }) => {
    const plant = plantWith(await api<Plant[]>(endpoint), 'email');
    await visit(path);
    const contact = contactOf(cardOf(page, plant), plant);
    await expect(contact).toHaveCSS('opacity', '0');
    const before = await boxes(cardsOf(page));
    await cardOf(page, plant).hover();
    await expect(contact).toHaveCSS('opacity', '1');
    expect(await boxes(cardsOf(page))).toEqual(before);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(contact).toHaveCSS('opacity', '0');
  });

  test(`${path} reveals a card's contact lines to the keyboard`, async ({ page, visit, api }) => {
    const plant = plantWith(await api<Plant[]>(endpoint), 'email');
    await visit(path);
    await cardOf(page, plant).getByRole('link', { name: plant.email }).focus();
    await expect(contactOf(cardOf(page, plant), plant)).toHaveCSS('opacity', '1');
  });
}

mostlyIn('zh', () => {
  test('the copy button copies the address and says so for a second', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const plant = plantWith(await api<Plant[]>('/collection/houses'), 'email');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit('/plants/houses');
    const card = cardOf(page, plant);
    const button = card.getByRole('button', { name: `${text('ui.copy')} ${plant.email}` });
    await card.hover();
    await pressAtRest(button);
    await expect(card.getByRole('status')).toHaveText(text('ui.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plant.email);
    await untilSettled(page);
    await page.clock.runFor(999);
    await untilSettled(page);
    await expect(page.getByRole('tooltip')).toHaveText(text('ui.copied'));
    await expect(card.getByRole('status')).toHaveText(text('ui.copied'));
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(card.getByRole('status')).toBeEmpty();
  });

  test('where nothing can be copied, the button says that', async ({ page, visit, api, text }) => {
    const plant = plantWith(await api<Plant[]>('/collection/houses'), 'email');
    await page.addInitScript(refuseCopying);
    await page.clock.install();
    await visit('/plants/houses');
    const card = cardOf(page, plant);
    await card.hover();
    await pressAtRest(card.getByRole('button', { name: `${text('ui.copy')} ${plant.email}` }));
    await expect(page.getByRole('tooltip')).toHaveText(text('ui.copyFailed'));
    await expect(card.getByRole('status')).toHaveText(text('ui.copyFailed'));
  });

  test('where only a selection can be copied, it is', async ({ page, visit, api, text }) => {
    const plant = plantWith(await api<Plant[]>('/collection/houses'), 'email');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));
      Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
    });
    await page.clock.install();
    await visit('/plants/houses');
    const card = cardOf(page, plant);
    await card.hover();
    await pressAtRest(card.getByRole('button', { name: `${text('ui.copy')} ${plant.email}` }));
    await expect(card.getByRole('status')).toHaveText(text('ui.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plant.email);
  });

  test('the copy button of a detail copies the address', async ({ page, visit, api, text }) => {
    const first = plantAt(await api<Plant[]>('/collection/trees'));
    const plant = await api<Plant>(`/collection/trees/${first.id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(`/plants/tree/${plant.id}`);
    await pressAtRest(page.getByRole('button', { name: `${text('ui.copy')} ${plant.email}` }));
    await expect(page.getByRole('status')).toHaveText(text('ui.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plant.email);
  });

  for (const [path, endpoint] of PAGES) {
    test(`${path} has a hint in place of an address that is missing`, async ({
      page,
      visit,
      api,
      text,
    }) => {
      const plants = await api<Plant[]>(endpoint);
      const plant = plantWithout(plants, 'email');
      await visit(path);
      if (plants.indexOf(plant) >= SLICE) await showAll(page, plants.length);
      const card = cardOf(page, plant);
      await card.hover();
      await expect(card.getByText(text('plants.noEmail'))).toBeVisible();
      await expect(card.getByRole('button', { name: text('ui.copy') })).toHaveCount(0);
    });
  }
});

test('houses show telephone, address and company', async ({ page, visit, api }) => {
  const plants = await api<Plant[]>('/collection/houses');
  const plant = plantWith(plants.slice(0, SLICE), 'mobile', 'company');
  await visit('/plants/houses');
  const card = cardOf(page, plant);
  await card.hover();
  await expect(card.getByRole('link', { name: plant.mobile })).toHaveAttribute(
    'href',
    `tel:${plant.mobile.replace(/[^+\d]/g, '')}`,
  );
  await expect(card.getByText(plant.company, { exact: true })).toBeVisible();
});

/** What fades in: the nearest part around the address that sets its own opacity. */
function contactOf(card: Locator, { email }: { readonly email: string }): Locator {
  return card.locator('[data-mobile]').filter({ hasText: email });
}

async function boxes(cards: Locator) {
  return cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + window.scrollY, width, height];
    }),
  );
}

/** Presses a button when all has come; from then on, time passes for the page only where a test lets it. */
async function pressAtRest(button: Locator): Promise<void> {
  const page = button.page();
  await button.hover();
  await expect(page.getByRole('status').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await button.click();
}
