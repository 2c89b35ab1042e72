import {
  expectArrived,
  expectOwnTab,
  expectSameWhenLoaded,
  scrollDown,
} from './support/arrival.ts';
import { FACTS } from './support/facts.ts';
import { findPassingOver } from './support/in-sight.ts';
import { findMenu } from './support/menus.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';

test('each page that a menu leads to is the one that its URL has, read from its beginning', {
  tag: '@turn-6',
}, async ({ page, api, site, language }) => {
  for (const { title, path, items } of await findMenu(api, language)) {
    await site.visit(path);
    const side = site.main.getByRole('navigation', {
      name: site.word('ui.sectionMenu', { section: title }),
    });
    for (const item of [...items.slice(1), ...items.slice(0, 1)]) {
      if (items.length < 2) continue;
      await scrollDown(page);
      await side.getByRole('link', { name: item.title, exact: true }).click();
      await expectArrived(page, item.path);
      await expectSameWhenLoaded(page, site);
    }
  }
});

test('a link may be followed into a tab of its own, and the page stays', {
  tag: '@turn-8',
}, async ({ page, api, site, language }) => {
  const [group] = (await findMenu(api, language)).filter(({ items }) => items.length > 1);
  test.skip(group === undefined, 'No section has two pages.');
  const { path = '', title = '', items: [, item] = [] } = group ?? {};
  await site.visit(path);
  const side = site.main.getByRole('navigation', {
    name: site.word('ui.sectionMenu', { section: title }),
  });
  const name = item?.title ?? '';
  await expectOwnTab(page, side.getByRole('link', { name, exact: true }), item?.path ?? '');
  await expectOwnTab(page, homeLink(page, site), '/');
});

test('the menu closes when a page is chosen of it, and by Escape, which gives the focus back', {
  tag: '@quarter-2',
}, async ({ page, api, site, language }) => {
  const groups = await findMenu(api, language);
  const { title = '', items = [] } = groups.at(-1) ?? {};
  const item = items.at(-1);
  test.skip(item === undefined, 'The menu has no pages.');
  await site.visit('/');
  const opener = page.getByRole('button', { name: site.word('ui.openMenu') });
  const menu = page.getByRole('dialog');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await site.escape(menu);
  await expect(opener).toBeFocused();
  // What is open is all that keys lead to, and that scrolls.
  await opener.click();
  await expect(menu).toBeVisible();
  const reached = new Set<boolean>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.closest('main') !== null));
  }
  expect([...reached]).toEqual([false]);
  await menu.getByRole('button', { name: site.word('ui.closeMenu') }).click();
  await expect(menu).toHaveCount(0);
  await opener.click();
  if (site.isMobile) await menu.getByRole('button', { name: title, exact: true }).click();
  await menu
    .getByRole('link', { name: item?.title ?? '', exact: true })
    .last()
    .click();
  await expectArrived(page, item?.path ?? '');
  await expect(menu).toHaveCount(0);
});

