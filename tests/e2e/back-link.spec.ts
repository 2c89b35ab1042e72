import type { Locator, Page } from '@playwright/test';
import { expectCalls } from './support/calls.ts';
import { allActivities, EVENT_LISTS, itemAt } from './support/programme.ts';
import { scrollPosition, scrollToEnd } from './support/scrolling.ts';
import { COMMON, resultLinks, search } from './support/search.ts';
import { expect, mostlyIn, test } from './support/test.ts';
import { tilesOf } from './support/tile-columns.ts';

/** An activity on the home page, of one of the groups that have pages. */
interface LatestActivity {
  readonly id: string;
  readonly name: string;
  readonly group: string;
}

mostlyIn('en', () => {
  for (const list of EVENT_LISTS) {
    test(`from ${list.path} the way back leads to where the reader was`, async ({
      page,
      visit,
      api,
      calls,
      text,
      menuName,
    }) => {
      const activities = await allActivities(api, list);
      const { name } = itemAt(activities, 21);
      await visit(list.path);
      await expect(async () => {
        await scrollToEnd(page);
        await expect(tilesOf(page)).toHaveCount(activities.length, { timeout: 1500 });
      }).toPass();
      const link = tilesOf(page).getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const before = await scrollPosition(page);
      expect(before).toBeGreaterThan(500);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await page.waitForLoadState('networkidle');
      calls.length = 0;
      const length = await historyLength(page);

      await backLink(page, text('ui.backTo', { list: await menuName(list.code) })).click();
      await expect(page).toHaveURL(list.path);
      await expect(tilesOf(page)).toHaveCount(activities.length);
      await expect.poll(() => scrollPosition(page)).toBe(before);
      await expectCalls(page, calls, []);
      // It went back in history, not on to a new entry.
      expect(await historyLength(page)).toBe(length);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  }

  test('from a typed URL it leads to the list', async ({ page, visit, api, text, menuName }) => {
    const list = itemAt(EVENT_LISTS);
    const { id } = itemAt(await allActivities(api, list));
    const title = await menuName(list.code);
    await visit('/plants/houses');
    await visit(`${list.path}/${id}`);
    await backLink(page, text('ui.backTo', { list: title })).click();
    await expect(page).toHaveURL(list.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(`${list.path}/${id}`);
  });

  test('from home it is named after home and leads back there', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { name } = itemAt(await api<LatestActivity[]>('/home/latest-activities'));
    await visit('/');
    const length = await historyLength(page);
    await openFromHome(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await backLink(page, text('ui.backHome')).click();
    await expect(page).toHaveURL('/');
    expect(await historyLength(page)).toBe(length + 1);
    await page.goForward();
    await expect(backLink(page, text('ui.backHome'))).toBeVisible();
  });

  test('it still is after the page was loaded again', async ({ page, visit, api, text }) => {
    const { name } = itemAt(await api<LatestActivity[]>('/home/latest-activities'));
    await visit('/');
    await openFromHome(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.reload();
    await backLink(page, text('ui.backHome')).click();
    await expect(page).toHaveURL('/');
  });
});

test('from a search it leads to the list that the page belongs to', async ({
  page,
  visit,
  text,
  menuName,
  language,
}) => {
  const list = itemAt(EVENT_LISTS);
  await visit('/search');
  await search(page, COMMON[language]);
  await resultLinks(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${list.path}/[^/]+$`));
  await backLink(page, text('ui.backTo', { list: await menuName(list.code) })).click();
  await expect(page).toHaveURL(list.path);
});

test('from a list of another page it leads to the own list', async ({
  page,
  visit,
  api,
  text,
  menuName,
}) => {
  const [list, other] = EVENT_LISTS;
  if (list === undefined || other === undefined) throw new Error('There are two lists at least');
  const { id } = itemAt(await allActivities(api, list));
  await visit(other.path);
  await tilesOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${other.path}/`));
  await visit(`${list.path}/${id}`);
  await backLink(page, text('ui.backTo', { list: await menuName(list.code) })).click();
  await expect(page).toHaveURL(list.path);
});

test('in a window of its own it leads to the list, although the list led there', async ({
  page,
  visit,
  api,
  text,
  menuName,
}) => {
  const list = itemAt(EVENT_LISTS);
  const { name } = itemAt(await allActivities(api, list));
  const title = await menuName(list.code);
  await visit(list.path);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    tilesOf(page)
      .getByRole('link', { name, exact: true })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(name);
  await backLink(opened, text('ui.backTo', { list: title })).click();
  await expect(opened).toHaveURL(list.path);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(title);
});

/** A slide that is out of sight has its link all the same; the keyboard follows it. */
async function openFromHome(page: Page, name: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
}

function backLink(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

async function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}
