import type { Browser, Page } from 'playwright';
import type { RouteUrl } from '../find-routes.ts';
import { SLOW_LINE } from './lines.ts';
import { type Screen, urlIn } from './page-weight.ts';

/** How much of a page moved without being asked to: the sum of its shifts, the greatest first. */
export interface LayoutShift {
  readonly route: string;
  readonly screen: Screen['name'];
  readonly line: 'fast' | 'slow';
  readonly language: string;
  readonly score: number;
  /** What moved most, as a CSS path. */
  readonly moved: readonly string[];
}

interface Shift {
  readonly value: number;
  readonly moved: string;
}

/** Screens that are scrolled through after the load; pictures below come as the reader nears them. */
const STEPS = 4;
const PAUSE = 250;

/** Loads a page, scrolls through its first screens, and adds up its layout shifts. */
export async function watchLayoutShift(
  browser: Browser,
  origin: string,
  visit: Pick<LayoutShift, 'line' | 'language'> & {
    readonly route: RouteUrl;
    readonly screen: Screen;
  },
): Promise<LayoutShift> {
  const { route, screen, line, language } = visit;
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    isMobile: screen.name === 'mobile',
    hasTouch: screen.name === 'mobile',
  });
  try {
    const page = await context.newPage();
    if (line === 'slow') {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    }
    await page.addInitScript(recordShifts);
    await page.goto(urlIn(origin, route.url, language), { waitUntil: 'networkidle' });
    await scrollThrough(page, screen.height);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sorted = shifts.toSorted((a, b) => b.value - a.value);
    return {
      route: route.name,
      screen: screen.name,
      line,
      language,
      score: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: sorted.slice(0, 3).map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
    };
  } finally {
    await context.close();
  }
}

async function scrollThrough(page: Page, height: number): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), height * 0.8);
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForLoadState('networkidle');
}

/** Runs in the page, before anything of it. */
function recordShifts(): void {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts });
  const describe = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.className}`
      : (node?.nodeName ?? 'nothing');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      if (!hadRecentInput) shifts.push({ value, moved: describe(sources[0]?.node) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
