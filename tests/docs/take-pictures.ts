import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import {
  type PictureOrder,
  pictureFile,
  readPictureOrder,
  shownFolders,
} from '../../src/node/docs/reference-pictures.ts';
import { urlIn } from '../bench/page-weight.ts';
import { spawnServer } from '../bench/spawn-server.ts';
import { launchBrowser } from '../browser/launch-browser.ts';

/** A desk on which the column of a section's page is just as wide as a picture without its margin. */
const SCREEN = { width: 1244, height: 1000 };
const LANGUAGE = 'en';
/** CSS pixels around the part that is shown. */
const MARGIN = 20;
const WIDTH = 900;
/** The height of a picture to its width, or to `WIDTH`, at most; what is longer is cut. */
const PROPORTION = 2 / 3;
const QUALITY = 80;

/**
 * Photographs, on the built site, what the reference shows of each layout, frame and block, or of the
 * folders that are named: `npm run generate:pictures -- renderers/layouts/grid`.
 */
async function main(asked: readonly string[]): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  const folders = shownFolders(requireSchemas(root));
  const unknown = asked.find((folder) => !folders.includes(folder));
  if (unknown !== undefined) {
    console.error(`${unknown} is no folder with a picture; those are ${folders.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const browser = await launchBrowser();
  if (browser === undefined) {
    console.error('There is no browser to take pictures with; CHROMIUM_PATH may name one');
    process.exitCode = 1;
    return;
  }
  const server = await spawnServer(root);
  try {
    const page = await browser.newPage({
      viewport: SCREEN,
      reducedMotion: 'reduce',
      // The site's policy lets in no style but its own, and pictures are cut out by one.
      bypassCSP: true,
    });
    for (const folder of asked.length > 0 ? asked : folders) {
      const order = readPictureOrder(root, folder);
      if (order === undefined) continue;
      const picture = await photograph(page, server.origin, order);
      const file = pictureFile(folder);
      const { size } = await sharp(picture)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(path.join(root, file));
      console.log(`${file}: ${Math.ceil(size / 1024)} KB`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The part of a page that an order names, by itself, from its top. */
async function photograph(
  page: Page,
  origin: string,
  { url, shows }: PictureOrder,
): Promise<Buffer> {
  await page.goto(urlIn(origin, url, LANGUAGE), { waitUntil: 'networkidle' });
  const part = page.locator(shows).first();
  // Pictures below the screen load when they come near it.
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await part.evaluate((element) => element.setAttribute('data-shown', ''));
  // What stands around it would be cut by the picture's edge.
  await page.addStyleTag({
    content: 'body * { visibility: hidden } [data-shown], [data-shown] * { visibility: visible }',
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${url} has nothing to show for "${shows}"`);
  const width = box.width + 2 * MARGIN;
  const height = Math.min(box.height + 2 * MARGIN, Math.max(width, WIDTH) * PROPORTION);
  return page.screenshot({
    fullPage: true,
    clip: { x: box.x - MARGIN, y: box.y - MARGIN, width, height },
  });
}

await main(process.argv.slice(2));
