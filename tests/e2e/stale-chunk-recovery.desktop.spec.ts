import type { Page, Route } from '@playwright/test';
import { closeStorage } from './support/closed-storage.ts';
import { untilShown } from './support/settle.ts';
import { test as base, expect, waitUntilReactive } from './support/test.ts';
import { textOf } from './support/texts.ts';

const FROM = '/plants/houses';
/** Its layout's code is in a chunk that no page of plants needs. */
const TO = '/programme/talks';
const CHUNK = /\/assets\/grid-[^/]+\.js$/;

interface Release {
  /** Takes the layout's chunk away, as a new release does that names it otherwise. */
  readonly remove: () => void;
  readonly putBack: () => void;
}

const test = base.extend<{ release: Release; requests: string[] }>({
  release: async ({ page }, use) => {
    let isGone = false;
    await page.route(CHUNK, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await use({
      remove: () => {
        isGone = true;
      },
      putBack: () => {
        isGone = false;
      },
    });
  },
  /** The documents that the browser asked for. */
  requests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(new URL(request.url()).pathname);
    });
    await use(requests);
  },
});

test.beforeEach(({ problems }) => problems.allow(/assets|dynamically imported|ERR_|preload/));

/** Goes to the other page within the site. */
async function goOver(page: Page): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'over', idx: 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, TO);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test.setTimeout(60_000);

test('code that a new release has taken away is had by loading the page anew, once', async ({
  page,
  visit,
  release,
  requests,
}) => {
  await visit(FROM);
  release.remove();
  // The page that is asked for again is the new release's, which has what it names.
  page.on('request', (request) => {
    if (request.method() === 'HEAD') release.putBack();
  });
  await goOver(page);
  await expect.poll(() => requests).toEqual([FROM, TO]);
  await expect(cards(page).first()).toBeVisible();
});

test('what stays gone leaves the HTML of the server, and no second try', async ({
  page,
  visit,
  release,
  requests,
}) => {
  await visit(FROM);
  release.remove();
  await goOver(page);
  await expect.poll(() => requests).toEqual([FROM, TO]);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([FROM, TO]);
  await page.getByRole('banner').locator('a[href^="/"]').first().click();
  await expect(page).toHaveURL('/');
});

test('where storage is closed, so that nobody could count, the reader is told, and decides', async ({
  page,
  visit,
  release,
  requests,
}) => {
  await page.addInitScript(closeStorage);
  await visit(FROM);
  release.remove();
  await goOver(page);
  await expect(heading(page)).toHaveText(textOf('zh', 'ui.maintenance.title'));
  expect(requests).toEqual([FROM]);
  release.putBack();
  await page.getByRole('button', { name: textOf('zh', 'ui.reload') }).click();
  await expect(cards(page).first()).toBeVisible();
});

for (const [words, head, title, button] of [
  ['is not there', undefined, 'ui.failed.title', 'ui.retry'],
  ['is broken', 503, 'ui.maintenance.title', 'ui.reload'],
] as const) {
  test(`where the server ${words}, the reader is told, and decides`, async ({
    page,
    visit,
    release,
    requests,
    problems,
  }) => {
    problems.allow(/503/);
    let isAway = true;
    await page.route('**/*', (route) => {
      if (!isAway || route.request().method() !== 'HEAD') return route.fallback();
      return head === undefined ? route.abort() : route.fulfill({ status: head });
    });
    await visit(FROM);
    release.remove();
    await goOver(page);
    await expect(heading(page)).toHaveText(textOf('zh', title));
    expect(requests).toEqual([FROM]);
    release.putBack();
    isAway = false;
    await page.getByRole('button', { name: textOf('zh', button) }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test('a page whose code was never loaded says off line that nothing can be reached', async ({
  page,
  context,
  visit,
  requests,
}) => {
  await visit(FROM);
  await context.setOffline(true);
  await goOver(page);
  await expect(heading(page)).toHaveText(textOf('zh', 'ui.failed.title'));
  await expect(page.getByRole('main')).toContainText(textOf('zh', 'ui.failed.network'));
  await expect.poll(() => brokenPictures(page)).toBe(0);
  await page.getByRole('button', { name: textOf('zh', 'ui.retry') }).click();
  await expect(heading(page)).toHaveText(textOf('zh', 'ui.failed.title'));
  expect(requests).toEqual([FROM]);
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  expect(requests).toEqual([FROM, TO]);
});

/** How many pictures are seen that could not be had. */
function brokenPictures(page: Page): Promise<number> {
  return page
    .locator('main img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth === 0),
    )
    .then(({ length }) => length);
}

test('code that is only asked for ahead changes nothing where it is gone', async ({
  page,
  visit,
  release,
  requests,
}) => {
  await visit('/programme/walks');
  release.remove();
  const gone = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('main').locator(`a[href="${TO}"]`).first().focus();
  await gone;
  await untilShown(page);
  expect(requests).toEqual(['/programme/walks']);
});

test('a link works where the router that would follow it is gone', async ({
  page,
  visit,
  requests,
}) => {
  let isGone = true;
  await page.route(/\/assets\/navigating-[^/]+\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await visit(FROM);
  // The page that is asked for again is the new release's, which has what it names.
  page.on('request', (request) => {
    if (request.method() === 'HEAD') isGone = false;
  });
  await page.getByRole('navigation').locator('a[href="/plants/trees"]').last().click();
  await expect.poll(() => requests).toEqual([FROM, '/plants/trees']);
  await expect(page).toHaveURL('/plants/trees');
  // The way back is within one document, which its scripts have to go.
  await waitUntilReactive(page);
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(heading(page)).not.toHaveText('');
});

test('code that comes no more because the reader is leaving does not keep them', async ({
  page,
  visit,
  requests,
}) => {
  await visit(FROM);
  // Firefox gives up imports when one leaves; here the line does, once leaving has begun.
  const chunk = await holdRoute(page, CHUNK);
  const next = await holdRoute(page, '**/garden/reports');
  await goOver(page);
  await chunk.isAsked;
  // The browser answers nothing more from here on, until the other page is there.
  await page.evaluate(() => void setTimeout(() => window.location.assign('/garden/reports')));
  await next.isAsked;
  const asksAgain: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asksAgain.push(request.url());
  });
  const given = page.waitForEvent('requestfailed', (request) => CHUNK.test(request.url()));
  await chunk.end((route) => route.abort());
  await given;
  await next.end((route) => route.continue());
  await expect(page).toHaveURL('/garden/reports');
  expect(asksAgain).toEqual([]);
  expect(requests).toEqual([FROM, '/garden/reports']);
});

/** Holds what is asked for at a place until its end is decided. */
async function holdRoute(page: Page, url: string | RegExp) {
  const { promise: asked, resolve } = Promise.withResolvers<Route>();
  await page.route(url, resolve);
  return { isAsked: asked, end: async (how: (route: Route) => Promise<void>) => how(await asked) };
}
