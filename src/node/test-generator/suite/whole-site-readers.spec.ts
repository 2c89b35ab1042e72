import { followHeading } from './support/arrival.ts';
import { SCRIPTS } from './support/expected-columns.ts';
import { FACTS } from './support/facts.ts';
import { unseenWithFocus } from './support/focus-in-page.ts';
import { untilSettled } from './support/in-page.ts';
import { findUnseenFields } from './support/in-use.ts';
import { findCutRings } from './support/looks-in-page.ts';
import { findMenu } from './support/menus.ts';
import { expectOver, findUnpressable } from './support/opened.ts';
import { samplePages, walkedPaths } from './support/read-sitemap.ts';
import { expect, test } from './support/test-kinds.ts';
import { scaled } from './support/timeouts.ts';
import { expectWordsInPlace } from './support/words-in-place.ts';

// What readers have who come otherwise than most: by keys, on paper, without scripts or fonts.

/** As Internet Explorer calls itself, the last and the one before. */
const OLD_BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
];

test('the first key leads past the menus to what the page is about', {
  tag: '@quarter-3',
}, async ({ page, site }) => {
  await site.visit(FACTS.sections[0]?.pages[0]?.route ?? '/');
  const skip = page.getByRole('link', { name: site.word('ui.skipToContent'), exact: true });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expectOver(skip);
  await page.keyboard.press('Enter');
  await expect(site.main).toBeFocused();
});

test('on paper stands what is to be read, and nothing that leads or is pressed', {
  tag: '@quarter-0',
}, async ({ page, site, api, language }) => {
  const [group] = await findMenu(api, language);
  await site.visit(group?.path ?? '/');
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await expect(site.main.locator('h1')).toBeVisible();
});

test('a page shows though no font can be had', {
  tag: '@turn-2',
}, async ({ page, site, problems, baseURL }) => {
  problems.allow(/font-src|\.woff2?\b/);
  // A page that a test answers with counts as one from outside: browsers load nothing for it that another
  // server of this machine has.
  problems.allow(/`loopback`/);
  problems.allow(new RegExp(`net::ERR_FAILED(?!.*${baseURL})`));
  // As what blocks fonts does, in files of their own and in stylesheets.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policies = [headers['content-security-policy'], "font-src 'none'"];
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policies.filter(Boolean).join(', ') },
    });
  });
  // It does not show because it has waited for long enough: no time passes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(site.main.locator('h1, h2').first()).toBeVisible();
});

test('an old browser shows that it is too old, and nothing else', {
  tag: '@turn-9',
}, async ({ browser, baseURL, language }) => {
  for (const userAgent of OLD_BROWSERS) {
    const context = await browser.newContext({ userAgent, baseURL: baseURL ?? '' });
    try {
      const page = await context.newPage();
      await page.goto(`/?lang=${language.code}`, { waitUntil: 'domcontentloaded' });
      const words = FACTS.unsupportedBrowser[language.tag] ?? '';
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(0);
    } finally {
      await context.close();
    }
  }
});

test('without scripts the header leads to each group, and to no page that is not in the menu', {
  tag: '@turn-10',
}, async ({ browser, baseURL, api, language }) => {
  const menu = await findMenu(api, language);
  for (const width of [390, FACTS.mobileUpTo, FACTS.mobileUpTo + 400]) {
    const viewport = { width, height: 900 };
    const options = { viewport, javaScriptEnabled: false, baseURL: baseURL ?? '' };
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(`/?lang=${language.code}`);
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(menu.map(({ title }) => title));
      for (const [index, { path }] of menu.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', new RegExp(`^${path}(?:\\?|$)`));
      }
    } finally {
      await context.close();
    }
  }
});

test('nothing moves for readers who want it still', {
  tag: '@turn-9',
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const isStill = [transitionDuration, animationDuration].every((list) =>
        list.split(', ').every((duration) => Number.parseFloat(duration) === 0),
      );
      return isStill ? [] : [`${element.localName}.${element.className}`];
    }),
  );
  expect(moving).toEqual([]);
});

