import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { EXPORTED } from './export-once.ts';
import { provideNginx } from './provide-nginx.ts';
import { type RunningNginx, startNginx } from './run-nginx.ts';

let nginx: RunningNginx;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  const nginxProgram = await provideNginx();
  nginx = await startNginx({ nginx: nginxProgram, exported: EXPORTED, server: 'static.conf' });
  const launched = await launchBrowser();
  if (launched === undefined) throw new Error('There is no browser; npm test installs one');
  browser = launched;
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ baseURL: nginx.origin });
  page = await context.newPage();
  problems = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});
afterEach(() => context.close());

/** Waits for the page to react: its scripts have taken the HTML over. */
async function open(url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
}

const more = () => page.locator('main').getByRole('link', { name: /更多/ });

async function itemsOf(file: string): Promise<{ readonly name: string }[]> {
  return JSON.parse(readFileSync(path.join(EXPORTED, 'site/api', file), 'utf8'));
}

describe('an exported page in a browser', () => {
  test.each(['/', '/about/contact-us', '/academic-life/remapping', '/people/staffs?lang=en'])(
    '%s takes its HTML over without a word, and asks for no data',
    async (url) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      await open(url);
      expect(calls).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test('a list grows to its end, from files', async () => {
    const people = await itemsOf('peoples/faculty-fellows.zh.json');
    await open('/people/faculty-fellows');
    // The list grows by itself where its end is near, and moves what could be clicked.
    const cards = page.locator('main li h2, main li h3');
    const growOn = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return cards.count();
    };
    await expect.poll(growOn, { timeout: 30_000 }).toBe(people.length);
    expect(problems).toEqual([]);
  });

  test('a list that the API pages grows by its further answers', async () => {
    await open('/about/news');
    const answer = page.waitForResponse(/\/api\/news\?page=1&size=20$/);
    await more().click();
    expect((await answer).status()).toBe(200);
    expect(problems).toEqual([]);
  });

  test('a card leads to its detail, and the way back to the list as it was', async () => {
    const [{ name } = { name: '' }] = await itemsOf('peoples/faculty-fellows.zh.json');
    await open('/people/faculty-fellows');
    const card = page.locator('main').getByRole('link', { name }).first();
    await card.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await card.waitFor();
    expect(problems).toEqual([]);
  });

  test('the other language is kept for the pages that follow', async () => {
    await open('/people/staffs');
    await page
      .getByRole('link', { name: /English/ })
      .first()
      .click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await open('/about/news');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(problems).toEqual([]);
  });

  test('a tab shows its own list', async () => {
    const [fellow] = await itemsOf('peoples/postdoctoral-fellows@type=post.zh.json');
    await open('/people/postdoctoral-fellows');
    await page.locator('main a[href*="tab="]').first().click();
    await page
      .locator('main')
      .getByText(fellow?.name ?? '')
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  test.each(['/search?q=lake', '/search?q=lake&lang=en'])(
    '%s says that nothing can be searched for without the API',
    async (url) => {
      await open(url);
      await page.getByRole('alert').first().waitFor();
      expect(await page.getByRole('alert').first().textContent()).toContain('404');
      // What the browser itself says of an answer with this status.
      expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    },
  );

  test('a URL without a page shows so, and leads home', async () => {
    await open('/nothing/here');
    await page.locator('main').getByRole('link').first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

  test('without scripts a list leads on page by page', async () => {
    const plain = await browser.newPage({ baseURL: nginx.origin, javaScriptEnabled: false });
    const names = () => plain.locator('main li h2, main li h3').allTextContents();
    await plain.goto('/people/faculty-fellows?lang=en');
    const first = await names();
    await plain.locator('main a[href*="page=2"]').click();
    await plain.waitForURL(/page=2/);
    expect(await plain.locator('html').getAttribute('lang')).toBe('en');
    expect((await names()).filter((name) => first.includes(name))).toEqual([]);
    await plain.close();
  });
});
