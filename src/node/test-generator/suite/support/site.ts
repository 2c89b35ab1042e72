import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { AXE_ATTACHMENT, type AxeResult } from './accessibility-report.ts';
import type { Api } from './api.ts';
import { type Calls, watchCalls } from './calls.ts';
import { FACTS, type Language, type MenuTitle } from './facts.ts';
import { type Intercepted, type InterceptedCall, intercept } from './faults.ts';
import { createItems, type Items } from './items.ts';
import { keepPicture } from './keep-picture.ts';
import type { Problems } from './problems.ts';
import { endsInSight, showAll, showPart } from './show-all.ts';
import { createWords, type SiteWords } from './site-words.ts';

/** The site as a reader uses it, in one language. */
export interface Site extends Items, SiteWords {
  readonly main: Locator;
  /** Opens a URL and waits until the page reacts. */
  readonly visit: (url: string) => Promise<void>;
  /** Loads the page anew, and waits until it answers: what is pointed at before is not noticed. */
  readonly reload: () => Promise<void>;
  /**
   * Goes on within the site, so that the browser makes the page's calls by itself.
   *
   * @param from the path of the page whose link leads there, as links of the site leave it behind
   */
  readonly goTo: (url: string, from?: string) => Promise<void>;
  /** Takes the pointer and the focus away from what they are on. */
  readonly leaveAlone: () => Promise<void>;
  /** Leaves what is open over the page by the Escape key, once the focus is in it. */
  readonly escape: (dialog: Locator) => Promise<void>;
  readonly tab: (title: string) => Locator;
  /** Goes near the tabs, which makes a tab list of links, and chooses one. */
  readonly chooseTab: (label: string, title: string) => Promise<void>;
  /** The names of the items that stand in the window of a carousel in full. */
  readonly inSight: (items: Locator) => Promise<readonly string[]>;
  readonly watchCalls: () => Calls;
  readonly intercept: (source: InterceptedCall) => Promise<Intercepted>;
  /** Scrolls on until the items are all there. */
  readonly showAll: (
    items: Locator,
    total: number,
    pageSize: number,
    /** The part of the page that they stand in, whose next items come when they are asked for. */
    part?: Locator,
  ) => Promise<void>;
  /** Whether so many items end so near the window's end that the next ones follow at once. */
  readonly endsInSight: (items: Locator, count: number) => Promise<boolean>;
  readonly expectTitle: (own: string) => Promise<void>;
  /** Expects that menus mark a page's entry as the current one. */
  readonly expectCurrent: (
    section: MenuTitle,
    page: string,
    options?: { readonly isInMenu: boolean },
  ) => Promise<void>;
  readonly expectFailure: (area: Locator, why: string) => Promise<void>;
  readonly retry: (area: Locator) => Promise<void>;
  /** Expects that nothing of what programs say has come through to the reader. */
  readonly expectPlainWords: () => Promise<void>;
  /** Expects that nothing of the page stands outside its window, to the right or to the left. */
  readonly expectNoWider: () => Promise<void>;
  /** Expects that axe finds nothing on the page as it stands, in the runs in which it looks. */
  readonly expectAccessible: () => Promise<void>;
  /** Keeps a picture of the page for the gallery, and compares it on request. */
  readonly keepPicture: (name: string) => Promise<void>;
  readonly isMobile: boolean;
}

export interface SiteFixtures {
  readonly page: Page;
  readonly language: Language;
  readonly api: Api;
  readonly problems: Problems;
  readonly info: TestInfo;
  readonly withAxe: boolean;
}

