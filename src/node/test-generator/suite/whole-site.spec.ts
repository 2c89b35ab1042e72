import type { Entity } from './support/entity.ts';
import { plain } from './support/expectations.ts';
import { FACTS } from './support/facts.ts';
import { findMenu } from './support/menus.ts';
import { expect, type Page, type Site, test } from './support/test-kinds.ts';

const UNKNOWN = '/there-is-no-such-page';

test('the menu of the header has the groups and pages that the navigation names', {
  tag: '@quarter-0',
}, async ({ page, api, site, language }) => {
  const menu = await findMenu(api, language);
  await site.visit('/');
  if (site.isMobile) {
    await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { expanded: false })).toHaveText(
      menu.map(({ title }) => title),
    );
    for (const { title, items } of menu) {
      await drawer.getByRole('button', { name: title, exact: true }).click();
      // Only one group is open at a time.
      await expect(drawer.getByRole('link')).toHaveText(items.map((item) => item.title));
    }
    await site.keepPicture('menu');
    return;
  }
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  await expect(top.getByRole('link')).toHaveText(menu.map(({ title }) => title));
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  const glance = page.getByRole('dialog');
  // Every group is open.
  await expect(glance.getByRole('heading')).toHaveText(menu.map(({ title }) => title));
  await expect(glance.getByRole('link')).toHaveText(
    menu.flatMap(({ items }) => items.map((item) => item.title)),
  );
  await glance.getByRole('button', { name: site.word('ui.closeMenu') }).click();
  await expect(glance).toHaveCount(0);
  // Without groups there is nothing to point at.
  if (menu.length > 0) await top.hover();
  for (const { title, items } of menu) {
    await top.getByRole('button', { name: title, exact: true }).hover();
    await expect(top.getByRole('menuitem')).toHaveText(items.map((item) => item.title));
  }
  await site.keepPicture('menu');
});

test('the open menu marks the page that is shown, and no other', {
  tag: '@quarter-2',
}, async ({ page, api, site, language }) => {
  const { title = '', items = [] } = (await findMenu(api, language)).at(-1) ?? {};
  const shown = items.at(-1);
  test.skip(shown === undefined, 'The menu has no pages.');
  await site.visit(shown?.path ?? '');
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('[aria-current="page"]')).toHaveText(shown?.title ?? '');
  // On a phone its group is the one that is open.
  if (site.isMobile) {
    await expect(menu.getByRole('button', { expanded: true })).toHaveText(title);
  }
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  if (site.isMobile) return;
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  const button = top.getByRole('button', { name: title, exact: true });
  await top.hover();
  await button.hover();
  await expect(top.locator('[aria-current]').first()).toHaveText(title);
  await expect(top.getByRole('menuitem').and(page.locator('[aria-current="page"]'))).toHaveText(
    shown?.title ?? '',
  );
});

test('every page of a section stands at its side, in the order of the menu', {
  tag: '@quarter-1',
}, async ({ api, site, language }) => {
  for (const { title, path, items } of await findMenu(api, language)) {
    await site.visit(path);
    const side = site.main.getByRole('navigation', {
      name: site.word('ui.sectionMenu', { section: title }),
    });
    await expect(side.getByRole('link')).toHaveText(items.map((item) => item.title));
    // The strip of a phone has none.
    if (!site.isMobile) await expect(side.getByRole('heading')).toHaveText(title);
    for (const [index, item] of items.entries()) {
      const own = side.getByRole('link').nth(index);
      await expect(own).toHaveAttribute('href', item.path);
      await expect(own.locator('em')).toHaveCount(item.isItalic ? 1 : 0);
    }
  }
});

