import { plantWith, plantWithout } from './support/choose-plant.ts';
import { stopClock } from './support/clock.ts';
import { cardOf, type Plant } from './support/plants.ts';
import { paragraphsOf } from './support/rich-text.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const TREES = '/collection/beds?type=current';

mostlyIn('en', () => {
  test("a bed's dialog holds name, whole introduction, address and copy button", async ({
    page,
    visit,
    api,
    text,
  }) => {
    const plant = plantWith(await api<Plant[]>(TREES), 'email');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit('/plants/beds');
    const card = cardOf(page, plant);
    await expect(card.getByRole('link', { name: plant.email })).toBeHidden();
    await card.getByRole('button', { name: text('ui.details') }).tap();

    const dialog = page.getByRole('dialog', { name: plant.name });
    await expect(dialog).toBeVisible();
    for (const paragraph of paragraphsOf(plant.introduction)) {
      await expect(dialog).toContainText(paragraph);
    }
    await expect(dialog.getByRole('link', { name: plant.email })).toHaveAttribute(
      'href',
      `mailto:${plant.email}`,
    );
    await stopClock(page);
    await dialog.getByRole('button', { name: text('ui.copy') }).tap();
    await expect(page.getByText(text('ui.copied'), { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plant.email);

    await page.clock.resume();
    await dialog.getByRole('button', { name: text('ui.close'), exact: true }).tap();
    await expect(dialog).toHaveCount(0);
  });

  test('the dialog of a bed without an address has the hint', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const plant = plantWithout(await api<Plant[]>(TREES), 'email');
    await visit('/plants/beds');
    await cardOf(page, plant)
      .getByRole('button', { name: text('ui.details') })
      .tap();
    const dialog = page.getByRole('dialog', { name: plant.name });
    await expect(dialog.getByText(text('plants.noEmail'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('ui.copy') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a past bed shows the company in the dialog too', async ({ page, visit, api, text }) => {
  const plants = await api<Plant[]>('/collection/beds?type=post');
  const plant = plantWith(plants, 'company');
  await visit('/plants/beds?tab=out');
  await cardOf(page, plant)
    .getByRole('button', { name: text('ui.details') })
    .tap();
  await expect(page.getByRole('dialog', { name: plant.name })).toContainText(plant.company);
});

test('houses show telephone and address in the card', async ({ page, visit, api, text }) => {
  const plant = plantWith(await api<Plant[]>('/collection/houses'), 'email', 'mobile');
  await visit('/plants/houses');
  const card = cardOf(page, plant);
  await expect(card.locator('[data-mobile]')).toHaveCSS('opacity', '1');
  await expect(card.getByRole('link', { name: plant.mobile })).toBeVisible();
  await expect(card.getByRole('link', { name: plant.email })).toBeVisible();
  await expect(card.getByRole('button', { name: text('ui.details') })).toHaveCount(0);
});

test('no page is wider than the screen', async ({ page, visit }) => {
  for (const path of ['/plants/trees', '/plants/houses', '/plants/tree/trees-1']) {
    await visit(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