test('the menu of a group opens under the pointer and by keys, whose arrows lead as they point', {
  tag: '@quarter-0',
}, async ({ page, api, site, language }) => {
  test.skip(site.isMobile, 'Phones have no such menu.');
  const groups = (await findMenu(api, language)).filter(({ items }) => items.length > 2);
  const [group] = groups;
  test.skip(group === undefined, 'No group has three pages.');
  const { title = '', items = [] } = group ?? {};
  await site.visit('/');
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  const button = top.getByRole('button', { name: title, exact: true });
  // Links become buttons as a reader comes to them, who stays where they were.
  await top.getByRole('link').or(top.getByRole('button')).first().focus();
  await expect(top.getByRole('button').first()).toBeVisible();
  await expect(top.locator(':focus')).toHaveCount(1);
  await top.hover();
  const entries = top.getByRole('menuitem');
  await page.mouse.move(0, 600);
  await expect(entries).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText(items.map((item) => item.title));
  const steps: readonly (readonly [string, number])[] = [
    ['Home', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', items.length - 1],
    ['Home', 0],
  ];
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expect(entries.nth(place), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectArrived(page, items.at(-1)?.path ?? '');
  await expect(entries).toHaveCount(0);
  // What is chosen by the pointer closes it too, though the pointer is still there.
  await button.hover();
  await entries.first().click();
  await expectArrived(page, items[0]?.path ?? '');
  await expect(entries).toHaveCount(0);
  // Whoever only passes over it goes on typing where the focus is.
  await homeLink(page, site).focus();
  await page.mouse.move(0, 600);
  await button.hover();
  await expect(entries.first()).toBeVisible();
  await expect(homeLink(page, site)).toBeFocused();
});

test('the header, and on a phone the tabs of a section, stay in sight', {
  tag: '@quarter-1',
}, async ({ page, api, site, language }) => {
  const groups = (await findMenu(api, language)).filter(({ items }) => items.length > 1);
  test.skip(groups.length === 0, 'No section has two pages.');
  let looked = 0;
  for (const { title, items } of groups) {
    const side = site.main.getByRole('navigation', {
      name: site.word('ui.sectionMenu', { section: title }),
    });
    const current = side.locator('[aria-current="page"]');
    for (const { path } of [...items.slice(0, 1), ...items.slice(-1)]) {
      await site.visit(path);
      await expect(current).toBeInViewport({ ratio: 0.9 });
      const further = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
      if (further < 900) continue;
      looked += 1;
      await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
      const bar = site.isMobile ? side : page.getByRole('banner');
      await expect(bar).toBeInViewport();
      await expect(current).toBeInViewport();
      expect(await bar.evaluate(findPassingOver), path).toEqual([]);
    }
    const [first, last] = [items[0]?.path ?? '', items.at(-1)?.path ?? ''];
    await site.visit(first);
    // Who has moved the tabs and goes there by the menu finds the page's own in sight too.
    await side.getByRole('list').evaluate((list) => {
      list.scrollLeft += 1;
      list.scrollLeft -= 1;
    });
    await site.goTo(last);
    await expect(current).toHaveAttribute('href', last);
    await expect(current).toBeInViewport({ ratio: 0.9 });
  }
  test.skip(looked === 0, 'Every page stands in the window.');
});

test('without scripts all pages of the menus are led to, and the language is kept', {
  tag: '@turn-7',
}, async ({ api, language, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  try {
    const plain = await context.newPage();
    const [first] = FACTS.languages;
    const other = FACTS.languages.find(({ code }) => code !== first?.code);
    await plain.goto('/');
    await expect(plain.locator('html')).toHaveAttribute('lang', first?.tag ?? '');
    await expect(plain.getByRole('main').locator('h1, h2').first()).toBeVisible();
    if (language.code === first?.code) {
      for (const { path, items } of await findMenu(api, language)) {
        await plain.goto('/');
        await expect(plain.locator(`a[href="${path}"]`).first()).toBeAttached();
        await plain.goto(path);
        for (const item of items) {
          await expect(plain.locator(`main nav a[href="${item.path}"]`).first()).toBeVisible();
        }
      }
    }
    if (other === undefined) return;
    test.skip(!FACTS.languageButton, 'The header leads to no other language.');
    const link = plain.locator(`a[hreflang="${other.tag}"], a[href$="lang=${other.code}"]`).first();
    await plain.goto((await link.getAttribute('href')) ?? '');
    await expect(plain.locator('html')).toHaveAttribute('lang', other.tag);
    const [route] = FACTS.sections.flatMap(({ pages }) => pages.map((own) => own.route));
    await plain.goto(route ?? '/');
    await expect(plain.locator('html')).toHaveAttribute('lang', other.tag);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lang');
    expect([cookie?.value, cookie?.expires, cookie?.path]).toEqual([other.code, -1, '/']);
  } finally {
    await context.close();
  }
});

function homeLink(page: Page, site: Site) {
  return page
    .getByRole('banner')
    .getByRole('link', { name: site.word('ui.home') })
    .first();
}
