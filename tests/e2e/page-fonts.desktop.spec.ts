import type { Page } from '@playwright/test';
import { readCharacterSet } from '../../src/core/character-set.ts';
import { VERSION_KEY } from '../../src/core/subset-faces.ts';
import { readSystemFonts } from './support/system-fonts.ts';
import { expect, test } from './support/test.ts';

/** Headings, strong lines and cut-off ones; italics, and letters of several languages. */
const PAGES = ['/plants/beds?tab=out&lang=en', '/garden/welcome?lang=en'];
/** A character that no page has. */
const NEW_CHARACTER = '龘';
const NEW_LETTER = '%';

for (const path of PAGES) {
  test(`a page looks the same once letters of further pages have come: ${path}`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(page.locator('html')).not.toHaveClass(/first-screen/);
    await page.waitForLoadState('networkidle');
    const before = await page.screenshot({ animations: 'disabled', fullPage: true });
    await page.locator('.visually-hidden').first().evaluate(appendText, NEW_LETTER);
    await expect.poll(() => listLoaded(page, 'Site Latin')).toContain('U+25');
    const after = await page.screenshot({ animations: 'disabled', fullPage: true });
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
  expect(asked).toEqual([]);
  const houses = await heading.innerText();
  await page.locator('main a[href="/plants/trees"]').first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
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
  await heading.evaluate(appendText, NEW_CHARACTER);
  await expect.poll(() => asked.slice(before).map(readCharacters)).toEqual([NEW_CHARACTER]);
});

test('letters of what is far down come as it comes near', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/fonts/further.css') asked.push(readCharacters(searchParams));
  });
  await visit('/plants/trees?lang=zh');
  // More than a screen of one letter goes before.
  await page.locator('main').evaluate((main) => {
    const far = document.createElement('p');
    far.style.marginTop = '200vh';
    far.textContent = '龖';
    const near = document.createElement('p');
    near.textContent = '龘'.repeat(1000);
    main.append(near, far);
  });
  await expect.poll(() => asked).toEqual(['龘']);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['龘']);
  await page.locator('main > p').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(['龘', '龖']);
  await expect.poll(() => listLoaded(page, 'Site Han')).toContain('U+9F96');
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
  await expect.poll(() => listLoaded(page, 'Site Han Rest')).not.toEqual([]);
});

test('a browser whose scripts cannot scale a face has what comes later by a stylesheet', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(FontFace.prototype, 'sizeAdjust'));
  await visit('/plants/houses?lang=zh');
  await expect(page.locator('html')).not.toHaveClass(/first-screen/);
  await expect.poll(() => readSystemFonts(page, 'main h1, main h2, main p')).toEqual([]);
  await expect(page.locator('head link[href^="/fonts/"][media]')).toHaveCount(0);
});

test('the faces in reserve come into use where one that comes later cannot be read', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    FontFace.prototype.load = () => Promise.reject(new Error('unreadable'));
  });
  await visit('/plants/houses?lang=zh');
  await expect(page.locator('html')).not.toHaveClass(/first-screen/);
  await expect.poll(() => listLoaded(page, 'Site Han Rest')).not.toEqual([]);
});

/** The characters that a request for further letters is for, of whichever face. */
function readCharacters(query: URLSearchParams): string {
  const sets = [...query].map(([key, value]) =>
    key === VERSION_KEY ? [] : readCharacterSet(value),
  );
  return String.fromCodePoint(...new Set(sets.flatMap((codes) => codes ?? [])));
}

function appendText(element: Element, text: string): void {
  element.append(text);
}

/** The characters of a family's faces that are in use, as CSS says them. */
function listLoaded(page: Page, family: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.fonts]
        .filter((face) => face.family.replaceAll('"', '') === wanted && face.status === 'loaded')
        .map((face) => face.unicodeRange),
    family,
  );
}
