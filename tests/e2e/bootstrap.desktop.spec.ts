import type { Page } from '@playwright/test';
import { askForFonts } from './support/ask-for-fonts.ts';
import { holdRequests } from './support/hold-requests.ts';
import { readSystemFonts } from './support/system-fonts.ts';
import { expect, test } from './support/test.ts';

const INTERNET_EXPLORER = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

test('Internet Explorer is shown other browsers, and asks for nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ userAgent: INTERNET_EXPLORER });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto(`${baseURL}/plants/trees`);
  await expect(page.getByText('不支持IE浏览器，请使用以下浏览器进行访问：')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Firefox', 'Chrome', 'Edge']);
  await expect(page.getByRole('heading')).toHaveCount(0);
  expect(calls).toEqual([]);
  await context.close();
});

/** The stylesheets of cut faces. */
const SHEETS = '**/fonts/*.css?*';

test('the loading view stands until the fonts have come', async ({ page }) => {
  await askForFonts(page);
  const letGo = await holdRequests(page, SHEETS);
  await page.goto('/plants/houses', { waitUntil: 'commit' });
  const view = page.locator('.font-loading-view');
  await expect(view).toBeVisible();
  letGo();
  await expect(view).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('fonts that fail do not keep the page away, and those in reserve come', async ({
  page,
  problems,
}) => {
  problems.allow(/fonts|Failed to load resource/);
  await askForFonts(page);
  await page.route(SHEETS, (route) => route.abort());
  await page.goto('/plants/houses?lang=zh');
  await expect(page.locator('.font-loading-view')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loadedFamilies(page)).toContain('Site Han Rest');
});

test('fonts that never come are waited for 20 seconds', async ({ page, problems }) => {
  problems.allow(/fonts/);
  await page.clock.install();
  await askForFonts(page);
  const asked: string[] = [];
  await page.route(SHEETS, (route) => void asked.push(route.request().url()));
  await page.goto('/plants/houses', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.clock.fastForward(1_000);
  const view = page.locator('.font-loading-view');
  await expect(view).toBeVisible();
  // The clock runs on by itself meanwhile, so neither jump ends near the limit.
  await page.clock.fastForward(8_000);
  await expect(view).toBeVisible();
  await page.clock.fastForward(13_000);
  await expect(view).toBeHidden();
});

test('the first paint waits for the first screen’s faces alone; scripts come after it', async ({
  page,
  visit,
}) => {
  await visit('/plants/houses?lang=zh');
  await expect.poll(() => loadedFamilies(page)).toContain('Site Han');
  const { asked, painted } = await readBeginning(page);
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('the first paint is of the page, not of the mark alone', async ({ page, visit }) => {
  // They take so many frames that a paint before them would be seen.
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = async (...face) => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      return load(...face);
    };
  });
  await visit('/plants/houses');
  expect(await largestPaints(page)).not.toContain('font-loading-view');
  expect((await largestPaints(page)).length).toBeGreaterThan(0);
});

test('pictures out of the first screen leave the line to the fonts', async ({ page }) => {
  await askForFonts(page);
  const letGo = await holdRequests(page, SHEETS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.font-loading-view')).toBeVisible();
  const slides = page.getByRole('main').locator('[aria-roledescription] picture img');
  await expect(slides.first()).toHaveJSProperty('complete', true);
  const countCome = () =>
    slides.evaluateAll(
      (all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
  expect(await countCome()).toBe(1);
  letGo();
  // How far ahead others are asked for is the browser's own affair; one in sight is.
  const next = slides.nth(1);
  await next.evaluate((picture) => picture.scrollIntoView());
  await expect
    .poll(() => next.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test('a page’s characters come without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sheets: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/fonts/')) sheets.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(`${baseURL}/plants/houses?lang=zh`);
  await expect.poll(() => loadedFamilies(page)).toContain('Site Han');
  expect(sheets.map((sheet) => sheet.slice(0, 4))).toEqual(['200 ', '200 ']);
  await context.close();
});

/** What engines differ in: how scripts bring faces into use that stand in the page. */
const LACKS = [
  { what: 'nothing', remove: () => undefined },
  {
    what: 'descriptors of faces',
    remove: () => Reflect.deleteProperty(FontFace.prototype, 'sizeAdjust'),
  },
  {
    what: 'stylesheets of scripts',
    remove: () => {
      Reflect.deleteProperty(FontFace.prototype, 'sizeAdjust');
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    },
  },
] as const;

for (const { what, remove } of LACKS) {
  test(`a page comes with the fonts of its first screen, where the browser lacks ${what}`, async ({
    page,
  }) => {
    await page.addInitScript(remove);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/fonts/')) asked.push(pathname);
    });
    await page.goto('/plants/houses?lang=zh');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await loadedFamilies(page)).toContain('Site Han');
    expect(await readSystemFonts(page, 'main h1')).toEqual([]);
    // Later the rest is asked for, in any browser.
    await page.evaluate('window.restOfFonts');
    expect(asked).toHaveLength(what === 'stylesheets of scripts' ? 2 : 1);
  });
}

/** The families of which a face is in use. */
function loadedFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** The classes of what was the largest thing painted, one after the other, each with its parent's. */
function largestPaints(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const elements = list.getEntries().map((entry) => Reflect.get(entry, 'element'));
          resolve(
            elements.map((element) => (element as Element | null)?.parentElement?.className ?? ''),
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Milliseconds: the first paint, and when each script and each whole font was asked for. */
async function readBeginning(page: Page): Promise<{ painted: number; asked: number[] }> {
  const readPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await expect.poll(() => page.evaluate(readPaint)).toBeDefined();
  const painted = (await page.evaluate(readPaint)) ?? Number.NaN;
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
      .map(({ startTime }) => startTime),
  );
  return { painted, asked };
}

test('the language of the URL wins over the stored one, and is kept', async ({ page, visit }) => {
  await visit('/plants/houses?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit('/plants/shrubs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
