import { expect, type Locator } from '@playwright/test';
import { findPassingOver } from './in-sight.ts';

/** The height of a window, in pixels, in which a page has to be scrolled. */
const LOW = 640;

/**
 * Expects that a part which stands beside a longer one stays in sight, below the header, while the other is read to
 * its end; says nothing where the other one is not longer.
 */
export async function expectStaysBeside(part: Locator, longer: Locator): Promise<void> {
  const page = part.page();
  const usual = page.viewportSize();
  const { height: own = 0 } = (await part.boundingBox()) ?? {};
  // All of it fits below the header.
  const height = Math.max(LOW, Math.ceil(own) + 200);
  await page.setViewportSize({ width: usual?.width ?? 1280, height });
  try {
    const { height: other = 0 } = (await longer.boundingBox()) ?? {};
    if (other < height) return;
    await longer.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
    });
    const header = await page.getByRole('banner').boundingBox();
    const under = header === null ? 0 : Math.max(0, header.y + header.height);
    const top = async () => (await part.boundingBox())?.y ?? Number.NaN;
    const note = 'it stands below the header, though the page is scrolled';
    await expect.poll(top, note).toBeGreaterThanOrEqual(under - 1);
    await expect.poll(top, note).toBeLessThan(height / 2);
  } finally {
    if (usual !== null) await page.setViewportSize(usual);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Expects that nothing of the page passes over a part that stays in sight. */
export async function expectNothingOver(part: Locator): Promise<void> {
  expect(await part.evaluate(findPassingOver), 'passes over it').toEqual([]);
}

/** Expects that what a page is scrolled under does not show through a part that stays in sight. */
export async function expectOnGround(part: Locator): Promise<void> {
  expect(await part.evaluate(hasGround), 'it has a ground of its own').toBe(true);
}

/** Runs in the page: whether an element, or one around it up to the one that stays, has a ground. */
function hasGround(part: Element): boolean {
  for (let box: Element | null = part; box !== null; box = box.parentElement) {
    const { backgroundColor, position } = getComputedStyle(box);
    if (backgroundColor !== 'transparent' && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor))
      return true;
    if (position === 'sticky' || position === 'fixed') return false;
  }
  return false;
}

/** Expects that a part of a page that a URL leads to stands in the window, and the header does not cover it. */
export async function expectUncovered(part: Locator): Promise<void> {
  const isUncovered = () =>
    part.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 2, top + 2);
      return hit !== null && element.contains(hit);
    });
  await expect.poll(isUncovered, 'its beginning is in sight').toBe(true);
}

/** Expects that a button of what opens over a page stays in sight, on a ground, as the rest is scrolled under it. */
export async function expectStaysAbove(button: Locator): Promise<void> {
  expect(await button.evaluate(findOverBar), 'what the button is lost under').toEqual([]);
}

/** Runs in the page: what covers a button, or shines through around it, as what it stands in is scrolled. */
function findOverBar(button: Element): readonly string[] {
  const isClear = (color: string) =>
    color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  let scroller: Element | null = button;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  if (scroller === null || scroller.scrollHeight < scroller.clientHeight + 100) return [];
  const found = new Set<string>();
  for (let place = 0; place <= 600; place += 24) {
    scroller.scrollTop = place;
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) found.add('it is out of the window');
    else if (!button.contains(hit)) found.add(hit.localName);
  }
  scroller.scrollTop = 0;
  let ground: Element | null = button;
  while (ground !== null && isClear(getComputedStyle(ground).backgroundColor)) {
    ground = ground.parentElement;
  }
  if (ground === null || ground.contains(scroller)) found.add('what shines through');
  return [...found];
}
