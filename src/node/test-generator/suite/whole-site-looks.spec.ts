import { findFaint } from './support/contrasts.ts';
import { FACTS } from './support/facts.ts';
import { unseenWithFocus } from './support/focus-in-page.ts';
import { findWrongInUse } from './support/in-use.ts';
import { expectNoJumps } from './support/jumps.ts';
import { expectLoadingView } from './support/loading-view.ts';
import { findCutRings, findUnmarked, readLooks } from './support/looks-in-page.ts';
import { findMenu, type Group } from './support/menus.ts';
import { expectPrinted } from './support/on-paper.ts';
import { expectWholeMenu } from './support/open-menu.ts';
import { expectBrand, expectControlsApart, expectOver } from './support/opened.ts';
import { expectBeside } from './support/places.ts';
import { expectSectionMenu } from './support/section-menu.ts';
import { expect, test } from './support/test-kinds.ts';
import { readSides } from './support/words-in-page.ts';
import { expectInStyle, expectWordsInPlace } from './support/words-in-place.ts';

// What readers see of a page, beside its words: where these stand, what lies over what, and how it looks as it is used.

const PHONE = 390;
/** The narrowest window that pages are made for, as of a phone or of letters four times their size. */
const NARROW = 320;
/** The narrowest window that has the layout of wide ones: all of it is as close as it ever is. */
const CLOSE = FACTS.mobileUpTo + 1;
const WIDE = 2560;
/** A window that has the layout of wide ones, with space in its header. */
const USUAL = FACTS.mobileUpTo + 400;

/** The first page of each section, and the search page. */
const PATHS = [
  ...FACTS.sections.flatMap(({ pages: [first] }) => first?.route ?? []),
  ...(FACTS.search === undefined ? [] : [FACTS.search]),
];

test('no words of a page are cut or stand on others, in windows of any width', {
  tag: '@turn-5',
}, async ({ page, site }) => {
  for (const path of ['/', ...PATHS]) {
    await page.setViewportSize({ width: CLOSE, height: 900 });
    await site.visit(path);
    await expectNoJumps(page, path);
    await expectInStyle(page, path);
    for (const width of [CLOSE, NARROW]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWordsInPlace(page, `${path}, ${width} wide`);
      await expectControlsApart(page.getByRole('banner'));
      await site.expectNoWider();
    }
  }
});

