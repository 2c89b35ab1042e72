import type { Page, Route } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
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
  await page.goto(`${baseURL}/people/faculty-fellows`);
  await expect(page.getByText('不支持IE浏览器，请使用以下浏览器进行访问：')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Firefox', 'Chrome', 'Edge']);
  await expect(page.getByRole('heading')).toHaveCount(0);
  expect(calls).toEqual([]);
  await context.close();
});

test('the loading view stands until the fonts have come', async ({ page }) => {
  const letGo = await holdRequests(page, '**/*.woff2');
  await page.goto('/people/staffs', { waitUntil: 'commit' });
  const view = page.locator('.font-loading-view');
  await expect(view).toBeVisible();
  letGo();
  await expect(view).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('fonts that fail do not keep the page away', async ({ page, problems }) => {
  problems.allow(/woff2|Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/people/staffs');
  await expect(page.locator('.font-loading-view')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a font that never comes is waited for 20 seconds', async ({ page, problems }) => {
  problems.allow(/woff2/);
  await page.clock.install();
  const asked: string[] = [];
  await page.route('**/*.woff2', (route) => void asked.push(route.request().url()));
  await page.goto('/people/staffs', { waitUntil: 'commit' });
  const view = page.locator('.font-loading-view');
  await expect(view).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // The clock runs on by itself meanwhile, so neither jump ends near the limit.
  await page.clock.fastForward(8_000);
  await expect(view).toBeVisible();
  await page.clock.fastForward(13_000);
  await expect(view).toBeHidden();
});

test('rarer characters come into use together, once all that are shown are there', async ({
  page,
}) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.woff2', async (route) => {
    // The first faces are asked for under the loading view, the others without it.
    if (isHeld && !(await hasClass(page, 'fonts-loading'))) held.push(route);
    else await route.continue();
  });
  await page.goto('/people/staffs?lang=zh', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(5);
  expect(await fontsOf(page)).toContain('"Site Han",');
  expect(await fontsOf(page)).not.toContain('Site Han Rest');
  const [last, ...others] = held;
  for (const route of others) await route.continue();
  expect(await fontsOf(page)).not.toContain('Site Han Rest');
  isHeld = false;
  await last?.continue();
  await expect.poll(() => fontsOf(page)).toContain('"Site Han", "Site Han Rest"');
});

test('a first visit is painted before scripts and fonts are asked for, a later one asks at once', async ({
  page,
  visit,
}) => {
  await visit('/people/postdoctoral-fellows');
  // Italics come in a file of their own.
  await expect(page.locator('em').first()).toBeAttached();
  const first = await readBeginning(page);
  expect(first.asked.length).toBeGreaterThan(6);
  expect(Math.min(...first.asked)).toBeGreaterThanOrEqual(first.painted);
  await visit('/people/visiting-fellows');
  const later = await readBeginning(page);
  expect(Math.min(...later.asked)).toBeLessThan(later.painted);
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
  await visit('/people/staffs');
  expect(await largestPaints(page)).not.toContain('font-loading-view');
  expect((await largestPaints(page)).length).toBeGreaterThan(0);
});

test('pictures out of the first screen leave the line to the fonts', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  const letGo = await holdRequests(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.font-loading-view')).toBeVisible();
  const slides = page.getByRole('main').locator('[aria-roledescription] picture img');
  await expect(slides.first()).toHaveJSProperty('complete', true);
  const isOfActivity = (path: string) => path.startsWith('/media/activities/');
  expect(pictures.filter(isOfActivity)).toHaveLength(1);
  letGo();
  // How far ahead others are asked for is the browser's own affair; one in sight is.
  const next = slides.nth(1);
  await next.evaluate((picture) => picture.scrollIntoView());
  await expect
    .poll(() => next.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test('faces of rarer characters come without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/people/staffs?lang=zh`);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toContain('Site Han Rest');
  await context.close();
});

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

/** Milliseconds: the first paint, and when each script and each font file was asked for. */
async function readBeginning(page: Page): Promise<{ painted: number; asked: number[] }> {
  const readPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await expect.poll(() => page.evaluate(readPaint)).toBeDefined();
  const painted = (await page.evaluate(readPaint)) ?? Number.NaN;
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|woff2)$|\/fallback-font-subset[^/]*\.css$/.test(name))
      .map(({ startTime }) => startTime),
  );
  return { painted, asked };
}

function hasClass(page: Page, name: string): Promise<boolean> {
  return page.evaluate((one) => document.documentElement.classList.contains(one), name);
}

/** The families that the page's text is set in, the first that has a character before the others. */
function fontsOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).fontFamily);
}

test('the language of the address wins over the stored one, and is kept', async ({
  page,
  visit,
}) => {
  await visit('/people/staffs?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit('/people/visiting-fellows');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
