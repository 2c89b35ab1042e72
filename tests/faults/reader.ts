import type { Browser, BrowserContext, Page } from 'playwright';
import type { Language } from '../../src/core/index.ts';

/** Who looks: in which language, on how wide a screen. */
export interface Viewer {
  readonly language: Language;
  readonly width: number;
}

/** A browser's tab with the site in it, and what went wrong in it unseen. */
export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Problems since this was asked last. */
  readonly takeProblems: () => readonly string[];
  /** Opens a URL anew, from the server. */
  readonly arrive: (url: string) => Promise<void>;
  /** Leaves the site, and with it all that a page still asks for. */
  readonly leave: () => Promise<void>;
  /** Goes to a URL of the page that is there, as a click on a link does. */
  readonly goTo: (url: string) => Promise<void>;
}

/** Widths up to this one are shown to a finger. */
const TOUCH_WIDTH = 1024;
const HEIGHT = 900;
/** Milliseconds for a page to come, where what it says of a fault is asked, not how soon. */
const TIMEOUT = 120_000;

/** Opens a tab whose clock can be moved on. */
export async function openReader(
  browser: Browser,
  origin: string,
  { language, width }: Viewer,
  languageCookie: string,
): Promise<Reader> {
  const isTouched = width <= TOUCH_WIDTH;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await context.addCookies([{ name: languageCookie, value: language, url: origin }]);
  // Several tabs at once share the processor with a list of ten thousand.
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  await page.clock.install();
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // The browser's own word for a call that failed, which is the fault itself.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    problems.push(`console: ${text.slice(0, 200)}`);
  });
  page.on('crash', () => problems.push('the page crashed'));
  return {
    context,
    page,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    arrive: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector('#root[data-reactive]', { state: 'attached' });
    },
    leave: async () => {
      await page.goto('about:blank');
    },
    goTo: (url) => page.evaluate(goOn, url),
  };
}

/** Runs in the page: as the browser does when its reader goes on within the document. */
function goOn(to: string): void {
  const place: unknown = Reflect.get(Object(window.history.state), 'idx');
  const idx = (typeof place === 'number' ? place : 0) + 1;
  window.history.pushState({ usr: null, key: `went-${Math.random()}`, idx }, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
