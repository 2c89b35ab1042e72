import { SCRIPTS } from './support/expected-columns.ts';
import { FACTS } from './support/facts.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';

test('words to search for are sent without the blanks around them; without any nothing is sent', {
  tag: '@turn-1',
}, async ({ page, site, language }) => {
  test.skip(FACTS.search === undefined, 'The site has no search page.');
  const word = [...language.siteName].slice(0, 2).join('');
  await page.setViewportSize({ width: FACTS.mobileUpTo + 400, height: 900 });
  await site.visit('/');
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: site.word('ui.openSearch') });
  const open = () => opener.click();
  const box = banner.getByRole('searchbox');
  await open();
  await expect(box).toBeFocused();
  await box.fill('  ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  await box.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(opener).toBeFocused();
  // What was typed is gone with the box.
  await open();
  await box.fill(word);
  await page.mouse.click(5, 600);
  await expect(box).toHaveCount(0);
  await open();
  await expect(box).toHaveValue('');
  // The icon that has opened it closes it.
  const closer = banner.getByRole('button', { name: site.word('ui.closeSearch') });
  await expect(closer).toHaveAttribute('aria-expanded', 'true');
  await closer.click();
  await expect(box).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await open();
  await box.fill(`  ${word}  `);
  await box.press('Enter');
  await expect(page).toHaveURL(FACTS.search ?? '');
  await expect(site.main.getByRole('searchbox')).toHaveValue(word);
  await expectSameWordsInTabs(page, site, word);
});

/** Expects that what was searched for is searched for in the other tabs, too, and on the way back. */
async function expectSameWordsInTabs(page: Page, site: Site, word: string): Promise<void> {
  const box = site.main.getByRole('searchbox');
  const tabs = site.main.getByRole('tab');
  const links = site.main.getByRole('navigation').last().getByRole('link');
  if ((await links.or(tabs).count()) < 2) return;
  // What is chosen by links until somebody comes near it.
  await links.or(tabs).last().hover();
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveValue(word);
  await page.goBack();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'false');
  await expect(box).toHaveValue(word);
}

test('words typed before the scripts came stand in the box, and its button sends them', {
  tag: '@turn-10',
}, async ({ page, site, language }) => {
  test.skip(FACTS.search === undefined, 'The site has no search page.');
  const word = [...language.siteName].slice(0, 2).join('');
  await page.setViewportSize({ width: FACTS.mobileUpTo + 400, height: 900 });
  const asked = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await asked.promise;
    await route.continue();
  });
  // The document is not done before its scripts are.
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: site.word('ui.openSearch') }).click();
  await page.keyboard.type('ab');
  asked.resolve();
  const box = banner.getByRole('searchbox');
  await expect(box).toHaveValue('ab');
  await expect(box).toBeFocused();
  await box.fill(word);
  const form = box.locator('xpath=ancestor::form');
  await form.getByRole('button', { name: site.word('ui.search'), exact: true }).click();
  await expect(page).toHaveURL(FACTS.search ?? '');
  await expect(site.main.getByRole('searchbox')).toHaveValue(word);
});
