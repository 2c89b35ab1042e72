import type { Browser, CDPSession, Page } from 'playwright';
import type { RouteUrl } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import type { Measured } from './figure.ts';
import { heldBytes } from './heap.ts';

const FIRST = 20;
const ALL = 200;
/** How long a reader stays on a page, in milliseconds: its data has come by then. */
const STAY = 200;
/** Where memory is read, so that it is that of the same page each time. */
const HOME = '/';

interface Memory {
  readonly held: number;
  /** Nodes of the document, those included that only scripts still hold. */
  readonly nodes: number;
}

/**
 * The memory of one visit after 200 navigations beside that after 20; what is kept is bounded. Each
 * page was there once before, so that the code of all of them is loaded.
 */
export async function measureHeap(
  browser: Browser,
  origin: string,
  routes: readonly RouteUrl[],
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin);
    await session.send('HeapProfiler.enable');
    const urls = routes.map(({ url }) => url);
    await navigate(page, urls, { from: 0, to: urls.length });
    await navigate(page, urls, { from: 0, to: FIRST });
    const after20 = await readMemory(page, session);
    await navigate(page, urls, { from: FIRST, to: ALL });
    const after200 = await readMemory(page, session);
    const aim = { most: AIMS.heap };
    return {
      title: `Memory after ${ALL} navigations beside that after ${FIRST}`,
      figures: [
        { name: 'heap growth', value: after200.held / after20.held, unit: 'ratio', aim },
        { name: 'nodes growth', value: after200.nodes / after20.nodes, unit: 'ratio', aim },
        { name: 'heap after 200 navigations', value: after200.held / 1_000_000, unit: 'MB' },
      ],
    };
  } finally {
    await context.close();
  }
}

/** Goes from page to page as links do, without loading the document again. */
async function navigate(
  page: Page,
  urls: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let count = from; count < to; count += 1) {
    await goTo(page, urls[count % urls.length] ?? HOME);
  }
}

async function readMemory(page: Page, session: CDPSession): Promise<Memory> {
  await goTo(page, HOME);
  const held = await heldBytes(session);
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { held, nodes };
}

async function goTo(page: Page, url: string): Promise<void> {
  // The router listens to the browser's history; a link of its own would do no other.
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
  await page.waitForTimeout(STAY);
}
