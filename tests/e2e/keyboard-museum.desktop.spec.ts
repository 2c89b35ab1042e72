import { testOfSite } from './support/site-of-tests.ts';
import { tabTo } from './support/tab-to.ts';
import { expect } from './support/test.ts';

// Ways by keys alone through what only this site has: a gallery and its pictures in full size.

const test = testOfSite('museum');

// One worker runs them all, so that there is one build.
test.describe.configure({ mode: 'default' });
// Nobody has chosen a language.
test.use({ remembered: false });

test('a picture opens by Enter, the arrows lead on, and Escape gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/collection/photographs?lang=en');
  const links = page.getByRole('main').locator('li > a:has(picture)');
  await tabTo(page, links.nth(1));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const count = await links.count();
  await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
  for (const name of ['Close', 'Previous', 'Next']) {
    const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
    if (name !== 'Close') await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(`3 of ${count}`);
  await page.keyboard.press('End');
  await expect(dialog.getByRole('status')).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test('Escape gives the focus back where the browser closes the picture without asking', async ({
  page,
  visit,
}) => {
  await visit('/collection/photographs?lang=en');
  const links = page.getByRole('main').locator('li > a:has(picture)');
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // What Chromium does with Escape where no gesture of the reader is fresh.
  await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
  await expect(links.nth(2)).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('an agenda is walked from event to event, and each is saved by Enter', async ({
  page,
  visit,
}) => {
  await visit('/whats-on/programme?lang=en');
  const main = page.getByRole('main');
  const files = main.getByRole('link', { name: /^Add to calendar: / });
  await tabTo(page, files.first());
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(files.first()).toBeFocused();
  const count = await files.count();
  expect(count).toBeGreaterThan(1);
  for (let place = 1; place < count; place += 1) {
    await page.keyboard.press('Tab');
    await expect(files.nth(place)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Calendar of all events' })).toBeFocused();
});

test('what another server shows is asked for by Enter, entered by Tab and left again', async ({
  page,
  visit,
}) => {
  await page.route(/^https:\/\/(maps|films)\.rimal\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title><button>Go</button>' }),
  );
  await visit('/visit/way?lang=en');
  const main = page.getByRole('main');
  for (const [place, host, words] of [
    [0, 'maps.rimal.example', 'The way to the museum'],
    [1, 'films.rimal.example', 'How the door of the museum is opened in the morning'],
  ] as const) {
    await tabTo(page, main.getByRole('button', { name: `Show it from ${host}` }));
    await page.keyboard.press('Enter');
    const frame = main.locator('iframe').nth(place);
    await expect(frame).toBeFocused();
    const inside = frame.contentFrame().getByRole('button', { name: 'Go' });
    await expect(inside).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await page.keyboard.press('Tab');
    const below = main.getByRole('link', { name: words });
    await expect(below).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(inside).toBeFocused();
  }
});

for (const [what, path, player] of [
  ['a film', '/visit/way?lang=en', 'video'],
  ['a recording', '/collection/objects/drum?lang=en', 'audio'],
] as const) {
  test(`${what} is reached by Tab, and played and stopped by Space`, async ({ page, visit }) => {
    await visit(path);
    const media = page.getByRole('main').locator(player);
    await tabTo(page, media);
    const isPaused = () =>
      media.evaluate((element) => element instanceof HTMLMediaElement && element.paused);
    expect(await isPaused()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(true);
    await expect(media).toBeFocused();
  });
}

test('a page of parts is walked from anchor to anchor, and a timeline’s event is gone to and left', async ({
  page,
  visit,
}) => {
  await visit('/visit/first-visit?lang=en');
  const main = page.getByRole('main');
  const part = main.getByRole('region', { name: 'Coming events' });
  const anchor = part.getByRole('link', { name: 'Coming events' });
  await tabTo(page, anchor);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#events$/);
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(anchor).toBeFocused();
  const event = part.getByRole('listitem').getByRole('link');
  await page.keyboard.press('Tab');
  await expect(event.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(event.nth(1)).toBeFocused();
  const name = await event.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(event.nth(1)).toBeInViewport();
  await tabTo(page, main.locator('#plan ~ ul').getByRole('link').first());
});

test('the actions of a beginning are the first stops of the page, and lead on by Enter', async ({
  page,
  visit,
}) => {
  await visit('/visit/welcome?lang=en');
  const actions = page.getByRole('main').locator('header').getByRole('link');
  await tabTo(page, actions.first());
  await page.keyboard.press('Tab');
  await expect(actions.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(actions.first()).toBeFocused();
  const target = await actions.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === target);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a list that the server filters is narrowed and widened by keys, from right to left', async ({
  page,
  visit,
}) => {
  await visit('/collection/objects');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const main = page.getByRole('main');
  const found = main.getByRole('status').first();
  const all = await found.innerText();
  const kind = main.getByRole('combobox', { name: 'من', exact: true });
  await tabTo(page, kind);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, main.locator('form button[type="submit"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]kind=home\b/);
  await expect(found).not.toHaveText(all);
  const dropped = main.getByRole('search').getByRole('listitem').getByRole('link');
  await tabTo(page, dropped);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/kind=/);
  await expect(found).toHaveText(all);
  // What had the focus is gone; keys go on from what says how much there is now.
  await expect(found).toBeFocused();
});

test('an event is saved, and another site is gone to, by Enter', async ({ page, visit }) => {
  await page
    .context()
    .route(/^https:\/\/maps\.rimal\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title>' }),
    );
  await visit('/whats-on/events/reading?lang=en');
  const main = page.getByRole('main');
  const file = main.getByRole('link', { name: 'Add to calendar' });
  await tabTo(page, file);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(file).toBeFocused();
  await visit('/visit/way?lang=en');
  await tabTo(page, main.locator('a[href^="https://maps.rimal.example/timetable/"]'));
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await tab).toHaveTitle('Theirs');
});