test('a link at the side leads to its page without a new document, and marks it', {
  tag: '@quarter-2',
}, async ({ page, api, site, language }) => {
  const [group] = (await findMenu(api, language)).filter(({ items }) => items.length > 1);
  test.skip(group === undefined, 'No section has two pages.');
  const { path = '', title = '', items = [] } = group ?? {};
  await site.visit(path);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const side = site.main.getByRole('navigation', {
    name: site.word('ui.sectionMenu', { section: title }),
  });
  for (const item of items) {
    await side.getByRole('link', { name: item.title, exact: true }).click();
    await expect(page).toHaveURL(item.path);
    await expect(side.locator('[aria-current="page"]')).toHaveText(item.title);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a URL without its last part leads to the first page of the section', {
  tag: '@turn-0',
}, async ({ page, api, site, language }) => {
  for (const { route, path } of await findMenu(api, language)) {
    await site.visit(route);
    await expect(page).toHaveURL(path);
  }
});

test('an entry that is not to be seen is in no menu, and its page is not there', {
  tag: '@turn-1',
}, async ({ api, site, page }) => {
  const entries = await api.navigation();
  const hidden = FACTS.sections
    .filter(({ isInMenu }) => isInMenu)
    .flatMap(({ children }) => {
      const parent = entries.find(({ code }) => code === children?.of);
      return entries
        .filter((entry) => parent !== undefined && entry.parent === parent.id)
        .filter(({ state, display }) => state !== 'PUBLISHED' || display !== true)
        .map(({ code }) => (children?.route ?? '').replace(/:[a-zA-Z0-9]+/, String(code)));
    });
  test.skip(hidden.length === 0, 'The navigation hides nothing.');
  for (const path of hidden) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await site.visit('/');
  for (const path of hidden) await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});

test('the logo leads home', { tag: '@quarter-3' }, async ({ page, site }) => {
  await site.visit(FACTS.sections[0]?.pages[0]?.route ?? UNKNOWN);
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.word('ui.home') })
    .first()
    .click();
  await expect(page).toHaveURL('/');
});

test('a URL without a page says so with status 404, and leads home', {
  tag: '@quarter-1',
}, async ({ page, site, problems }) => {
  problems.allow(new RegExp(UNKNOWN));
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.word('ui.notFound.title'));
  await site.expectAccessible();
  await site.main.getByRole('link', { name: site.word('ui.toHome') }).click();
  await expect(page).toHaveURL('/');
});

test('a search from the header leads to the search page with its words', {
  tag: '@quarter-2',
}, async ({ page, site, api, language }) => {
  test.skip(FACTS.search === undefined, 'The site has no search page.');
  await site.visit('/');
  const banner = page.getByRole('banner');
  // There is one way to search: a link on phones, a box elsewhere.
  const opener = banner.getByRole('button', { name: site.word('ui.openSearch') });
  const link = banner.getByRole('link', { name: site.word('ui.search'), exact: true });
  await expect(opener).toHaveCount(site.isMobile ? 0 : 1);
  await expect(link).toHaveCount(site.isMobile ? 1 : 0);
  if (site.isMobile) {
    await link.click();
    await expect(page).toHaveURL(FACTS.search ?? '');
    return;
  }
  await opener.click();
  const box = banner.getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  const word = plain((await api.navigation())[0]?.name) || language.siteName;
  await box.fill(word);
  await box.press('Enter');
  await expect(page).toHaveURL(FACTS.search ?? '');
  await expect(site.main.getByRole('searchbox')).toHaveValue(word);
  await expect(banner.getByRole('searchbox')).toHaveCount(0);
});

test('the sitemap names every open page of the menus, in every language', {
  tag: '@turn-3',
}, async ({ request, api, language }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { items } of await findMenu(api, language)) {
    for (const { path } of items) expect(sitemap).toContain(`${path}</loc>`);
  }
  const { languages } = FACTS;
  for (const { tag } of languages) {
    expect(sitemap.includes(`hreflang="${tag}"`), tag).toBe(languages.length > 1);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: /m);
});

test('crossing the width of phones changes the layout in place', {
  tag: '@turn-4',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.visit('/');
  await expectBar(page, site, 'desktop');
  await page.setViewportSize({ width: FACTS.mobileUpTo, height: 900 });
  await expectBar(page, site, 'mobile');
  await page.setViewportSize({ width: FACTS.mobileUpTo + 1, height: 900 });
  await expectBar(page, site, 'desktop');
});

async function expectBar(page: Page, site: Site, which: 'desktop' | 'mobile'): Promise<void> {
  const isMobile = which === 'mobile';
  const top = page.getByRole('navigation', { name: site.word('ui.mainMenu'), exact: true });
  await expect(top).toHaveCount(isMobile ? 0 : 1);
  await page.getByRole('button', { name: site.word('ui.openMenu') }).click();
  // One group at most is open on a phone, all of them on wide screens.
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { expanded: false }).first()).toBeVisible({
    visible: isMobile,
  });
  await drawer.getByRole('button', { name: site.word('ui.closeMenu') }).click();
  await expect(drawer).toHaveCount(0);
}

/** What an answer of the navigation has to hold for the menus to be made of it. */
test('every entry of the navigation has an id, a code and a name', {
  tag: '@turn-5',
}, async ({ api }) => {
  const wrong = (await api.navigation()).filter(({ id, code, name }: Entity) =>
    [id, code, name].map(plain).includes(''),
  );
  expect(wrong).toEqual([]);
});
