import type { Page } from '@playwright/test';
import { draftEntries, type Entry, openEntries, permitEntries } from './support/permits.ts';
import { itemAt } from './support/programme.ts';
import { expect, test } from './support/test.ts';

const NAVIGATION = '**/api/home/navigations';

// The server has the choice of language from a cookie; without it the browser asks for all itself.
test.use({ remembered: false, language: 'en' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('lang', 'en'));
});

interface Case {
  readonly words: string;
  readonly change: Partial<Entry>;
  readonly page: 'there' | 'not there';
  readonly preview: 'there' | 'not there';
}

const CASES: readonly Case[] = [
  {
    words: 'published and displayed',
    change: { state: 'PUBLISHED', display: true },
    page: 'there',
    preview: 'there',
  },
  {
    words: 'a draft that is displayed',
    change: { state: 'DRAFT', display: true },
    page: 'not there',
    preview: 'there',
  },
  {
    words: 'published and not displayed',
    change: { state: 'PUBLISHED', display: false },
    page: 'not there',
    preview: 'not there',
  },
  {
    words: 'a draft that is not displayed',
    change: { state: 'DRAFT', display: false },
    page: 'not there',
    preview: 'not there',
  },
];

for (const { words, change, page: own, preview } of CASES) {
  for (const [prefix, expected] of [
    ['/permits', own],
    ['/preview/permits', preview],
  ] as const) {
    test(`${prefix}/:code of an entry that is ${words} is ${expected}`, async ({
      page,
      visit,
      api,
      text,
      problems,
    }) => {
      // The server, which knows nothing of the change, may say 404 of what is there.
      problems.allow(/404/);
      const { code, name } = itemAt(await draftEntries(api));
      const entries = await api<Entry[]>('/home/navigations');
      await answerWith(page, change, code, entries);
      await visit(`${prefix}/${code}`);
      const isThere = expected === 'there';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        isThere ? name : text('ui.notFound.title'),
      );
      await expect(page.getByRole('article')).toHaveCount(isThere ? 1 : 0);
    });
  }

  test(`an entry that is ${words} is ${own === 'there' ? 'in' : 'not in'} the sidebar`, async ({
    page,
    visit,
    api,
  }) => {
    const { code } = itemAt(await draftEntries(api));
    const entries = await api<Entry[]>('/home/navigations');
    const changed = await answerWith(page, change, code, entries);
    await visit(`/permits/${itemAt(await openEntries(api)).code}`);
    const names = permitEntries(changed)
      .filter(({ state, display }) => state === 'PUBLISHED' && display)
      .map(({ name }) => name);
    const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveText(names);
  });
}

test('an entry that the server adds has a page at once', async ({ page, visit, api, problems }) => {
  problems.allow(/404/);
  const entries = await api<Entry[]>('/home/navigations');
  const added: Entry = {
    id: 'added',
    code: 'summer-school',
    name: 'Summer School',
    parent: 'entry-permits',
    state: 'PUBLISHED',
    display: true,
    sortValue: 99,
  };
  await page.route(NAVIGATION, (route) => route.fulfill({ json: [...entries, added] }));
  await page.route('**/api/forms/summer-school', (route) =>
    route.fulfill({ json: { id: 'summer-school', content: '<p>Three weeks in July.</p>' } }),
  );
  await visit('/permits/summer-school');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer School');
  await expect(page.getByRole('article')).toContainText('Three weeks in July.');
  const side = page.getByRole('main').getByRole('navigation').first();
  await expect(side.getByRole('link').first()).toHaveText('Summer School');
});

test('without an entry of its own the section is in no menu', async ({
  page,
  visit,
  api,
  text,
}) => {
  const entries = await api<Entry[]>('/home/navigations');
  const section = entries.find(({ code }) => code === 'permits');
  await page.route(NAVIGATION, (route) =>
    route.fulfill({ json: entries.filter(({ code }) => code !== 'permits') }),
  );
  await visit('/plants/houses');
  const menu = page.getByRole('banner').getByRole('navigation', { name: text('ui.mainMenu') });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(menu.getByText(section?.name ?? '', { exact: true })).toHaveCount(0);
});

/** Lets the navigation call say something else of one entry. */
async function answerWith(
  page: Page,
  change: Partial<Entry>,
  changed: string,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const answer = entries.map((entry) => (entry.code === changed ? { ...entry, ...change } : entry));
  await page.route(NAVIGATION, (route) => route.fulfill({ json: answer }));
  return answer;
}