test('without scripts there is no button that does nothing', {
  tag: '@turn-1',
}, async ({ browser, baseURL, api, language }) => {
  const options = { javaScriptEnabled: false, baseURL: baseURL ?? '' };
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    for (const path of ['/', ...(await findMenu(api, language)).map((group) => group.path)]) {
      await page.goto(`${path}?lang=${language.code}`);
      // The browser sends forms by itself.
      const buttons = await page
        .getByRole('button')
        .and(page.locator('button'))
        .evaluateAll((all) => all.flatMap((one) => (one.closest('form') ? [] : [one.outerHTML])));
      expect(buttons, path).toEqual([]);
    }
  } finally {
    await context.close();
  }
});

test('a link to a heading leads to where nothing covers it', {
  tag: '@turn-3',
}, async ({ page, site }) => {
  let followed = 0;
  for (const { route } of FACTS.sections.flatMap(({ pages }) => pages)) {
    await site.visit(route);
    if (await followHeading(page)) followed += 1;
  }
  test.skip(followed === 0, 'No page of a section has a link to a heading.');
});

test('whatever the keyboard reaches is seen, and shows that it has the focus', {
  tag: '@turn-7',
}, async ({ page, site, request }) => {
  const paths = await walkedPaths(request);
  test.setTimeout(Math.max(test.info().timeout, scaled(3000) * paths.size));
  for (const route of paths) {
    await site.visit(route);
    // Whoever uses the keyboard is shown more than whoever has only the pointer.
    await page.keyboard.press('Tab');
    expect(await site.main.evaluate(unseenWithFocus), route).toEqual([]);
    expect(await site.main.evaluate(findCutRings), `${route}: cut lines around it`).toEqual([]);
    expect(await site.main.evaluate(findUnpressable), `${route}: pressed in vain`).toEqual([]);
    expect(await findUnseenFields(site.main), `${route}: fields`).toEqual([]);
    await expectWordsInPlace(page, route);
  }
});

test('letters are as large as the reader has set them in the browser', {
  tag: '@turn-5',
}, async ({ page, context, site, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be told so.');
  const size = () =>
    page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));
  await site.visit('/');
  const usual = await size();
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', ...FACTS.sections.flatMap(({ pages }) => pages[0]?.route ?? [])]) {
    await site.visit(path);
    expect(await size(), path).toBeCloseTo(usual * 2, 1);
    await site.expectNoWider();
    await expectWordsInPlace(page, `${path} in large letters`);
  }
});

test('pages fit in a window of 320 pixels, as at 400 percent', {
  tag: '@turn-3',
}, async ({ page, request, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...(await samplePages(request, 6))].slice(0, 24)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root[data-reactive]')).toBeAttached();
    await site.expectNoWider();
  }
});

test('a line at the top says that a page is on its way, and is gone once it is there', {
  tag: '@turn-10',
}, async ({ page, api, site, language }) => {
  const items = (await findMenu(api, language)).flatMap((group) => group.items);
  // What every navigation needs comes with the first one.
  await site.visit(items[0]?.path ?? '/');
  await site.goTo('/');
  await page.evaluate(untilSettled);
  await page.waitForLoadState('networkidle');
  const banner = page.getByRole('banner');
  const hasLine = () => banner.evaluate(hasLineAbove);
  await expect.poll(hasLine, 'a line at the top').toBe(false);
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  let isAwaited = false;
  for (const { path } of items.slice(1)) {
    const before = await page.title();
    await site.goTo(path);
    const marked = site.main.locator(`nav a[aria-current="page"][href="${path}"]`);
    const isThere = async () => (await page.title()) !== before || (await marked.count()) > 0;
    const note = 'the page, or a line at the top until it is there';
    await expect.poll(async () => (await hasLine()) || (await isThere()), note).toBe(true);
    isAwaited = await hasLine();
    if (isAwaited) break;
  }
  test.skip(!isAwaited, 'The scripts of every page are there at once.');
  released.resolve();
  await expect.poll(hasLine, 'a line at the top').toBe(false);
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
});

/** In the page: whether something is seen at the window's top edge that stands before the header. */
function hasLineAbove(banner: Element): boolean {
  const all = [...(banner.parentElement?.children ?? [])];
  return all.slice(0, all.indexOf(banner)).some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isPainted = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isPainted && width > 0 && top <= 0 && bottom > 0;
  });
}
