import { testOfSite } from './support/site-of-tests.ts';
import { tabTo } from './support/tab-to.ts';
import { expect } from './support/test.ts';

// By keys alone through lists that readers work with: filters, groups, a table, questions, what opens in a map.

const test = testOfSite('research-group');

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'default' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('a list is filtered, ordered and emptied by keys, which stay where they are pressed', async ({
  page,
  visit,
}) => {
  await visit('/forschung/publikationen');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  const kind = main.getByRole('combobox', { name: 'Art' });
  await tabTo(page, kind);
  await page.keyboard.press('ArrowDown');
  await expect(kind).toHaveValue('aufsatz');
  // Nothing moves while a reader is still choosing.
  await expect(page).toHaveURL('/forschung/publikationen');
  const apply = main.getByRole('button', { name: 'Anzeigen' });
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\bart=aufsatz\b/);
  await expect(status).toHaveText('6 Treffer');
  await expect(apply).toBeFocused();

  const until = main.getByRole('textbox', { name: 'bis' });
  await until.focus();
  await page.keyboard.type('2024');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/jahr-to=2024/);
  await expect(status).not.toHaveText('6 Treffer');
  await expect(until).toBeFocused();

  const words = main.getByRole('searchbox', { name: 'Wörter' });
  await words.focus();
  await page.keyboard.type('nichts davon');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('0 Treffer');
  await expect(words).toBeFocused();
  // What readers may drop is offered, and leads on without them having to look for the list again.
  const drop = main.getByRole('link', { name: /Wörter/ }).first();
  await tabTo(page, drop);
  await page.keyboard.press('Enter');
  await expect(status).not.toHaveText('0 Treffer');
  await expect(main.locator(':focus')).toHaveCount(1);
});

test('a group is jumped to, on another page of the list too, and read on from there', async ({
  page,
  visit,
}) => {
  await visit('/forschung/publikationen');
  const main = page.getByRole('main');
  for (const year of ['2025', '2022']) {
    await tabTo(page, main.getByRole('link', { name: year, exact: true }));
    await page.keyboard.press('Enter');
    const heading = main.getByRole('heading', { name: year, exact: true });
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    // The next stop is the first link below the heading.
    expect(
      await heading.evaluate(
        (element) =>
          document.activeElement !== null &&
          element.compareDocumentPosition(document.activeElement) ===
            Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ).toBe(true);
    await page.keyboard.press('Control+Home');
    await visit('/forschung/publikationen');
  }
});

test('rows of a table are ordered by Enter on a heading, once in each direction', async ({
  page,
  visit,
}) => {
  await visit('/forschung/projekte');
  const heading = page.getByRole('columnheader', { name: 'Projekt', exact: true });
  const names = page.getByRole('rowheader');
  const before = await names.allTextContents();
  await tabTo(page, heading.locator('a, button'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const german = new Intl.Collator('de').compare;
  await expect(names).toHaveText(before.toSorted(german));
  await expect(heading.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(before.toSorted((a, b) => german(b, a)));
  await expect(heading.locator(':focus')).toHaveCount(1);
});

test('questions are opened and closed by Enter, and what they say is the next stop', async ({
  page,
  visit,
}) => {
  await visit('/gruppe/fragen');
  const [first, second] = [0, 1].map((place) =>
    page.getByRole('main').locator('summary').nth(place),
  );
  if (first === undefined || second === undefined) throw new Error('There are no two questions');
  const answer = page.locator('#part-mitfahren');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('#part-abschlussarbeit')).toBeVisible();
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#part-abschlussarbeit')).toBeHidden();
});

test('what is over is gone to by Enter, and the events of it are the next stops', async ({
  page,
  visit,
}) => {
  await visit('/aktuelles/termine');
  const main = page.getByRole('main');
  const past = main.getByRole('link', { name: /^Vergangen/ });
  await tabTo(page, past);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\bzeit=/);
  await expect(past).toHaveAttribute('aria-current', 'page');
  await expect(past).toBeFocused();
  await expect(main.getByRole('status').first()).toHaveText('3 Treffer');
  const files = main.getByRole('link', { name: /^In den Kalender: / });
  await expect(files).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(files.first()).toBeFocused();
});

test('a publication is cited by keys: its DOI, its entry to save and to copy', async ({
  page,
  visit,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/forschung/publikationen');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'doi:' }).first();
  await tabTo(page, first.getByRole('link', { name: /^doi:/ }));
  await page.keyboard.press('Tab');
  const entry = first.getByRole('link', { name: /^BibTeX: / });
  await expect(entry).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.bib$/);
  await page.keyboard.press('Tab');
  const copy = first.getByRole('button', { name: /BibTeX: / });
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('status')).toHaveText('Kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@\w+\{/);
  await expect(copy).toBeFocused();
});

test('files are walked one by one, and saved by Enter', async ({ page, visit }) => {
  await visit('/forschung/unterlagen');
  const files = page.getByRole('main').getByRole('listitem').locator('a[download]');
  await tabTo(page, files.first());
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).not.toBe('');
  await expect(files.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(files.nth(1)).toBeFocused();
});

test('more of what is related to a person is loaded by Enter, and keys go on from there', async ({
  page,
  visit,
}) => {
  await visit('/gruppe/personen/wiebke-halmersoog');
  const part = page.getByRole('region', { name: 'Publikationen' });
  const items = part.getByRole('listitem');
  const before = await items.count();
  await tabTo(page, part.getByRole('link', { name: 'Mehr laden' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  // The link is gone with the last of them.
  await expect(part.getByRole('status')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(part.locator(':focus')).toHaveCount(1);
});

test('signs of partners are walked one by one, each under its name', async ({ page, visit }) => {
  await visit('/gruppe/partner');
  const signs = page.getByRole('main').getByRole('listitem').getByRole('link');
  await tabTo(page, signs.first());
  for (let place = 0; place < (await signs.count()); place += 1) {
    await expect(signs.nth(place)).toBeFocused();
    await expect(signs.nth(place)).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Tab');
  }
});
