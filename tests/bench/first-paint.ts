import type { Browser, Page } from 'playwright';
import type { RouteUrl } from '../find-routes.ts';
import { SLOW_LINE } from './lines.ts';
import { urlIn } from './page-weight.ts';

/** How a page comes to its first paint; times in milliseconds since the visit began. */
export interface FirstPaint {
  readonly route: string;
  /** On a slow line: the first content. */
  readonly painted: number;
  /** On a slow line: the largest content. */
  readonly largest: number;
  /** On a slow line: the loading view of the fonts has left. */
  readonly uncovered: number;
  /** On a slow line: the entry script has arrived. */
  readonly entryArrived: number;
  /** On a slow line: scripts that had arrived, needed or not, when the page first painted. */
  readonly arrivedBefore: number;
  /** Scripts that the browser called render-blocking. */
  readonly blocking: number;
  /** Whether the page paints its content while every script is held back. */
  readonly paintsWithoutScripts: boolean;
}

/** A phone on a slow line has a processor four times slower. */
const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PAINT_TIMEOUT = 10_000;

/** Watches a page's first paint on a slow line, then once more with its scripts held back. */
export async function watchFirstPaint(
  browser: Browser,
  origin: string,
  { route, language }: { readonly route: RouteUrl; readonly language: string },
): Promise<FirstPaint> {
  const url = urlIn(origin, route.url, language);
  const times = await visitSlowly(browser, url);
  return { route: route.name, ...times, paintsWithoutScripts: await holdScripts(browser, url) };
}

async function visitSlowly(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.addInitScript(recordPaints);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return await readPaints(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function recordPaints(): void {
  const record = { largest: 0, uncovered: 0 };
  Object.assign(window, { benchRecord: record });
  new PerformanceObserver((list) => {
    record.largest = list.getEntries().at(-1)?.startTime ?? record.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let wasCovered = false;
  new MutationObserver(() => {
    const isCovered = document.documentElement.classList.contains('fonts-loading');
    if (wasCovered && !isCovered) record.uncovered = performance.now();
    wasCovered = isCovered;
  }).observe(document, { attributes: true, attributeFilter: ['class'], subtree: true });
}

async function readPaints(page: Page) {
  return page.evaluate(() => {
    const record: { largest: number; uncovered: number } = Reflect.get(window, 'benchRecord');
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    return {
      painted,
      largest: record.largest,
      uncovered: record.uncovered,
      entryArrived: scripts.find(({ name }) => name === entry)?.responseEnd ?? 0,
      arrivedBefore: scripts.filter(({ responseEnd }) => responseEnd <= painted).length,
      blocking: scripts.filter(
        (script) => Reflect.get(script, 'renderBlockingStatus') === 'blocking',
      ).length,
    };
  });
}

/** Whether the content is painted although no script ever arrives. */
async function holdScripts(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.route('**/*', (request) =>
      request.request().resourceType() === 'script' ? undefined : request.continue(),
    );
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        !document.documentElement.classList.contains('fonts-loading') &&
        (document.querySelector('main')?.textContent.trim() ?? '') !== '',
      undefined,
      { timeout: PAINT_TIMEOUT },
    );
    return true;
  } catch {
    return false;
  } finally {
    await context.close();
  }
}
