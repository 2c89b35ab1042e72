import type { Browser, Page } from '@playwright/test';
import { FONT_SETS, installFonts } from './support/font-sets.ts';
import { holdRequests } from './support/hold-requests.ts';
import { readSystemFonts } from './support/system-fonts.ts';
import { expect, test } from './support/test.ts';

/** Italics, kerned pairs, letters with accents; Han characters, and both in one line. */
const PAGES = ['/plants/beds?tab=out&lang=en', '/plants/houses?lang=zh'];

for (const set of FONT_SETS) {
  test.describe(`with the fonts ${set.name}`, () => {
    let browser: Browser;
    let remove: () => Promise<void>;

    test.beforeAll(async ({ playwright }, { project }) => {
      const fonts = await installFonts(set);
      remove = fonts.remove;
      const options = project.use.launchOptions;
      browser = await playwright.chromium.launch({ ...options, env: fonts.env });
    });

    test.afterAll(async () => {
      await browser.close();
      await remove();
    });

    for (const path of PAGES) {
      test(`nothing moves when the site's faces come: ${path}`, async ({ baseURL, viewport }) => {
        const page = await browser.newPage({ viewport });
        await page.addInitScript(recordShifts);
        // Lists would grow meanwhile; the fonts are no matter of the application's.
        await page.route('**/*.js', (route) => route.abort());
        // All but the first screen's.
        const letGo = await holdLaterFonts(page);
        await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => stageOf(page)).toBe('first-screen');
        await showItemsOutOfSight(page);
        const before = await readLines(page);
        letGo();
        await expect.poll(() => hasAllFaces(page)).toBe(true);
        const after = await readLines(page);
        expect(before.length).toBeGreaterThan(50);
        expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
        expect(after.filter((line, index) => isElsewhere(line, before[index]))).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        await page.close();
      });
    }

    test('Han characters stand in a font of the reader’s until the rest comes', async ({
      baseURL,
      viewport,
    }) => {
      test.skip(!set.packages?.some((name) => name.includes('noto')), 'It has no Han font.');
      const page = await browser.newPage({ viewport });
      await page.route('**/*.js', (route) => route.abort());
      const letGo = await holdLaterFonts(page);
      await page.goto(`${baseURL}/plants/houses?lang=zh`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => stageOf(page)).toBe('first-screen');
      await showItemsOutOfSight(page);
      expect(await readSystemFonts(page, 'main li *')).toContain('Noto Serif SC');
      letGo();
      await expect.poll(() => hasAllFaces(page)).toBe(true);
      expect(await readSystemFonts(page, 'main li *')).toEqual([]);
      await page.close();
    });
  });
}

/**
 * Holds back all faces that come after a page's first screen, which the page brings along, until what it returns
 * is called.
 */
function holdLaterFonts(page: Page): Promise<() => void> {
  return holdRequests(page, ({ pathname }) => pathname.startsWith('/fonts/'));
}

/** Waits for all faces of the page, those of its rest being the last. */
async function hasAllFaces(page: Page): Promise<boolean> {
  await page.evaluate('window.restOfFonts');
  return page.evaluate(() => document.fonts.status === 'loaded');
}

/** How far the fonts have come: the first of the classes that say so. */
function stageOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { classList } = document.documentElement;
    const stages = ['fonts-beginning', 'fonts-loading', 'first-screen'];
    return stages.find((stage) => classList.contains(stage)) ?? '';
  });
}

/** What is left out of the layout has a height that was guessed, with any font. */
async function showItemsOutOfSight(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('first-screen'));
}

/** A text, and the places and sizes of its lines. */
interface TextLines {
  readonly text: string;
  readonly sizes: readonly number[];
}

/**
 * Whether a text has other lines than it had. The browser counts in 1/64 of a pixel and rounds up,
 * so that the same width may come out as one of these more, and what stands after it as some.
 */
function isElsewhere({ sizes }: TextLines, before: TextLines | undefined): boolean {
  return (
    sizes.length !== before?.sizes.length ||
    sizes.some((size, index) => Math.abs(size - (before.sizes[index] ?? 0)) > 0.1)
  );
}

function readLines(page: Page): Promise<TextLines[]> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    if (root === null) return [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: TextLines[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const sizes = [...range.getClientRects()].flatMap(({ x, y, width, height }) => [
        x,
        y,
        width,
        height,
      ]);
      found.push({ text: text.slice(0, 30), sizes });
    }
    return found;
  });
}

/** Runs in the page, before anything of it. */
function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
