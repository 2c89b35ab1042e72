import { expect, type Locator, type Page } from '@playwright/test';
import { lettersInOtherFonts } from './letters-in-page.ts';
import type { Site } from './site.ts';
import { scaled } from './timeouts.ts';

// What a reader has on arriving at a page within the site, and on the way back.

/** Milliseconds in which the fonts of a page have come that is gone to. */
const FONTS_COME_WITHIN = 3000;

/** What a page shows: all that a page that was left could leave behind. */
export interface Shown {
  readonly title: string;
  readonly language: string;
  readonly heading: string;
  /** All words of the main area, and of what menus mark. */
  readonly words: string;
  readonly marked: readonly string[];
}

/** What the page shows now. */
export async function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');
    const main = document.querySelector('main')?.cloneNode(true);
    const copy = main instanceof Element ? main : document.createElement('main');
    for (const aside of copy.querySelectorAll('[role="status"], [data-read-on]')) aside.remove();
    const marks = document.querySelectorAll('nav [aria-current="page"]');
    return {
      title: document.title,
      language: document.documentElement.lang,
      heading: squeeze(copy.querySelector('h1')?.textContent),
      words: squeeze(copy.textContent),
      marked: [...new Set([...marks].map((mark) => squeeze(mark.textContent)))],
    };
  });
}

/**
 * Expects that a reader who has followed a link stands at the beginning of its page: at the top, with
 * the focus at its heading, which is what is read out.
 */
export async function expectArrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** Expects that a page that was come to within the site is the one that its URL has, in the same fonts. */
export async function expectSameWhenLoaded(page: Page, site: Site): Promise<void> {
  // A list whose end is in sight goes on by itself, here as there.
  await expect.poll(() => growsOn(page)).toBe(false);
  const shown = await shownBy(page);
  const foreign = await lettersAt(page, 0);
  const further = (await isLong(page)) ? await lettersAt(page, WINDOWS_DOWN) : '';
  // A page that is loaded anew stands where it stood.
  await scrollToWindow(page, 0);
  await site.visit(page.url());
  await expect.poll(() => shownBy(page)).toEqual(shown);
  const note =
    'letters in other fonts than the site’s; “expected” are those of the page as it was come to';
  await expect.poll(() => page.evaluate(lettersInOtherFonts), note).toBe(foreign);
  if (further !== '') await expectForeignInTallWindow(page, site, further);
}

/** So many windows further down the letters of a page are looked at, too: for what is nearer they are asked for at once. */
const WINDOWS_DOWN = 2;

/** Whether there is more of a page so far down; a list that goes on as a reader scrolls has other things there each time. */
async function isLong(page: Page): Promise<boolean> {
  const goesOn = (await page.locator(GOES_ON).count()) > 0;
  const windows = await page.evaluate(
    () => document.documentElement.scrollHeight / window.innerHeight,
  );
  return !goesOn && windows > WINDOWS_DOWN;
}

async function scrollToWindow(page: Page, windows: number): Promise<void> {
  await page.evaluate((far) => {
    window.scrollTo({ top: far * window.innerHeight, behavior: 'instant' });
  }, windows);
}

/**
 * The letters in other fonts than the site's of what stands so many windows below the page's beginning, once the
 * fonts have come: they come after the page, and letters that no font of the site has stay in others.
 */
async function lettersAt(page: Page, windows: number): Promise<string> {
  await scrollToWindow(page, windows);
  const findForeign = () => page.evaluate(lettersInOtherFonts);
  await expect
    .poll(findForeign, { timeout: scaled(FONTS_COME_WITHIN) })
    .toBe('')
    .catch(() => undefined);
  return findForeign();
}

/** Expects that letters stand in other fonts, too, in a window so high that they are in sight from the first. */
async function expectForeignInTallWindow(page: Page, site: Site, letters: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, height: size.height * (WINDOWS_DOWN + 2) });
  await site.visit(page.url());
  const foreign = await lettersAt(page, 0);
  await page.setViewportSize(size);
  const late = [...letters].filter((letter) => !foreign.includes(letter));
  expect(late, 'letters further down whose font did not come as they came near').toEqual([]);
}

