import { expect, type Page, type TestInfo } from '@playwright/test';
import { readPictureRules } from './picture-rules.ts';

/**
 * Keeps a picture of what is in the window for the gallery; with `COMPARE=1` it is compared with that of an
 * earlier run, too, by the rules of `pictures.json`. One that differs ends no test: what follows is looked at.
 */
export async function keepPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  await page.evaluate(waitForPictures);
  const body = await page.screenshot({ animations: 'disabled' });
  await info.attach(`gallery: ${name}`, { body, contentType: 'image/png' });
  if (process.env.COMPARE === undefined) return;
  const { mask, ...bounds } = readPictureRules();
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    ...bounds,
    animations: 'disabled',
    mask: mask.map((selector) => page.locator(selector)),
  });
}

/** Runs in the page: waits until what is in sight has its fonts and pictures. */
async function waitForPictures(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  });
  // One that cannot be shown is another test's matter.
  const decoded = inSight.map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...decoded]);
}
