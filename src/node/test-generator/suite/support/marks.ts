import { expect, type Locator } from '@playwright/test';
import { scaled } from './timeouts.ts';

/** Expects that something which is current, chosen or open looks other than what is not. */
export async function expectStandsOut(marked: Locator, other: Locator): Promise<void> {
  const isOther = async () => (await marked.evaluate(looksOf)) !== (await other.evaluate(looksOf));
  await expect.poll(isOther, 'it looks other than what is beside it').toBe(true);
}

/** Expects that an item which leads on as a whole shows it under the pointer, where there is one. */
export async function expectAnswersPointer(item: Locator, pointed: Locator): Promise<void> {
  const page = item.page();
  if (!(await page.evaluate(() => matchMedia('(hover: hover)').matches))) return;
  const looks = () => item.evaluate(allLooks);
  await page.mouse.move(0, 0);
  const before = await looks();
  try {
    // A link that lies over the whole item has the pointer.
    await pointed.hover({ force: true });
    const isOther = async () => (await looks()) !== before;
    const timeout = scaled(3000);
    await expect.poll(isOther, { message: 'it looks other than before', timeout }).toBe(true);
  } finally {
    await page.mouse.move(0, 0);
  }
}

/**
 * Expects of the first item in sight that a link which looks as the words around it looks otherwise under the pointer,
 * where there is one.
 */
export async function expectShowsLinks(items: Locator): Promise<void> {
  // A slide may have moved on meanwhile.
  await expect(async () => {
    const item = items.nth(await items.evaluateAll(findInSight));
    const links = item.locator('a[href]:visible');
    const place = await links.evaluateAll(findPlain);
    if (place >= 0) await expectAnswersPointer(item, links.nth(place));
  }).toPass({ timeout: scaled(15_000) });
}

/** Expects that headings which their items set off from the others look other than these. */
export async function expectMarksSeen(items: Locator): Promise<void> {
  const marked = items.locator('[data-mark]');
  const marks = await marked.evaluateAll((all) => all.map((own) => own.getAttribute('data-mark')));
  const plain = items.locator(':is(h2, h3, h4):not([data-mark])').first();
  if (marks.length === 0 || (await plain.count()) === 0) return;
  for (const mark of new Set(marks)) {
    await expectStandsOut(marked.nth(marks.indexOf(mark)), plain);
  }
}

/** Expects that something comes into sight as the pointer comes to what it belongs to. */
export async function expectSeenUnderPointer(part: Locator, pointed: Locator): Promise<void> {
  const isSeen = () =>
    part.evaluate((element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (Number(getComputedStyle(box).opacity) < 1) return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    });
  await pointed.hover({ force: true });
  await expect.poll(isSeen, 'seen under the pointer').toBe(true);
}

/** Expects that the ring around what has the focus is not cut by what it stands in. */
export async function expectWholeRing(focused: Locator): Promise<void> {
  await expect.poll(() => focused.evaluate(isRingCut), 'its ring is cut').toBe(false);
}

// The functions below run in the page: each has all that it needs inside it.

/** What of the looks of an element, and of what stands before and after its words, sets it off. */
export function looksOf(element: Element): string {
  const SETS_OFF = [
    'color',
    'background-color',
    'border-top-color',
    'border-bottom-color',
    'border-inline-start-color',
    'border-bottom-width',
    'border-inline-start-width',
    'font-weight',
    'text-decoration-line',
    'box-shadow',
    'rotate',
  ];
  return [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return SETS_OFF.map((name) => style.getPropertyValue(name)).join();
    })
    .join(';');
}

/** The looks of an item and of what it holds that the pointer may change, what moves having come to its end. */
function allLooks(item: Element): string {
  const CHANGED = [
    'color',
    'background-color',
    'border-color',
    'border-bottom-width',
    'text-decoration-line',
    'box-shadow',
    'opacity',
    'transform',
    'translate',
    'scale',
    'filter',
  ];
  for (const animation of document.getAnimations()) {
    const moves = animation.effect instanceof KeyframeEffect && animation.effect.target;
    const ends = animation.effect?.getComputedTiming().endTime !== Infinity;
    if (moves && item.contains(moves) && ends) animation.finish();
  }
  return [item, ...item.querySelectorAll('*')]
    .slice(0, 300)
    .flatMap((part) => {
      const style = getComputedStyle(part);
      return CHANGED.map((name) => style.getPropertyValue(name));
    })
    .join();
}

function isRingCut(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === 'none') return false;
  const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const ring = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null && box !== document.body; ) {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isBeside = ring.left - out < left - 1 || ring.right + out > right + 1;
    const isBelow = ring.top - out < top - 1 || ring.bottom + out > bottom + 1;
    const isCutting = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
    if (isCutting && (isBeside || isBelow)) return true;
    box = box.parentElement;
  }
  return false;
}

/** Which of some parts is the first that can be pressed and does not stand beside the window; or the first of all. */
function findInSight(parts: readonly Element[]): number {
  const place = parts.findIndex((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth && part.closest('[inert]') === null;
  });
  return Math.max(0, place);
}

/** Which of some links is the first that nothing tells from the words around it; -1 where none is. */
function findPlain(links: readonly Element[]): number {
  return links.findIndex((link) => {
    const style = getComputedStyle(link);
    const around = getComputedStyle(link.parentElement ?? link);
    const hasWords = link.textContent?.trim() !== '' && link.querySelector('img, svg') === null;
    const isFramed =
      style.borderTopWidth !== '0px' ||
      style.borderBottomWidth !== '0px' ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isSetOff = style.color !== around.color || style.textDecorationLine !== 'none';
    return hasWords && !isFramed && !isSetOff;
  });
}
