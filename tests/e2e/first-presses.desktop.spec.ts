import type { Page } from '@playwright/test';
import {
  expectPressed,
  openWithFailedScripts,
  openWithoutScripts,
} from './support/hold-scripts.ts';
import { searchBox } from './support/search.ts';
import { expect, test } from './support/test.ts';

// What is pressed and typed before the page's scripts are there, or where they do not come.

const LIST = '/plants/beds';

test.describe('where introductions are longer than their box', () => {
  test.use({ language: 'en', viewport: { width: 760, height: 900 } });

  test('all that are pressed too early are opened', async ({ page }) => {
    const bring = await openWithoutScripts(page, '/garden/wardens');
    const further = page.getByRole('main').locator('[data-read-on]:visible');
    const [first, second] = [further.nth(0), further.nth(1)];
    await first.click();
    await second.click();
    await expectPressed(first);
    await expectPressed(second);
    await bring();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });
});

test('what is typed after an early press of the search stands in its field, and is searched for', async ({
  page,
  text,
}) => {
  const { bring, field } = await pressSearch(page, text);
  await page.keyboard.type('tre sx', { delay: 5 });
  await page.keyboard.press('Backspace');
  await bring();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('tre s');
  // From now on the field has what is typed by itself.
  await page.keyboard.type('!');
  await expect(field).toHaveValue('tre s!');
});

test('words that are typed and entered after an early press of the search are searched for', async ({
  page,
  text,
}) => {
  const bring = await openWithoutScripts(page, LIST);
  const opener = page.getByRole('banner').getByRole('button', { name: text('ui.openSearch') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('19');
  await page.keyboard.press('Enter');
  await bring();
  await expect(page).toHaveURL('/search');
  await expect(searchBox(page)).toHaveValue('19');
});

test('what an input method writes after an early press of the search is kept and searched for', async ({
  page,
  text,
}) => {
  const { bring } = await pressSearch(page, text);
  const { compose, write } = await openInputMethod(page);
  await compose('shi');
  await write('史');
  await expect(page.locator('body > input')).toHaveValue('史');
  await page.keyboard.press('Enter');
  await bring();
  await expect(page).toHaveURL('/search');
  await expect(searchBox(page)).toHaveValue('史');
  await expect(page.locator('body > input')).toHaveCount(0);
});

test('what an input method is still composing as the scripts come is written by it alone', async ({
  page,
  text,
}) => {
  const { bring, field } = await pressSearch(page, text);
  const { compose, write } = await openInputMethod(page);
  await compose('lu');
  // This Escape is for the choices that the input method shows.
  await page.keyboard.press('Escape');
  await write('旅');
  await compose('shi');
  await expect(page.locator('body > input')).toHaveValue('旅shi');
  await bring();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('旅');
  await compose('shiliao');
  await write('史料');
  await expect(field).toHaveValue('旅史料');
});

test('a second press of the search keeps what is typed', async ({ page, text }) => {
  const { bring, opener, field } = await pressSearch(page, text);
  await page.keyboard.type('ab');
  await opener.click();
  await page.keyboard.type('cd');
  await bring();
  await expect(field).toHaveValue('abcd');
});

test('the reader goes on from the button where its press is dropped', async ({
  page,
  text,
  problems,
}) => {
  problems.allow(/./);
  const { bring, opener } = await pressSearch(page, text);
  await page.keyboard.type('ab');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a script of somebody else’s');
    });
  });
  await expect(opener).toBeFocused();
  await expect(opener).not.toHaveAttribute('aria-busy');
  await bring();
  await expect(page.locator('body > input')).toHaveCount(0);
});

test('keys that are meant for something else are left to it', async ({ page, text }) => {
  const { bring, opener, field } = await pressSearch(page, text);
  await page.keyboard.type('ab');
  await page.keyboard.press('Tab');
  await expect(opener).not.toBeFocused();
  await bring();
  await expect(field).toHaveValue('');
});

test('a press does not seem to wait where scripts have failed before', async ({
  page,
  text,
  problems,
}) => {
  problems.allow(/./);
  await openWithFailedScripts(page, LIST);
  const button = page.getByRole('button', { name: text('ui.openMenu') });
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveAttribute('aria-busy');
  }).toPass();
});

/** Presses the header's search before the page's scripts are there; `bring` lets them come. */
async function pressSearch(page: Page, text: (key: string) => string) {
  const bring = await openWithoutScripts(page, LIST);
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: text('ui.openSearch') });
  await opener.click();
  return { bring, opener, field: banner.getByRole('searchbox') };
}

/** Types as by an input method: letters that stand there for a time, and what is chosen for them. */
async function openInputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    write: (text: string) => session.send('Input.insertText', { text }),
  };
}
