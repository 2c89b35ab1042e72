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

/** Expects that pictures stand above the headings of their items, before them, or by turns before and after them. */
export async function expectPicturePlaces(
  items: Locator,
  place: 'above' | 'beside' | 'by turns',
): Promise<void> {
  const seen = (await items.evaluateAll(placesOfPictures)).filter(([, own]) => own !== '');
  const wanted = (turn: number) => {
    if (place === 'above') return 'above';
    return place === 'by turns' && turn === 1 ? 'after' : 'before';
  };
  expect(seen, 'where pictures stand').toEqual(seen.map(([turn]) => [turn, wanted(turn)]));
}

/** Runs in the page: by turns, where each item has its picture, seen from its heading; nothing without one. */
function placesOfPictures(items: readonly Element[]): readonly (readonly [number, string])[] {
  const placeOf = (item: Element) => {
    const SLACK = 2;
    const isFromRight = getComputedStyle(document.documentElement).direction === 'rtl';
    const [picture, heading] = [
      item.querySelector('img')?.getBoundingClientRect(),
      item.querySelector('h2, h3, h4')?.getBoundingClientRect(),
    ];
    if (!picture?.width || heading === undefined) return '';
    const isLeft = picture.right <= heading.left + SLACK;
    const isRight = picture.left >= heading.right - SLACK;
    if (isLeft || isRight) return isLeft === isFromRight ? 'after' : 'before';
    return picture.bottom <= heading.top + SLACK ? 'above' : 'below or over';
  };
  return items.map((item) => {
    const entry = item.closest('li') ?? item;
    const turn = [...(entry.parentElement?.children ?? [])].indexOf(entry);
    return [Math.max(0, turn) % 2, placeOf(item)];
  });
}
