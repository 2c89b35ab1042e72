import type { Browser, Page } from 'playwright';
import { isRecord } from '../../src/core/index.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { usedHeap } from './heap.ts';

/** A list whose answer is one array, and the page from which a reader goes there. */
const LIST = '/people/staffs';
const ENDPOINT = '/peoples/staffs';
const FROM = '/people/faculty-fellows';
const ITEMS = 10_000;
/** How long a reader scrolls, in milliseconds. */
const SCROLLED = 30_000;

interface Scrolled {
  /** Milliseconds between two frames, each. */
  readonly frames: readonly number[];
  readonly items: number;
}

/** Frames while a list of 10,000 items is scrolled towards its end, and the memory that it takes. */
export async function measureScroll(browser: Browser, origin: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await standIn(page);
    await page.goto(origin + FROM, { waitUntil: 'networkidle' });
    await page.locator(`main a[href="${LIST}"]`).first().click();
    // The page before is a list, too.
    await page.waitForURL(origin + LIST);
    await page.locator('main li h2').first().waitFor();
    const { frames, items } = await scrollDown(page);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const memory = (await usedHeap(session)) / 1_000_000;
    const sorted = [...frames].sort((a, b) => a - b);
    const late = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return {
      title: `A list of ${ITEMS} items, scrolled for ${SCROLLED / 1000} s; ${items} were shown`,
      figures: [
        { name: 'scroll frame, 95th of 100', value: late, unit: 'ms', aim: { most: AIMS.frame } },
        { name: 'scroll items shown', value: items, unit: 'items' },
        { name: 'scroll memory', value: memory, unit: 'MB', aim: { most: AIMS.listMemory } },
      ],
    };
  } finally {
    await context.close();
  }
}

/** Answers the list's call with copies of its first item. */
async function standIn(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(ENDPOINT),
    async (route) => {
      const answer: unknown = await (await route.fetch()).json();
      const [first]: unknown[] = Array.isArray(answer) ? answer : [];
      if (!isRecord(first)) throw new Error(`${ENDPOINT} answers no array any more; name another`);
      const json = Array.from({ length: ITEMS }, (_, id) => ({ ...first, id: `item-${id}` }));
      await route.fulfill({ json });
    },
  );
}

function scrollDown(page: Page): Promise<Scrolled> {
  return page.evaluate(
    (time) =>
      new Promise<Scrolled>((resolve) => {
        const frames: number[] = [];
        const start = performance.now();
        let before = start;
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          window.scrollBy(0, 120);
          if (now - start < time) requestAnimationFrame(step);
          else resolve({ frames, items: document.querySelectorAll('main li h2').length });
        };
        requestAnimationFrame(step);
      }),
    SCROLLED,
  );
}
