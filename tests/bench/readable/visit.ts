import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { SLOW_LINE } from '../lines.ts';
import {
  compareFrames,
  type FrameRecord,
  isSameScreen,
  readStages,
  recordFrames,
} from './record-frames.ts';
import { recordTransfers, type TransferRecord, type Transfers } from './record-transfers.ts';

/** What a reader sees of a visit; times in milliseconds since it began. */
export interface Visit {
  /** From when on the first screen never again differs much from what it becomes. */
  readonly readable: number;
  /** When the first screen last changes. */
  readonly settled: number;
  /** The browser's own words for paints; NaN for a page that came without loading a document. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks of the main thread take beyond 50 ms each, together, until rest. */
  readonly blocking: number;
  readonly shift: number;
  readonly untilReadable: Transfers;
  readonly untilRest: Transfers;
}

/** A tab of a phone on a slow line, watched. */
export interface WatchedTab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly frames: FrameRecord;
  readonly transfers: TransferRecord;
}

export const SLOWER_PROCESSOR = 4;
/** Milliseconds in which nothing happens at the end of a visit. */
const REST = 1500;
/** A page that moves by itself never comes to rest. */
const LONGEST = 25_000;

/** A context's cache is empty at first, and its own. */
export function newPhone(browser: Browser, languageTag: string): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: languageTag,
  });
}

export async function openTab(context: BrowserContext): Promise<WatchedTab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = await recordTransfers(session);
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(recordTimes);
  return { page, session, transfers, frames: await recordFrames(session) };
}

/** The browser did not send the last frame, so that nothing can be said of the visit. */
export class MissedFrames extends Error {}

/** Loads a page and watches it until it rests. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const tab = await openTab(context);
  try {
    await tab.page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await rest(tab);
    return await readVisit(tab, tab.transfers.start() ?? Number.NaN);
  } finally {
    await tab.page.close();
  }
}

/** Goes from one page, once it rests, to another by a tap on a link to it. */
export async function visitByLink(
  context: BrowserContext,
  from: string,
  link: string,
): Promise<Visit> {
  const tab = await openTab(context);
  try {
    await tab.page.goto(from, { waitUntil: 'load', timeout: 60_000 });
    await rest(tab);
    const target = tab.page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await rest(tab);
    await tab.page.evaluate(() =>
      Object.assign(Reflect.get(window, 'times'), { tasks: [], shift: 0 }),
    );
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${link} is not to be seen on ${from}`);
    const start = Date.now();
    // A locator's own tap waits until the target stands still, which is no part of what is measured.
    await tab.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await rest(tab);
    return await readVisit(tab, start);
  } finally {
    await tab.page.close();
  }
}

/** Waits until nothing is on its way and nothing has changed for a while. */
export async function rest({ page, frames, transfers }: WatchedTab): Promise<void> {
  const begin = Date.now();
  const isAtRest = () =>
    !transfers.isBusy() && Date.now() - Math.max(begin, frames.lastAt(), transfers.lastAt()) > REST;
  while (Date.now() - begin < LONGEST) {
    // An answer comes once the running task is done, which may bring the next frame or request.
    if (isAtRest() && (await page.evaluate(() => true)) && isAtRest()) return;
    await page.waitForTimeout(100);
  }
}

async function readVisit(tab: WatchedTab, start: number): Promise<Visit> {
  await tab.frames.stop();
  const screen = await tab.page.screenshot({ type: 'jpeg', scale: 'css' });
  if (!(await isSameScreen(tab.frames.frames.at(-1), screen)))
    throw new MissedFrames('The last frame is not what the screen shows');
  const times = await tab.page.evaluate(readTimes);
  const stages = await compareFrames(tab.frames.frames, start);
  const { readable, settled } = readStages(stages);
  return {
    readable: readable - start,
    settled: settled - start,
    ...times,
    untilReadable: tab.transfers.until(readable, start),
    untilRest: tab.transfers.until(Number.POSITIVE_INFINITY, start),
  };
}

/** Runs in the page, before anything of it. */
function recordTimes(): void {
  const times = { largest: Number.NaN, tasks: [] as number[], shift: 0 };
  Object.assign(window, { times });
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    times.largest = startTime;
  });
  watch('longtask', ({ duration }) => times.tasks.push(duration));
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) times.shift += Reflect.get(entry, 'value');
  });
}

/** Runs in the page, when it rests. */
function readTimes() {
  const times: { largest: number; tasks: number[]; shift: number } = Reflect.get(window, 'times');
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: times.largest,
    blocking: times.tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    shift: times.shift,
  };
}
