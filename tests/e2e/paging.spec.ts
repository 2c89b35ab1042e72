import { plantAt } from './support/choose-plant.ts';
import { cardsOf, type Plant, SLICE, sideLink } from './support/plants.ts';
import { neverNearTheEnd, scrollToEnd, showAll, tellOfCrossingsLate } from './support/scrolling.ts';
import { untilShown } from './support/settle.ts';
import { expect, mostlyIn, test } from './support/test.ts';

const PATH = '/plants/trees';
const ENDPOINT = '/collection/trees';

test('nothing more comes while the end of the list is far', async ({ page, visit }) => {
  await visit(PATH);
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  await untilShown(page);
  await expect(cardsOf(page)).toHaveCount(SLICE);
});

test('a reader who comes to the end faster than a busy page notices gets the next slice', async ({
  page,
  visit,
}) => {
  await tellOfCrossingsLate(page);
  await visit(PATH);
  await expect(cardsOf(page)).toHaveCount(SLICE);
  await scrollToEnd(page);
  await expect(cardsOf(page)).toHaveCount(2 * SLICE);
});

mostlyIn('zh', () => {
  test('the link at the end shows the next slice, says so, and leaves at the last', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { length } = await api<Plant[]>(ENDPOINT);
    await neverNearTheEnd(page);
    await visit(PATH);
    const more = page.getByRole('link', { name: text('ui.loadMore') });
    for (let shown = SLICE; shown < length; shown += SLICE) {
      await expect(cardsOf(page)).toHaveCount(shown);
      await more.click();
      const grown = Math.min(shown + SLICE, length);
      await expect(cardsOf(page)).toHaveCount(grown);
      await expect(page.getByRole('status')).toHaveText(
        text('ui.loadedMore', { count: grown - shown }),
      );
    }
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(PATH);
  });
});

test('each list grows to its own last plant after a change of page', async ({
  page,
  visit,
  api,
  menuName,
}) => {
  const { length } = await api<Plant[]>('/collection/ferns');
  await visit('/plants/houses');
  await sideLink(page, await menuName('ferns')).click();
  await expect(page).toHaveURL('/plants/ferns');
  await expect(cardsOf(page)).toHaveCount(SLICE);
  await showAll(page, length);
  await expect(cardsOf(page)).toHaveCount(length);
});

test('a URL may name a later slice, and goes on from there', async ({ page, visit, api, text }) => {
  const plants = await api<Plant[]>(ENDPOINT);
  await visit(`${PATH}?page=2`);
  const names = cardsOf(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(plants.slice(SLICE, 2 * SLICE).map(({ name }) => name));
  await scrollToEnd(page);
  await expect(names).toHaveText(plants.slice(SLICE).map(({ name }) => name));
  await page.getByRole('link', { name: text('ui.previousPage') }).click();
  await expect(names).toHaveText(plants.slice(0, SLICE).map(({ name }) => name));
});

test('a page that is no number from 1 on is the first', async ({ page, visit, api }) => {
  const { name } = plantAt(await api<Plant[]>(ENDPOINT));
  for (const value of ['0', '-1', 'x', '1e1', '']) {
    await visit(`${PATH}?page=${value}`);
    await expect(cardsOf(page).first(), value).toContainText(name);
  }
});

test('a page beyond the last is the last', async ({ page, visit, api }) => {
  const plants = await api<Plant[]>(ENDPOINT);
  await visit(`${PATH}?page=99`);
  await expect(cardsOf(page)).toHaveCount(plants.length % SLICE || SLICE);
  await expect(cardsOf(page).last()).toContainText(plantAt(plants, -1).name);
});