export function createSite(parts: SiteFixtures): Site {
  const { page, language, api, problems, info, withAxe } = parts;
  const main = page.getByRole('main');
  const words = createWords(api, language);
  const { word } = words;
  const width = page.viewportSize()?.width ?? FACTS.mobileUpTo + 1;
  const isMobile = width <= FACTS.mobileUpTo;
  return {
    ...words,
    main,
    isMobile,
    ...createItems(page),
    async leaveAlone() {
      await page.mouse.move(0, 0);
      await page.locator(':focus').blur();
    },
    async escape(dialog) {
      const holdsFocus = (element: Element) => element.contains(document.activeElement);
      await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    tab: (title) => main.getByRole('tab').filter({ hasText: title }),
    async chooseTab(label, title) {
      const links = main.getByRole('navigation', { name: label, exact: true });
      await links
        .or(main.getByRole('tablist', { name: label, exact: true }))
        .first()
        .hover();
      await main.getByRole('tab').filter({ hasText: title }).click();
    },
    inSight,
    visit: (url) => open(page, url),
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitUntilReactive(page);
    },
    goTo: (url, from) => goOn(page, url, from),
    watchCalls: () => watchCalls(page, language),
    intercept: (source) => intercept(page, problems, source),
    showAll: (items, total, pageSize, part) =>
      part === undefined
        ? showAll(page, items, total, pageSize)
        : showPart(part.getByRole('link', { name: word('ui.loadMore') }), items, total, pageSize),
    endsInSight: (items, count) => endsInSight(page, items, count),
    async expectTitle(own) {
      await expect(page).toHaveTitle(
        own === '' ? language.siteName : `${own} · ${language.siteName}`,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    },
    async expectCurrent(section, own, { isInMenu } = { isInMenu: true }) {
      const group = await this.menuName(section);
      const side = main.getByRole('navigation', {
        name: word('ui.sectionMenu', { section: group }),
      });
      await expect(side.locator('[aria-current="page"]')).toHaveText(own);
      if (isMobile || !isInMenu) return;
      const top = page.getByRole('navigation', { name: word('ui.mainMenu'), exact: true });
      await expect(top.locator('[aria-current]')).toHaveText(group);
    },
    async expectFailure(area, why) {
      // Beside a call that is given up, others may be.
      const alert = area.getByRole('alert').first();
      await expect(alert.getByRole('heading')).toHaveText(word('ui.failed.title'));
      await expect(alert).toContainText(why);
    },
    retry: (area) =>
      area
        .getByRole('alert')
        .first()
        .getByRole('button', { name: word('ui.retry') })
        .click(),
    async expectPlainWords() {
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(main).not.toContainText(/undefined|null|NaN|\[object|unheardOf/);
    },
    async expectNoWider() {
      const wider = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      };
      await expect.poll(() => page.evaluate(wider)).toBe(0);
    },
    expectAccessible: () => (withAxe ? expectAccessible(page, info) : Promise.resolve()),
    keepPicture: (name) => keepPicture(page, name, info),
  };
}

async function open(page: Page, url: string): Promise<void> {
  // Pictures that are far below are not waited for; those that count are looked at.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await waitUntilReactive(page);
}

/** The page says when React has taken it over from the server's HTML. */
async function waitUntilReactive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWhole = !document.documentElement.classList.contains('first-screen');
    return isWhole && document.querySelector('#root[data-reactive]') !== null;
  });
}

/** As the browser does when its reader goes on to a page of the same document. */
async function goOn(page: Page, url: string, from?: string): Promise<void> {
  await page.evaluate(
    ({ to, from: path }) => {
      const place: unknown = Reflect.get(Object(window.history.state), 'idx');
      const at = typeof place === 'number' ? place : 0;
      const usr = path === undefined ? null : { from: path, at };
      window.history.pushState({ usr, key: `went-${at + 1}`, idx: at + 1 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    { to: url, from },
  );
}

async function inSight(items: Locator): Promise<readonly string[]> {
  return items.evaluateAll((slides) => {
    const frame = slides[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
    return slides
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return frame && left > frame.left - 1 && right < frame.right + 1;
      })
      .map((slide) => slide.querySelector('h2, h3')?.textContent ?? '');
  });
}

/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** That what is called by other words than it shows has these among them: whoever speaks says what they see. */
const NAMES = { 'label-content-name-mismatch': { enabled: true } };

async function expectAccessible(page: Page, info: TestInfo): Promise<void> {
  // What fades in has not its own colours yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const { violations, passes } = await new AxeBuilder({ page })
    // Fluent UI's own marks around what the arrow keys move in hand the focus on and keep none.
    .exclude('[data-tabster-dummy]')
    .options({ rules: NAMES })
    .withTags(RULES)
    // In the page itself: there are no frames, for which a page of its own would be opened.
    .setLegacyMode(true)
    .analyze();
  const result: AxeResult = {
    path: new URL(page.url()).pathname,
    broken: Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length])),
    passed: passes.map(({ id }) => id),
  };
  await info.attach(AXE_ATTACHMENT, {
    body: JSON.stringify(result),
    contentType: 'application/json',
  });
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
