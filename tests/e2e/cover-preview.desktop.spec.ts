import type { Locator, Page } from '@playwright/test';
import { COVERED_PAGES } from './support/covers.ts';
import { itemAt } from './support/programme.ts';
import { expect, inTurns, test } from './support/test.ts';

type Text = (key: string, values?: Readonly<Record<string, string>>) => string;

const TALK = itemAt(COVERED_PAGES);

inTurns(COVERED_PAGES, ({ what, find }) => {
  test(`the cover of ${what}, named after the page, opens in full size, and Escape closes it`, async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { url, title, cover } = await find(api);
    await visit(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const small = await page.getByRole('article').locator('img').boundingBox();
    const button = coverButton(page, text);
    await expect(button).toHaveAccessibleName(text('ui.showPicture', { name: title }));
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(title);
    const picture = dialog.locator('img');
    await expect(picture).toHaveAttribute('src', cover);
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await picture.boundingBox())?.height)
      .toBeGreaterThan(small?.height ?? 0);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('in a window of 2400 px', () => {
  test.use({ viewport: { width: 2400, height: 1600 } });

  test('the preview is as wide as a larger picture, up to 1920 px', async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { url, cover } = await TALK.find(api);
    const large = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1500"/>';
    await visit(url);
    await page.route(`**${cover}`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: large }),
    );
    await coverButton(page, text).click();
    await expect
      .poll(async () => (await page.getByRole('dialog').locator('img').boundingBox())?.width)
      .toBe(1920);
  });
});

test('the keyboard opens the preview and closes it', async ({ page, visit, api, text }) => {
  const { url } = await TALK.find(api);
  await visit(url);
  const dialog = page.getByRole('dialog');
  for (const key of ['Enter', 'Space']) {
    await coverButton(page, text).focus();
    await page.keyboard.press(key);
    const close = dialog.getByRole('button', { name: text('ui.close'), exact: true });
    await expect(close).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
  }
});

for (const how of ['Escape', 'its button', 'a click beside it'] as const) {
  test(`the focus returns to the cover when ${how} closes the preview`, async ({
    page,
    visit,
    api,
    text,
  }) => {
    const { url } = await TALK.find(api);
    await visit(url);
    await coverButton(page, text).click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: text('ui.close'), exact: true });
    await expect(close).toBeVisible();
    if (how === 'Escape') await page.keyboard.press('Escape');
    else if (how === 'its button') await close.click();
    else await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    await expect(coverButton(page, text)).toBeFocused();
  });
}

for (const viewport of [
  { width: 1280, height: 420 },
  { width: 1100, height: 1400 },
]) {
  test(`the preview fits a window of ${viewport.width} × ${viewport.height} px`, async ({
    page,
    visit,
    api,
    text,
  }) => {
    await page.setViewportSize(viewport);
    const { url } = await TALK.find(api);
    await visit(url);
    await coverButton(page, text).click();
    const picture = page.getByRole('dialog').locator('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    const close = page.getByRole('dialog').getByRole('button', { name: text('ui.close') });
    await expect(close).toBeInViewport({ ratio: 1 });
    const stretched = await picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [ownWidth, ownHeight] = ['naturalWidth', 'naturalHeight'].map((side) =>
        Number(Reflect.get(image, side)),
      );
      return (width * (ownHeight ?? 0)) / (height * (ownWidth ?? 0));
    });
    expect(stretched).toBeCloseTo(1, 1);
  });
}

/** The button over the cover; its words end with the name of the picture. */
function coverButton(page: Page, text: Text): Locator {
  const words = text('ui.showPicture', { name: '' }).trim();
  return page.getByRole('article').getByRole('button', { name: words });
}
