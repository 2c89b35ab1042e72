import type { Page } from '@playwright/test';
import { readCharacterSet } from '../../src/core/character-set.ts';
import { VERSION_KEY } from '../../src/core/subset-faces.ts';
import { holdRequests } from './support/hold-requests.ts';
import { readSystemFonts } from './support/system-fonts.ts';
import { expect, test } from './support/test.ts';

/** Headings, strong lines and cut-off ones; italics, and letters of several languages. */
const PAGES = ['/plants/beds?tab=out&lang=en', '/garden/welcome?lang=en'];
/** A character that no page has. */
const NEW_CHARACTER = '龘';

for (const path of PAGES) {
  test(`a page looks the same once the letters of further pages have come: ${path}`, async ({
    page,
    visit,
  }) => {
    const letGo = await holdRequests(page, '**/further.css*');
    await visit(path);
    await expect(page.locator('html')).not.toHaveClass(/first-screen/);
    const before = await page.screenshot({ animations: 'disabled' });
    letGo();
    await expect.poll(() => hasFurtherLetters(page)).toBe(true);
    const after = await page.screenshot({ animations: 'disabled' });
    expect(after.equals(before)).toBe(true);
  });
}

test('the pages that follow ask for the characters that are new, and for those alone', async ({
  page,
  visit,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/fonts/further.css') asked.push(searchParams);
  });
  const heading = page.locator('main h1');
  await visit('/plants/houses?lang=zh');
  await page.waitForLoadState('networkidle');
  // Letters alone, and few of them.
  const letters = asked.length;
  expect(asked.join('').length).toBeLessThan(200);
  const houses = await heading.innerText();
  await page.locator('main a[href="/plants/trees"]').first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(letters);
  await expect(page.locator('main li')).not.toHaveCount(0);
  await expect.poll(() => readSystemFonts(page, 'main h1, main h2, main p')).toEqual([]);
  const trees = await heading.innerText();
  const count = await page.locator('main li').count();
  const before = asked.length;
  await page.goBack();
  await expect(heading).toHaveText(houses);
  await page.goForward();
  await expect(heading).toHaveText(trees);
  await expect(page.locator('main li')).toHaveCount(count);
  // What has come once is there: the next request is for a character that is added, and for nothing else.
  await heading.evaluate((element, added) => element.append(added), NEW_CHARACTER);
  await expect.poll(() => asked.slice(before).map(readCharacters)).toEqual([NEW_CHARACTER]);
});

test('what is typed is shown in the site’s fonts', async ({ page, visit }) => {
  await visit('/search?lang=zh');
  const answer = page.waitForResponse((one) => one.url().includes('/fonts/further.css'));
  await page.getByRole('searchbox').first().fill('龘龖');
  const sheet = await (await answer).text();
  expect(sheet).toContain('unicode-range:U+9f96,U+9f98');
});

test('where the server cuts nothing, the faces in reserve come into use', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/further\.css|Failed to load resource/);
  await page.route('**/fonts/further.css*', (route) => route.fulfill({ status: 503 }));
  await visit('/plants/houses?lang=zh');
  await page.locator('main a[href="/plants/trees"]').first().click();
  await expect.poll(() => countLoaded(page, 'Site Han Rest')).toBeGreaterThan(0);
});

/** The characters that a request for further letters is for, of whichever face. */
function readCharacters(query: URLSearchParams): string {
  const sets = [...query].map(([key, value]) =>
    key === VERSION_KEY ? [] : readCharacterSet(value),
  );
  return String.fromCodePoint(...new Set(sets.flatMap((codes) => codes ?? [])));
}

/** Whether the letters that pages need which follow are there. */
function hasFurtherLetters(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const further = document.querySelector<HTMLLinkElement>('link[href*="further.css"]');
    return further?.sheet instanceof CSSStyleSheet && document.fonts.status === 'loaded';
  });
}

/** How many faces of a family are in use. */
function countLoaded(page: Page, family: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      [...document.fonts].filter(
        (face) => face.family.replaceAll('"', '') === wanted && face.status === 'loaded',
      ).length,
    family,
  );
}
