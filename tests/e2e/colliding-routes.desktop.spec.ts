import { expectCalls } from './support/calls.ts';
import { test } from './support/colliding-site.ts';
import { cardsOf, sideLink } from './support/plants.ts';
import { expect } from './support/test.ts';

interface Plant {
  readonly id: string;
  readonly name: string;
}

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'serial' });

test('a plant’s page and a list whose path it matches too are asked for ahead as what they are @wide', async ({
  page,
  visit,
  calls,
  api,
  menuName,
}) => {
  const [plant] = await api<Plant[]>('/collection/trees');
  const [house] = await api<Plant[]>('/collection/houses');
  if (plant === undefined || house === undefined) throw new Error('Nothing is listed');

  await visit('/plants/trees');
  await page.mouse.move(1, 1);
  const own = { method: 'GET', language: 'zh' } as const;
  await cardsOf(page).first().getByRole('link').first().hover();
  await expectCalls(page, calls, [{ ...own, url: `/collection/trees/${plant.id}` }]);
  await cardsOf(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/plants/${plant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: plant.name })).toBeVisible();
  expect(calls).toHaveLength(1);

  const link = sideLink(page, await menuName('houses'));
  await link.hover();
  await expect.poll(() => calls.map(({ url }) => url)).toContain('/collection/houses');
  await link.click();
  await expect(page).toHaveURL('/plants/houses');
  await expect(cardsOf(page).first()).toContainText(house.name);
  expect(calls).toHaveLength(2);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: plant.name })).toBeVisible();
  await page.goForward();
  await expect(cardsOf(page).first()).toContainText(house.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the list and the plant, each at its own path @wide', async ({
    page,
    api,
  }) => {
    const [plant] = await api<Plant[]>('/collection/trees');
    const [house] = await api<Plant[]>('/collection/houses');
    if (plant === undefined || house === undefined) throw new Error('Nothing is listed');
    await page.goto('/plants/houses');
    await expect(page.getByRole('main')).toContainText(house.name);
    await page.goto(`/plants/${plant.id}`);
    await expect(page.getByRole('main')).toContainText(plant.name);
    await expect(page.getByRole('main')).not.toContainText(house.name);
  });
});