/** What leads on in a list that goes on by itself; in a part of a page, whose links have a fragment, none does. */
const GOES_ON = 'main a[rel="next"]:not([href*="#"])';
/** How far below the window, in pixels, the end of a list is at the most that goes on by itself. */
const GROWS_WITHIN = 240;

/** Whether a list of the page goes on though nobody scrolls. */
async function growsOn(page: Page): Promise<boolean> {
  return page
    .locator(GOES_ON)
    .evaluateAll(
      (links, near) =>
        links.some((link) => link.getBoundingClientRect().bottom < window.innerHeight + near),
      GROWS_WITHIN,
    );
}

/** Scrolls to the bottom of the page, from where it would be seen if a page began elsewhere than at its top. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
}

/**
 * Follows the first link to a heading of the page where there is one, as readers do who look around, and expects that
 * nothing which stays at the top covers the heading.
 *
 * @returns whether there is one
 */
export async function followHeading(page: Page): Promise<boolean> {
  const link = page.getByRole('main').locator('a[href^="#"]:visible').first();
  if ((await link.count()) === 0) return false;
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  const part = page.locator(`[id=${JSON.stringify(id)}]`);
  await expect.poll(() => part.evaluate(isUncovered), `#${id} is in sight`).toBe(true);
  return true;
}

/** In the page: whether the beginning of an element is in the window, and nothing lies on it. */
function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 2, top + 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Expects that a URL which names a heading of a page by its words, as other readers of Markdown do, leads to it,
 * and then has the heading's own id.
 */
export async function expectNamedHeading(page: Page, site: Site, url: string): Promise<void> {
  const headings = site.main.locator(':is(h2, h3, h4, h5, h6)[id]');
  const names = (await headings.allTextContents()).map(nameInMarkdown);
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
  const taken = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  // Of those with the same words each reader of Markdown counts in its own manner.
  const isUnlike = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const at = names.findLastIndex((name) => name !== '' && isUnlike(name) && !taken.includes(name));
  if (at === -1) return;
  const heading = headings.nth(at);
  const id = ids[at] ?? '';
  // From here the page's URL would differ by its fragment alone, and the page would not be opened anew.
  await page.goto('about:blank');
  await site.visit(`${url}#${names[at]}`);
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await expect(heading).toBeInViewport();
}

/** `two-words`, of “Two words!” */
function nameInMarkdown(words: string): string {
  const letters = words.normalize('NFC').trim().toLowerCase();
  return letters.replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '').replaceAll(' ', '-');
}

/** The last of some paths that a link of a part of the page leads to; nothing where none does. */
export async function lastLink(part: Locator, paths: readonly string[]): Promise<string> {
  const links = part.locator('a:not(nav a)');
  await expect(links.first()).toBeVisible();
  const found = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return found.findLast((path) => paths.includes(path)) ?? '';
}

/** Where something stands in the window, in pixels from the top. */
export async function placeOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

/** Expects that something stands where it stood, as the way back has it. */
export async function expectPlace(part: Locator, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await placeOf(part)) - place)).toBeLessThan(4);
}

/** Expects that a link that is followed into a tab of its own leaves the page as it is. */
export async function expectOwnTab(page: Page, link: Locator, path: string): Promise<void> {
  const before = page.url();
  const presses: Parameters<Locator['click']>[0][] = [
    { modifiers: ['ControlOrMeta'] },
    { button: 'middle' },
    { modifiers: ['Shift'] },
  ];
  for (const press of presses) {
    const opened = page.context().waitForEvent('page');
    await link.click(press);
    const other = await opened;
    await expect(other).toHaveURL(path);
    await other.close();
    expect(page.url()).toBe(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}
