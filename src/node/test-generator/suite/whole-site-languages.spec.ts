import { languageOf } from './support/discovery.ts';
import { FACTS, type Language } from './support/facts.ts';
import { escapePattern } from './support/faults.ts';
import { findHan } from './support/in-page.ts';
import { findSlantedHan } from './support/letters-in-page.ts';
import { findMenu } from './support/menus.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';

test('the other language is one click away, and is kept', {
  tag: '@quarter-3',
}, async ({ page, site, language }) => {
  test.skip(!FACTS.languageButton, 'The header leads to no other language.');
  const next = languageAfter(language);
  const [section] = FACTS.sections.filter(({ pages }) => pages.length > 0);
  const path = section?.pages[0]?.route ?? '/';
  await site.visit(path);
  await chooseLanguage(page, site, { from: language, to: next });
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe(next.code);
  await expect(page).toHaveTitle(new RegExp(`${escapePattern(next.siteName)}$`));
  // One choice for the whole site, not for the folder of this page.
  const stored = (await page.context().cookies()).filter(({ name }) => name === 'lang');
  expect(stored.map((cookie) => [cookie.value, cookie.path])).toEqual([[next.code, '/']]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  // What this tab has stored is unknown to the server and to other tabs: they have the cookie.
  expect(await languageOf(page.request, path)).toBe(next.tag);
  // A URL that names a language has been sent by somebody who reads it in that one.
  await site.visit(`${path}?lang=${language.code}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page).toHaveTitle(new RegExp(`${escapePattern(language.siteName)}$`));
  await chooseLanguage(page, site, { from: language, to: next });
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
});

test('words that are searched for stay in the other language, and are searched for there', {
  tag: '@turn-5',
}, async ({ page, site, language }) => {
  test.skip(FACTS.search === undefined, 'The site has no search page.');
  test.skip(!FACTS.languageButton, 'The header leads to no other language.');
  const next = languageAfter(language);
  test.skip(next === language, 'The site has one language.');
  const word = [...language.siteName].slice(0, 2).join('');
  await site.visit(FACTS.search ?? '');
  const box = site.main.getByRole('searchbox');
  await box.fill(word);
  await box.press('Enter');
  await expect(box).toHaveValue(word);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await chooseLanguage(page, site, { from: language, to: next });
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  await expect(box).toHaveValue(word);
  const isWord = (sent: string) => sent.includes(word) || sent.includes(encodeURIComponent(word));
  await expect.poll(() => asked.some(isWord)).toBe(true);
});

test('a tab keeps its language while another is opened beside it', {
  tag: '@turn-11',
}, async ({ page, context, site, language }) => {
  const [section] = FACTS.sections.filter(({ pages }) => pages.length > 0);
  test.skip(
    !FACTS.languageButton || FACTS.languages.length !== 2,
    'The header has a menu or none.',
  );
  const next = languageAfter(language);
  await site.visit(section?.pages[0]?.route ?? '/');
  const words = site.word('ui.switchLanguage', { language: next.label });
  const stored = () => page.evaluate(() => sessionStorage.getItem('lang'));
  const before = await stored();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words })
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.locator('html')).toHaveAttribute('lang', next.tag);
  await other.close();
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  expect(await stored()).toBe(before);
});

test('the language is changed where the browser stores nothing, too', {
  tag: '@turn-2',
}, async ({ page, site, language }) => {
  test.skip(!FACTS.languageButton, 'The header leads to no other language.');
  const next = languageAfter(language);
  test.skip(next === language, 'The site has one language.');
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is closed.', 'SecurityError');
        },
      });
    }
  });
  await site.visit('/');
  await chooseLanguage(page, site, { from: language, to: next });
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  expect(new URL(page.url()).searchParams.get('lang')).toBe(next.code);
});

/** The language that the header leads to, or the first of those that it does. */
function languageAfter(language: Language): Language {
  const { languages } = FACTS;
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
}

async function chooseLanguage(
  page: Page,
  site: Site,
  { from, to }: { readonly from: Language; readonly to: Language },
): Promise<void> {
  const banner = page.getByRole('banner');
  if (FACTS.languages.length > 2) {
    const others = FACTS.languages.filter(({ code }) => code !== from.code);
    const menu = banner.locator('details').filter({ has: page.getByText(to.label) });
    await menu.getByLabel(site.word('ui.language', { language: from.label })).click();
    await expect(menu.getByRole('link')).toHaveText(others.map(({ label }) => label));
    await menu.getByRole('link', { name: to.label, exact: true }).click();
  } else {
    const words = site.word('ui.switchLanguage', { language: to.label });
    const button = banner.getByRole('link', { name: words });
    await expect(button).toHaveText(to.label);
    await button.click();
  }
}

test('words of another language say which it is', {
  tag: '@quarter-0',
}, async ({ page, site, language }) => {
  await site.visit('/');
  const banner = page.getByRole('banner');
  for (const { tag, text: name } of FACTS.names) {
    const own = banner.getByText(name, { exact: true }).first();
    const said = await own.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(said, name).toBe(tag);
  }
  if (/^(?:zh|yue|ja)\b/.test(language.tag)) return;
  expect(await banner.evaluate(findHan)).toEqual([]);
  if (FACTS.footer === undefined) return;
  expect(await page.getByRole('contentinfo').evaluate(findHan)).toEqual([]);
});

test('the HTML that the server sends names its language', {
  tag: '@quarter-1',
}, async ({ page, language }) => {
  expect(await languageOf(page.request, '/')).toBe(language.tag);
});

test('Chinese and Japanese are never slanted, not even where a manifest asks for italics', {
  tag: '@language-2',
}, async ({ page, api, site, language }) => {
  test.skip(!/^(?:zh|yue|ja)\b/.test(language.tag), 'The language has italics.');
  const pages = (await findMenu(api, language)).flatMap(({ items }) =>
    items.filter(({ isItalic }, index) => isItalic || index === 0).map(({ path }) => path),
  );
  for (const path of ['/', ...pages, ...(FACTS.search === undefined ? [] : [FACTS.search])]) {
    await site.visit(path);
    expect(await page.locator('body').evaluate(findSlantedHan), path).toEqual([]);
  }
});

test('arrows point on and back as the language is read', {
  tag: '@language-7',
}, async ({ page, site, language }) => {
  await site.visit('/');
  const arrows = page
    .getByRole('button', { name: site.word('ui.next'), exact: true })
    .or(page.getByRole('button', { name: site.word('ui.previous'), exact: true }))
    .locator('svg');
  test.skip((await arrows.count()) === 0, 'Nothing of the first page leads on and back.');
  const scales = await arrows.evaluateAll((all) => all.map((own) => getComputedStyle(own).scale));
  expect([...new Set(scales)]).toEqual([language.direction === 'rtl' ? '-1 1' : 'none']);
});
