import { expect, type Locator } from '@playwright/test';

/**
 * Expects that a press on the middle of an item's picture leads where the item's title does, or, where that leads
 * nowhere, the last of its links.
 */
export async function expectPictureLinks(item: Locator): Promise<void> {
  const [pressed, own] = await item.evaluate((element) => {
    const picture = element.querySelector('img');
    picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
    const title = element.querySelector(':is(h2, h3, h4) a');
    const link = title ?? [...element.querySelectorAll('a')].at(-1);
    return [there, link].map((one) => one?.getAttribute('href'));
  });
  expect(pressed, 'under the picture').toBe(own);
}