test('the header, what a page shows and the footer begin at one line of the window', {
  tag: '@turn-5',
}, async ({ page, site, language }) => {
  const [path] = PATHS;
  test.skip(path === undefined, 'The site has no sections.');
  await site.visit(path ?? '/');
  const parts = [page.getByRole('banner'), site.main, page.getByRole('contentinfo')];
  for (const width of [WIDE, CLOSE, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    const beginnings = async () => {
      const sides = await Promise.all(
        parts.map(async (part) =>
          (await part.count()) === 0 ? [] : [await part.evaluate(readSides)],
        ),
      );
      const starts = sides
        .flat()
        .map(([left, right]) => (language.direction === 'rtl' ? width - right : left));
      return Math.max(...starts) - Math.min(...starts);
    };
    await expect.poll(beginnings, `${width} wide: pixels between them`).toBeLessThan(3);
    await expectBrand(page.getByRole('banner'), language.tag);
  }
});

test('on a page that is shorter than the window the footer ends where the window does', {
  tag: '@turn-2',
}, async ({ page, site, problems }) => {
  problems.allow(/there-is-no-such-page/);
  test.skip(FACTS.footer === undefined, 'The site has no footer.');
  await page.setViewportSize({ width: CLOSE, height: 2000 });
  await site.visit('/there-is-no-such-page');
  const footer = page.getByRole('contentinfo');
  const gap = () =>
    footer.evaluate((part) => Math.abs(window.innerHeight - part.getBoundingClientRect().bottom));
  await expect.poll(gap, 'pixels between them').toBeLessThan(2);
});

test('the pages of a section stand beside what is shown, or above it on a phone, and nothing passes over them', {
  tag: '@turn-1',
}, async ({ page, api, site, language }) => {
  const [group] = longest(await findMenu(api, language));
  test.skip(group === undefined || group.items.length < 2, 'No section has two pages.');
  const { title = '', path = '' } = group ?? {};
  const name = site.word('ui.sectionMenu', { section: title });
  const side = site.main.getByRole('navigation', { name });
  for (const width of [USUAL, PHONE]) {
    await page.setViewportSize({ width, height: 600 });
    await site.visit(path);
    await expectSectionMenu(page, side, width === PHONE);
  }
});

test('what opens over a page covers it, is whole in a low window, too, and marks the page that is shown', {
  tag: '@turn-0',
}, async ({ page, api, site, language }) => {
  const group = (await findMenu(api, language)).at(-1);
  const shown = group?.items.at(-1);
  test.skip(shown === undefined, 'The menu has no pages.');
  for (const width of [USUAL, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    await site.visit(shown?.path ?? '/');
    await expectWholeMenu(page, site, width);
  }
  // What is pointed at is a matter of screens that have a pointer.
  if (site.isMobile) return;
  await page.setViewportSize({ width: USUAL, height: 900 });
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  await top.hover();
  const button = top.getByRole('button', { name: group?.title ?? '', exact: true });
  await button.hover();
  const entries = top.getByRole('menu');
  await expectOver(entries.locator('xpath=..'));
  await expectBeside(button, entries, false);
  expect(await top.evaluate(findUnmarked), 'what is shown, and not marked').toEqual([]);
  expect(await findWrongInUse(entries), 'in the menu of a group').toEqual([]);
  await expectInStyle(page, 'the menu of a group');
});

test('what is opened in the header lies over the page and finds its place beside the menu', {
  tag: '@turn-0',
}, async ({ page, site }) => {
  test.skip(site.isMobile, 'Nothing is pointed at on a phone.');
  await page.setViewportSize({ width: CLOSE, height: 900 });
  await site.visit('/');
  const banner = page.getByRole('banner');
  const lists = banner.locator('details');
  const opener = banner.getByRole('button', { name: site.word('ui.openSearch') });
  const isPlain = (await lists.count()) === 0 && (await opener.count()) === 0;
  test.skip(isPlain, 'Nothing opens in the header.');
  for (const list of await lists.all()) {
    await list.locator('summary').click();
    await expectOver(list.locator('summary ~ *').first());
    await list.locator('summary').click();
  }
  if ((await opener.count()) === 0) return;
  await opener.click();
  await expect(banner.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  await expectControlsApart(banner);
  await expectWordsInPlace(page, 'the open search box');
  expect(await findWrongInUse(banner.locator('search')), 'the box').toEqual([]);
});

test('what is pointed at, and what has the focus, can be read and shows it', {
  tag: '@turn-0',
}, async ({ page, site }) => {
  test.skip(site.isMobile, 'Nothing is pointed at on a phone.');
  for (const path of ['/', ...PATHS.slice(0, 1)]) {
    await site.visit(path);
    await page.getByRole('banner').getByRole('navigation').first().hover();
    await page.mouse.move(0, 600);
    await page.keyboard.press('Tab');
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      if ((await part.count()) > 0) expect(await part.evaluate(unseenWithFocus), path).toEqual([]);
    }
    expect(await page.locator('body').evaluate(findCutRings), 'cut lines around the focus').toEqual(
      [],
    );
    expect(await findWrongInUse(page.locator('body')), path).toEqual([]);
  }
});

test('where the colours are the reader’s own, what is shown is marked and icons are seen', {
  tag: '@turn-9',
}, async ({ page, site, browserName }) => {
  test.skip(browserName === 'webkit', 'The browser has no such colours.');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [CLOSE, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    await site.visit(PATHS[0] ?? '/');
    expect(await page.locator('body').evaluate(findUnmarked), `${width} wide`).toEqual([]);
    const looks = await page.locator('button:has(svg), a:has(svg)').evaluateAll(readLooks);
    expect(looks.flatMap(findFaint), 'icons').toEqual([]);
  }
});

test('on paper all words of a page stand, none on others', {
  tag: '@turn-8',
}, async ({ page, site }) => {
  for (const path of ['/', ...PATHS.slice(0, 1)]) {
    await site.visit(path);
    await expectPrinted(site.main);
    await page.emulateMedia({ media: 'print' });
    await expectWordsInPlace(page, `${path} on paper`);
    await page.emulateMedia({ media: null });
  }
});

test('without scripts the header leads to the search, and all words stand in their place', {
  tag: '@turn-9',
}, async ({ browser, baseURL, site, language }) => {
  for (const width of [CLOSE, PHONE]) {
    const viewport = { width, height: 900 };
    const options = { viewport, javaScriptEnabled: false, baseURL: baseURL ?? '' };
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(`${PATHS[0] ?? '/'}?lang=${language.code}`);
      await expectWordsInPlace(page, `without scripts, ${width} wide`);
      await expectControlsApart(page.getByRole('banner'));
      if (FACTS.search === undefined) continue;
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: site.word('ui.search'), exact: true });
      await expect(link).toBeVisible();
    } finally {
      await context.close();
    }
  }
});

test('while the fonts of a page are on their way, the mark of the site stands in the middle of the window', {
  tag: '@turn-4',
}, async ({ page, problems }) => {
  problems.allow(/\.woff2\b/);
  const asked = Promise.withResolvers<void>();
  await page.route(/\.woff2\b/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const isShown = await expectLoadingView(page);
  asked.resolve();
  test.skip(!isShown, 'The page waits for no fonts.');
});

/** The groups of the menu, those with the most pages first. */
function longest(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((one, other) => other.items.length - one.items.length);
}
