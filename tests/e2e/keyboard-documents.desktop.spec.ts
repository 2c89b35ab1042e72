import { testOfSite } from './support/site-of-tests.ts';
import { tabTo } from './support/tab-to.ts';
import { expect } from './support/test.ts';

// By keys alone through a long document: its contents, its code, its tables, and the documents beside it.

const test = testOfSite('documentation');

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'default' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('a heading is gone to from the contents, and reading goes on below it', async ({
  page,
  visit,
}) => {
  await visit('/guides/lists');
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').nth(2);
  const words = await link.innerText();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const heading = main.getByRole('heading', { name: words, exact: true });
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(
    await heading.evaluate(
      (element) =>
        document.activeElement !== null &&
        (element.contains(document.activeElement) ||
          element.compareDocumentPosition(document.activeElement) ===
            Node.DOCUMENT_POSITION_FOLLOWING),
    ),
  ).toBe(true);
});

test('code is copied by Enter, and the focus stays at its button', async ({ page, visit }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/guides/lists');
  const copy = page
    .getByRole('article')
    .getByRole('button', { name: /^Copy / })
    .first();
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('status').first()).toHaveText('Copied');
  const code = page.getByRole('article').locator('pre').first();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  await expect(copy).toBeFocused();
});

test('the document after this one is gone to by Enter, and begins at its heading', async ({
  page,
  visit,
}) => {
  await visit('/guides/edit-content');
  const next = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Next / });
  await tabTo(page, next.getByRole('link'), 100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/lists');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
