import { expect, type Locator } from '@playwright/test';
import { FACTS } from './facts.ts';
import { measure } from './measure-in-page.ts';

/**
 * Expects that something lies over the page as a whole: all of it is in the window, nothing covers it, and nothing
 * shows through.
 */
export async function expectOver(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(findWrongOver), 'it lies over the page, whole').toEqual([]);
}

/** Expects that what can be pressed in a part of a page stands apart from what else can be. */
export async function expectControlsApart(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate(findOverlapping), 'buttons and links in each other’s place')
    .toEqual([]);
}

/** Expects that what is pressed in a menu is as high as the theme has the targets of fingers. */
export async function expectTargets(part: Locator): Promise<void> {
  expect(await part.evaluate(findSmall), 'too low for a finger').toEqual([]);
}

/** Expects that the header has the site's name in the language of the page, whole, and its picture in shape. */
export async function expectBrand(banner: Locator, tag: string): Promise<void> {
  const name = FACTS.names.find((own) => own.tag === tag)?.text;
  const isWhole = async () => {
    const { lines } = await banner.evaluateAll(measure);
    const own = lines.filter(({ words }) => name?.startsWith(words));
    return own.length > 0 && own.length === (await banner.evaluate(countLines, name ?? ''));
  };
  if (name !== undefined) await expect.poll(isWhole, `“${name}” is whole`).toBe(true);
  expect(await banner.locator('img').evaluateAll(findSqueezedMarks)).toEqual([]);
}

// The functions below run in the page: each has all that it needs inside it.

/** How many lines the words have that a text begins with, whether they are in sight or cut. */
function countLines(part: Element, text: string): number {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const words = (node.textContent ?? '').trim();
    if (words === '' || !text.startsWith(words)) continue;
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    count += [...range.getClientRects()].filter(({ width }) => width > 1).length;
  }
  return count;
}

function findWrongOver(part: Element): readonly string[] {
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
  const isOut =
    left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const above = shares.flatMap((down) =>
    shares.flatMap((across) => {
      const hit = document.elementFromPoint(left + across * width, top + down * height);
      return hit === null || part.contains(hit) ? [] : [hit.localName];
    }),
  );
  const { backgroundColor, opacity } = getComputedStyle(part);
  const [, alpha = '1'] = /(?:^rgba\(.*, |\/ )([\d.]+)\)$/.exec(backgroundColor) ?? [];
  const isClear = !part.matches('img') && (Number(alpha) < 1 || Number(opacity) < 1);
  return [
    ...(width < 2 || height < 2 ? ['it has no size'] : []),
    ...(isOut ? ['it reaches out of the window'] : []),
    ...[...new Set(above)].map((name) => `${name} is over it`),
    ...(isClear ? ['what is behind it shows through'] : []),
  ];
}

function findOverlapping(part: Element): readonly string[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const all = [...part.querySelectorAll('a[href], button, input, select, summary')]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('dialog, [popover], [role="menu"]') === null,
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  return all.flatMap(({ element, box }, index) =>
    all.slice(index + 1).flatMap(({ element: other, box: its }) => {
      if (element.contains(other) || other.contains(element)) return [];
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      return across > 2 && down > 2 ? [`“${nameOf(element)}” and “${nameOf(other)}”`] : [];
    }),
  );
}

/** Links and buttons whose middle is under another one: who presses them comes to what that is for. */
export function findUnpressable(part: Element): readonly string[] {
  const CONTROLS = 'a[href], button, summary, input, select';
  // Of long lists the first ones stand for all.
  const controls = [...part.querySelectorAll(CONTROLS)].slice(0, 40);
  return controls.flatMap((control) => {
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || control.matches('[inert] *, .visually-hidden')) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [line] = control.getClientRects();
    if (line === undefined || line.width < 3 || line.height < 3) return [];
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const other = hit?.closest(CONTROLS);
    if (!other || other.contains(control) || control.contains(other)) return [];
    // A press on either leads to one page.
    const href = control.getAttribute('href');
    if (href !== null && href === other.getAttribute('href')) return [];
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return [`“${words.trim().slice(0, 40)}” is under ${other.localName}`];
  });
}

function findSmall(part: Element): readonly string[] {
  const stated = getComputedStyle(document.documentElement).getPropertyValue('--shape-target');
  const probe = part.appendChild(document.createElement('div'));
  probe.style.cssText = `position: absolute; height: ${stated || '24px'}`;
  const least = probe.getBoundingClientRect().height;
  probe.remove();
  return [...part.querySelectorAll('a[href], button, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().height < least - 1)
    .map((element) => (element.textContent ?? '').trim().slice(0, 40));
}

function findSqueezedMarks(images: readonly Element[]): readonly string[] {
  return images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const [across, down] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
    if (!across || !down || height === 0) return [];
    const isAlike = Math.abs((width * down) / (height * across) - 1) < 0.03;
    return isAlike ? [] : [`${width}×${height}: ${image.getAttribute('src')}`];
  });
}
