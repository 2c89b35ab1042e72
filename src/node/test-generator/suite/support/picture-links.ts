import { expect, type Locator } from '@playwright/test';

/** Expects that a press on the middle of an item's picture leads where the item's first link does. */
export async function expectPictureLinks(item: Locator): Promise<void> {
  const [pressed, own] = await item.evaluate((element) => {
    const picture = element.querySelector('img');
    picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
    return [there, element.querySelector('a')].map((link) => link?.getAttribute('href'));
  });
  expect(pressed, 'under the picture').toBe(own);
}
