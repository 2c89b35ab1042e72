import type { Browser, Page } from 'playwright';
import type { RouteAddress } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { usedHeap } from './heap.ts';

const FIRST = 20;
const ALL = 200;
/** How long a reader stays on a page, in milliseconds: its data has come by then. */
const STAY = 200;

/** The memory of one visit after 200 navigations beside that after 20; what is kept is bounded. */
export async function measureHeap(
  browser: Browser,
  origin: string,
  routes: readonly RouteAddress[],
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin);
    await session.send('HeapProfiler.enable');
    await navigate(page, routes, 0, FIRST);
    const after20 = await usedHeap(session);
    await navigate(page, routes, FIRST, ALL);
    const after200 = await usedHeap(session);
    return {
      title: `Memory of scripts after ${ALL} navigations beside that after ${FIRST}`,
      figures: [
        {
          name: 'heap growth',
          value: after200 / after20,
          unit: 'ratio',
          aim: { most: AIMS.heap },
        },
        { name: 'heap after 200 navigations', value: after200 / 1_000_000, unit: 'MB' },
      ],
    };
  } finally {
    await context.close();
  }
}

/** Goes from page to page as links do, without loading the document again. */
async function navigate(
  page: Page,
  routes: readonly RouteAddress[],
  from: number,
  to: number,
): Promise<void> {
  for (let count = from; count < to; count += 1) {
    const { address } = routes[count % routes.length] ?? { address: '/' };
    // The router listens to the browser's history; a link of its own would do no other.
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await page.waitForTimeout(STAY);
  }
}
