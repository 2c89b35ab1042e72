import { areaTabs, FREQUENT, resultCards, search } from './support/search.ts';
import { untilShown } from './support/settle.ts';
import { expect, test } from './support/test.ts';

test('the tabs stand below each other at the side of the results', async ({
  page,
  visit,
  text,
  language,
}) => {
  await visit('/search');
  await search(page, FREQUENT[language]);
  const boxes = await areaTabs(page, text('search.areas')).evaluateAll((tabs) =>
    tabs.map((tab) => tab.getBoundingClientRect().toJSON()),
  );
  const results = await resultCards(page).first().boundingBox();
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  for (const [index, { right, bottom }] of boxes.entries()) {
    expect(right).toBeLessThan(results?.x ?? 0);
    const next = boxes[index + 1];
    if (next !== undefined) expect(next.top).toBeGreaterThanOrEqual(bottom);
  }
});

test('the tabs stay in sight below the header once scrolled past', async ({
  page,
  visit,
  text,
  language,
}) => {
  await visit('/search');
  await search(page, FREQUENT[language]);
  await expect(resultCards(page)).toHaveCount(20);
  const tabs = areaTabs(page, text('search.areas'));
  const top = () => tabs.first().evaluate((tab) => Math.round(tab.getBoundingClientRect().top));
  const start = await top();
  const header = await page.getByRole('banner').boundingBox();
  const headerBottom = (header?.y ?? 0) + (header?.height ?? 0);
  expect(start).toBeGreaterThan(headerBottom);

  await page.evaluate(() => window.scrollTo({ top: 40 }));
  await expect.poll(top).toBe(start - 40);
  await page.evaluate(() => window.scrollTo({ top: 900 }));
  await expect.poll(top).toBeLessThan(start - 40);
  const fixed = await top();
  expect(fixed).toBeGreaterThanOrEqual(headerBottom);
  await page.evaluate(() => window.scrollTo({ top: 1400 }));
  await untilShown(page);
  expect(await top()).toBe(fixed);
  await expect(tabs.last()).toBeInViewport();

  await tabs.last().hover();
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});
