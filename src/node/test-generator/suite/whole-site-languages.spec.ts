import { languageOf } from './support/discovery.ts';
import { FACTS } from './support/facts.ts';
import { escapePattern } from './support/faults.ts';
import { findHan } from './support/in-page.ts';
import { expect, test } from './support/test-kinds.ts';

test('the other language is one click away, and is kept', {
  tag: '@quarter-3',
}, async ({ page, site, language }) => {
  const next =
    FACTS.languages[(FACTS.languages.indexOf(language) + 1) % FACTS.languages.length] ?? language;
  test.skip(!FACTS.languageButton, 'The header leads to no other language.');
  const isMenu = FACTS.languages.length > 2;
  const [section] = FACTS.sections.filter(({ pages }) => pages.length > 0);
  const path = section?.pages[0]?.route ?? '/';
  await site.visit(path);
  const banner = page.getByRole('banner');
  if (isMenu) {
    const others = FACTS.languages.filter(({ code }) => code !== language.code);
    const menu = banner.locator('details').filter({ has: page.getByText(next.label) });
    await menu.getByLabel(site.word('ui.language', { language: language.label })).click();
    await expect(menu.getByRole('link')).toHaveText(others.map(({ label }) => label));
    await menu.getByRole('link', { name: next.label, exact: true }).click();
  } else {
    const words = site.word('ui.switchLanguage', { language: next.label });
    await banner.getByRole('link', { name: words }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  expect(await page.evaluate(() => sessionStorage.getItem('lang'))).toBe(next.code);
  await expect(page).toHaveTitle(new RegExp(`${escapePattern(next.siteName)}$`));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', next.tag);
  // What this tab has stored is unknown to the server and to other tabs: they have the cookie.
  expect(await languageOf(page.request, path)).toBe(next.tag);
  // A URL that names a language has been sent by somebody who reads it in that one.
  await site.visit(`${path}?lang=${language.code}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page).toHaveTitle(new RegExp(`${escapePattern(language.siteName)}$`));
});

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
  if (/^(?:zh|yue|ja)/.test(language.tag)) return;
  expect(await banner.evaluate(findHan)).toEqual([]);
  if (FACTS.footer === undefined) return;
  expect(await page.getByRole('contentinfo').evaluate(findHan)).toEqual([]);
});

test('the HTML that the server sends names its language', {
  tag: '@quarter-1',
}, async ({ page, language }) => {
  expect(await languageOf(page.request, '/')).toBe(language.tag);
});
