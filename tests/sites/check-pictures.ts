import path from 'node:path';
import type { Browser } from 'playwright';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import { readPictureOrder, shownFolders } from '../../src/node/reference/reference-pictures.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the reference has pictures of, and the served site does not show any more. */
export async function checkPictures(
  browser: Browser,
  origin: string,
  site: string,
): Promise<string[]> {
  const orders = shownFolders(requireSchemas(ROOT))
    .map((folder) => readPictureOrder(ROOT, folder))
    .filter((order) => order?.site === site);
  const page = await browser.newPage();
  const faults: string[] = [];
  for (const { folder, url, shows } of orders.flatMap((order) => order ?? [])) {
    const answer = await page.goto(new URL(url, origin).href, { waitUntil: 'networkidle' });
    const isShown = await page.locator(shows).first().isVisible();
    if (answer?.status() !== 200 || !isShown) faults.push(`${folder}: no ${shows} on ${url}`);
  }
  await page.close();
  return faults;
}
