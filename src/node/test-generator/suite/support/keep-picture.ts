import { expect, type Page, type TestInfo } from '@playwright/test';

/** Keeps a picture of what is in the window for the gallery; with `COMPARE=1` it is compared, too. */
export async function keepPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  await page.evaluate(waitForPictures);
  const body = await page.screenshot({ animations: 'disabled' });
  await info.attach(`gallery: ${name}`, { body, contentType: 'image/png' });
  if (process.env.COMPARE === undefined) return;
  await expect(page).toHaveScreenshot(`${name}.png`, { animations: 'disabled' });
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
