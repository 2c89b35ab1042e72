import type { Browser, BrowserContext, Page } from 'playwright';
import type { CompiledSite } from '../../../src/node/compiler/index.ts';
import type { RouteUrl } from '../../find-routes.ts';
import { newPhone, openTab } from './visit.ts';

/** What a reader does first on a page that may still be loading. */
export interface Gesture {
  readonly name: 'menu' | 'tab' | 'link' | 'typing';
  readonly url: string;
  /** What is tapped. */
  readonly target: string;
  /** An expression that is true in the page once the gesture has led to something. */
  readonly done: string;
  readonly types?: string;
}

/** What came of a gesture; times in milliseconds. */
export interface Outcome {
  /**
   * From the tap or key to the next frame, the longest of the gesture; NaN where the page was left
   * by loading another document, which takes the browser's record with it.
   */
  readonly delay: number;
  /** From the tap or the last key to what it leads to; Infinity where nothing came of it. */
  readonly answered: number;
  /** Whether something else lay over what was to be tapped, such as a loading view. */
  readonly isCovered: boolean;
}

/** Milliseconds in which a gesture must have led to something. */
const TIMEOUT = 10_000;
/** The browser tells of an event once the frame after it is painted. */
const ANNOUNCED = 600;
const TYPED = '19';

/** One gesture of each kind, on the first page that has it. */
export function gesturesOf({ table }: CompiledSite, routes: readonly RouteUrl[]): Gesture[] {
  const routeAt = ({ name }: RouteUrl) =>
    table.routes.find(({ route }) => route === name.replace(/\?.*/, ''));
  const plain = routes.find((at) => routeAt(at)?.section !== undefined && !at.name.includes(':'));
  const tabbed = routes.find((at) => routeAt(at)?.tabs !== undefined && !routeAt(at)?.search);
  const searched = routes.find((at) => routeAt(at)?.search !== undefined);
  const gestures: Gesture[] = [];
  if (plain !== undefined) {
    const { url } = plain;
    gestures.push(
      {
        name: 'menu',
        url,
        target: 'header button[aria-haspopup="dialog"]',
        done: 'document.querySelector(\'[role="dialog"] nav\') !== null',
      },
      {
        name: 'link',
        url,
        target: 'main nav a:not([aria-current])',
        done: `location.pathname !== ${JSON.stringify(url)} && document.querySelector('main h1') !== null`,
      },
    );
  }
  if (tabbed !== undefined) {
    const parameter = routeAt(tabbed)?.tabs?.parameter;
    const url = tabbed.url.replace(/\?.*/, '');
    gestures.push({
      name: 'tab',
      url,
      target: `main :is(a[href*="?${parameter}="], [role="tab"][aria-selected="false"])`,
      done: `location.search.includes('${parameter}=')`,
    });
  }
  if (searched !== undefined) {
    gestures.push({
      name: 'typing',
      url: searched.url.replace(/\?.*/, ''),
      target: 'main input[type="search"]',
      done: "document.querySelector('main li') !== null",
      types: TYPED,
    });
  }
  return gestures;
}

/** Loads a page with an empty cache and makes a gesture at a moment of its load. */
export async function makeGesture(
  browser: Browser,
  url: string,
  languageTag: string,
  { gesture, moment }: { readonly gesture: Gesture; readonly moment: number },
): Promise<Outcome> {
  const context: BrowserContext = await newPhone(browser, languageTag);
  try {
    const { page } = await openTab(context);
    const durations: number[] = [];
    await page.exposeFunction('tellEvent', (duration: number) => durations.push(duration));
    await page.addInitScript(tellEvents);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const begun = Date.now();
    await page.locator(gesture.target).first().waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(Math.max(0, moment - (Date.now() - begun)));
    const { x, y, isCovered } = await page.evaluate(findTarget, gesture.target);
    const start = await tapTarget(page, { x, y }, gesture.types);
    const answered = await waitForAnswer(page, gesture.done, start);
    await page.waitForTimeout(ANNOUNCED);
    const delay = durations.length === 0 ? Number.NaN : Math.max(...durations);
    return { delay, answered, isCovered };
  } finally {
    await context.close();
  }
}

async function tapTarget(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  types: string | undefined,
): Promise<number> {
  const tapped = Date.now();
  await page.touchscreen.tap(x, y);
  if (types === undefined) return tapped;
  let last = tapped;
  for (const character of types) {
    last = Date.now();
    await page.keyboard.press(character);
  }
  await page.keyboard.press('Enter');
  return last;
}

async function waitForAnswer(page: Page, done: string, start: number): Promise<number> {
  while (Date.now() - start < TIMEOUT) {
    // A page that is being left cannot be asked.
    const isDone = await page.evaluate(done).catch(() => false);
    if (isDone === true) return Date.now() - start;
    await page.waitForTimeout(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** Runs in the page: where the middle of an element is, and whether a tap there reaches it. */
function findTarget(selector: string): { x: number; y: number; isCovered: boolean } {
  const shown = [...document.querySelectorAll(selector)].find((element) => {
    const { width, left } = element.getBoundingClientRect();
    return width > 0 && left < innerWidth;
  });
  if (shown === undefined) throw new Error(`Nothing on the screen is ${selector}`);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (top + bottom) / 2;
  const hit = document.elementFromPoint(x, y);
  return { x, y, isCovered: !shown.contains(hit) };
}

/** Runs in the page, before anything of it. */
function tellEvents(): void {
  // TypeScript's types of the browser do not know the threshold yet.
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) {
        Reflect.get(window, 'tellEvent')(entry.duration);
      }
    }
  }).observe(options);
}
