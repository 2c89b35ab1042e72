import type { Page } from '@playwright/test';
import type { RouteUrl } from '../find-routes.ts';
import { SCRIPTS } from './support/hold-scripts.ts';
import { findUrls, ROUTES, urlOf } from './support/site-routes.ts';
import { expect, runWidely, test } from './support/test.ts';

// A page comes with the rules that it shows; all of them come for its scripts, and may change nothing then.

const WIDTHS = [390, 1280];
const LANGUAGES = ['zh', 'en'];

let urls: readonly RouteUrl[] = [];

test.beforeAll(async ({ baseURL }) => {
  urls = await findUrls(baseURL ?? '');
});

for (const [index, { route }] of ROUTES.entries()) {
  const title = `${route} looks the same by the rules that it came with as by all of them`;
  test(title, runWidely(index % 6 !== 0), async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route(SCRIPTS, (request) => request.abort());
    for (const language of LANGUAGES) {
      const url = new URL(urlOf(route, urls), 'http://site.invalid');
      url.searchParams.set('lang', language);
      await page.goto(url.pathname + url.search);
      // What asks for the scripts brings the styles.
      await expect.poll(() => page.locator('style').count()).toBeGreaterThan(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findChanges(page), `${url.search} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('all rules come after those of the page, whatever an extension has put before them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.head === null) return;
      observer.disconnect();
      document.head.prepend(document.createElement('style'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/plants/trees');
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );
  const [foreign = -1, own = 0, all = 0] = counts;
  expect(foreign).toBe(0);
  expect(own).toBeGreaterThan(foreign);
  expect(all).toBeGreaterThan(own);
});

/** What the whole stylesheet changes of any element of a page. */
function findChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is skipped while it is out of sight has no tracks, until a change of style has it laid out.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [laidOut];
    const [, whole] = document.querySelectorAll('style');
    // Of elements that the same rules are for, one.
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll('body, body *')) {
      const { localName, className, parentElement } = element;
      kinds.set(`${localName}.${className} in .${parentElement?.className}`, element);
    }
    const elements = [...kinds];
    const read = () =>
      elements.flatMap(([, element]) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
        }),
      );
    const sheet = whole?.sheet;
    if (!sheet) return ['There is no whole stylesheet'];
    const after = read();
    sheet.disabled = true;
    const before = read();
    sheet.disabled = false;
    return after.flatMap((style, index) => {
      const [kind] = elements[Math.floor(index / 3)] ?? [];
      return [...style]
        .filter(([name, value]) => before[index]?.get(name) !== value)
        .map(([name, value]) => `${kind} ${name}: ${value}`);
    });
  });
}
