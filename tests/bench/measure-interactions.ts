import type { Browser, Page } from 'playwright';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { median } from './print-table.ts';

/** How much slower the processor is than the machine's own. */
const SLOWED = 4;
/** Milliseconds in which what an approach asks for has come. */
const REST = 1500;

interface Interaction {
  readonly name: string;
  readonly width: number;
  readonly url: string;
  /** What the reader points at first; it may become what is used. */
  readonly approached: string;
  readonly used: string;
  /** What is to be seen then. */
  readonly shown: string;
  /** Whether it leads to another page. */
  readonly isNavigation?: boolean;
}

/** By what pages have in common, so that they hold for any site; the page is the site's own. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    width: 1440,
    url: '/people/staffs',
    approached: 'header nav a >> nth=0',
    used: 'header nav button >> nth=0',
    shown: '[role="menu"]',
  },
  {
    name: 'drawer',
    width: 390,
    url: '/people/staffs',
    approached: 'header button[aria-haspopup="dialog"]',
    used: 'header button[aria-haspopup="dialog"]',
    shown: '[role="dialog"] nav',
  },
  {
    name: 'tabs',
    width: 1440,
    url: '/people/postdoctoral-fellows',
    approached: 'main a[href*="?"] >> nth=0',
    used: 'main [role="tab"] >> nth=1',
    shown: 'main [role="tab"][aria-selected="true"] >> nth=0',
  },
  {
    name: 'prefetched page',
    width: 1440,
    url: '/people/staffs',
    approached: 'main nav a >> nth=0',
    used: 'main nav a >> nth=0',
    shown: 'main nav a[aria-current="page"] >> nth=0',
    isNavigation: true,
  },
];

/**
 * Milliseconds from a key to the next frame that shows what it leads to, on a slowed processor,
 * once the reader has approached: the longest event that the browser counts.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Measured> {
  const figures = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await timeOnce(browser, origin, interaction));
    figures.push({
      name: `interaction ${interaction.name}`,
      value: median(times),
      unit: 'ms',
      aim: { most: interaction.isNavigation === true ? AIMS.navigation : AIMS.interaction },
    });
  }
  return { title: `From a key to what it shows, on a processor ${SLOWED} times slower`, figures };
}

async function timeOnce(
  browser: Browser,
  origin: string,
  { width, url, approached, used, shown }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.locator(approached).hover();
    await page.waitForTimeout(REST);
    return await timeClick(page, used, shown);
  } finally {
    await context.close();
  }
}

async function timeClick(page: Page, used: string, shown: string): Promise<number> {
  // Menus open under a pointer by themselves, so a key takes its part.
  await page.mouse.move(0, 0);
  await page.locator(shown).waitFor({ state: used.startsWith('header') ? 'hidden' : 'visible' });
  await page.locator(used).focus();
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    // TypeScript's types of the browser do not know the threshold yet.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longest.duration = Math.max(longest.duration, duration);
      }
    }).observe(options);
  });
  await page.keyboard.press('Enter');
  await page.locator(shown).waitFor();
  // The browser tells of an event once the frame after it is painted.
  await page.waitForTimeout(REST);
  return page.evaluate(() => {
    const longest: unknown = Reflect.get(window, 'longest');
    return typeof longest === 'object' && longest !== null && 'duration' in longest
      ? Number(longest.duration)
      : Number.NaN;
  });
}
