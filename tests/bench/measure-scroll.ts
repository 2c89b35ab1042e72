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
/** The longest that the way to the list's end may take, in milliseconds. */
const LONGEST = 180_000;
/** Frames are compared at the list's beginning and at its end: so many items of each. */
const COMPARED = 1000;

interface Scrolled {
  /** Milliseconds between two frames, each with the items that were there. */
  readonly frames: readonly (readonly [time: number, items: number])[];
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
    const first = longFrame(frames.filter(([, there]) => there <= COMPARED));
    const last = longFrame(frames.filter(([, there]) => there > items - COMPARED));
    const aim = { most: AIMS.frame };
    return {
      title: `A list of ${ITEMS} items, scrolled to its end; frames are the 95th of 100`,
      figures: [
        { name: `scroll frame, first ${COMPARED} items`, value: first, unit: 'ms', aim },
        { name: `scroll frame, last ${COMPARED} items`, value: last, unit: 'ms', aim },
        { name: 'scroll items shown', value: items, unit: 'items' },
        { name: 'scroll memory', value: memory, unit: 'MB', aim: { most: AIMS.listMemory } },
      ],
    };
  } finally {
    await context.close();
  }
}

function longFrame(frames: Scrolled['frames']): number {
  const sorted = frames.map(([time]) => time).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
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
    ({ all, longest }) =>
      new Promise<Scrolled>((resolve) => {
        const frames: [number, number][] = [];
        const start = performance.now();
        let before = start;
        const titles = document.getElementsByTagName('h2');
        // A browser that renders no frames any more would keep the bench for ever.
        setTimeout(() => resolve({ frames, items: titles.length }), longest);
        const step = (now: number) => {
          frames.push([now - before, titles.length]);
          before = now;
          window.scrollBy(0, innerHeight);
          if (titles.length < all && now - start < longest) requestAnimationFrame(step);
          else resolve({ frames, items: titles.length });
        };
        requestAnimationFrame(step);
      }),
    { all: ITEMS, longest: LONGEST },
  );
}
