import type { APIRequestContext, Page } from '@playwright/test';
import { FACTS, type Language } from './support/facts.ts';
import { titleAt } from './support/oracle/fixture-answers.ts';
import { holdUrl } from './support/oracle/server.ts';
import { ORACLE_PORT } from './support/oracle/start.ts';
import { headAt, urlIn } from './support/read-head.ts';
import { expect, test } from './support/test-kinds.ts';

// Pages whose data are on their way: the site reads made-up answers, which come when a case lets them go.

test.use({ baseURL: process.env.ORACLE_SITE || 'http://127.0.0.1:9' });
test.skip(!process.env.ORACLE_SITE, 'ORACLE_SITE names no site that reads the made-up answers.');

test.beforeEach(({ problems }) => {
  // The pictures and files of made-up answers are nowhere.
  problems.allow(/made-up|no-such-picture/);
});

/** What lets go of the answers that a case holds back. */
const releases: (() => Promise<unknown>)[] = [];

// A case that has failed holds up no other.
test.afterEach(async () => {
  for (const release of releases.splice(0)) await release();
});

test(
  'what is typed into the search box while the data are on their way stays in it',
  {
    tag: '@turn-0',
  },
  async ({ page, request, language }, info) => {
    const { search } = FACTS;
    test.skip(search === undefined || FACTS.oracle === undefined, 'The site has no search page.');
    // No run waits for the answers of another one.
    const words = `late ${info.project.name} ${info.repeatEachIndex}`;
    const url = urlIn(`${search}?q=${encodeURIComponent(words)}`, language);
    const release = await visitAhead(page, request, { url, of: words, language });
    const box = page.getByRole('main').getByRole('searchbox').last();
    await box.click();
    await box.press('End');
    await page.keyboard.type(' more');
    await release();
    await expectWhole(page);
    // Where the words go that are typed now is where the focus and the caret are.
    await page.keyboard.type(' words');
    await expect(box).toHaveValue(`${words} more words`);
    await expect(page.locator('#root[data-reactive]')).toBeAttached();
    await expect(box).toHaveValue(`${words} more words`);
  },
);

test('a page whose data come late says once what it is, in words of its data', {
  tag: '@turn-0',
}, async ({ page, request, language }) => {
  const [named] = FACTS.oracle?.named ?? [];
  test.skip(named === undefined, 'No page of one URL is called by what it shows.');
  if (named === undefined) return;
  const url = urlIn(named.path, language);
  const release = await visitAhead(page, request, { url, of: named.call, language });
  const title = new RegExp(titleAt(1, language));
  await expect(page).not.toHaveTitle(title);
  await release();
  await expectWhole(page);
  await expect(page.locator('#root[data-reactive]')).toBeAttached();
  await expect(page).toHaveTitle(title);
  await expectHeadAsQuick(page, request, { path: named.path, language });
});

interface Arrival {
  readonly url: string;
  /** The path of the call that is answered late, or a value in its query. */
  readonly of: string;
  readonly language: Language;
}

/** Opens a page whose answer is held back, and expects that it shows where things will be. */
async function visitAhead(page: Page, request: APIRequestContext, { url, of, language }: Arrival) {
  // What the menus are is known from then on.
  await request.get(urlIn('/', language));
  const held = { of, language };
  await request.get(holdUrl(ORACLE_PORT, 'hold', held));
  const release = () => request.get(holdUrl(ORACLE_PORT, 'release', held));
  releases.push(release);
  await page.goto(url, { waitUntil: 'commit' });
  const isAhead = (await page.locator('html').getAttribute('data-ahead')) !== null;
  test.skip(!isAhead, 'The server has the page from before, or sends none ahead of its data.');
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // What is not painted yet has no focus.
  await expect(page.locator('html')).not.toHaveClass(/fonts-loading/);
  return release;
}

/** Expects that a page shows its data, and each of its parts once. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(FACTS.footer === undefined ? 0 : 1);
}

/** Expects that the head of a page says what it does where the data come at once, each of it once. */
async function expectHeadAsQuick(
  page: Page,
  request: APIRequestContext,
  { path, language }: { readonly path: string; readonly language: Language },
): Promise<void> {
  const said = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) =>
        attribute === '' ? tag.textContent : tag.getAttribute(attribute),
      );
    return {
      titles: all('head > title', ''),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href').map((href) => {
        const { pathname, search } = new URL(href ?? '', document.baseURI);
        return pathname + search;
      }),
      robots: all('meta[name="robots"]', 'content'),
    };
  });
  const { title, description, canonical, robots } = await headAt(request, path, language);
  expect(said).toEqual({
    titles: [title],
    descriptions: [description],
    canonicals: [canonical],
    robots: robots === '' ? [] : [robots],
  });
}
