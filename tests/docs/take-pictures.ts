import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import {
  type PictureOrder,
  pictureFile,
  readPictureOrder,
  shownFolders,
  siteOfPicture,
} from '../../src/node/reference/reference-pictures.ts';
import { urlIn } from '../bench/page-weight.ts';
import { type RunningServer, spawnServer, startDevelopmentServer } from '../bench/spawn-server.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { runCommand } from '../run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A desk on which the column of a section's page is just as wide as a picture without its margin. */
const SCREEN = { width: 1244, height: 1000 };
/** A site without it shows its first. */
const LANGUAGE = 'en';
/** CSS pixels around the part that is shown. */
const MARGIN = 20;
const WIDTH = 900;
/** The height of a picture to its width, or to `WIDTH`, at most; what is longer is cut. */
const PROPORTION = 2 / 3;
const QUALITY = 80;

/** Where the gallery is served, among the sites of pictures. */
const GALLERY = 'gallery';

/**
 * Photographs, on the built site and those of tests/sites, which are built here, what the reference
 * shows of each layout, frame and block, or of the folders that are named:
 * `npm run generate:pictures -- renderers/layouts/grid`. A folder that names no page is shown by its
 * example in the gallery.
 */
async function main(asked: readonly string[]): Promise<void> {
  const folders = shownFolders(requireSchemas(ROOT));
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
  const servers = new Map<string, RunningServer>();
  try {
    const page = await browser.newPage({
      viewport: SCREEN,
      reducedMotion: 'reduce',
      // The site's policy lets in no style but its own, and pictures are cut out by one.
      bypassCSP: true,
    });
    for (const folder of asked.length > 0 ? asked : folders) {
      const order = readPictureOrder(ROOT, folder) ?? exampleOf(folder);
      const site = order.site === GALLERY ? GALLERY : siteOfPicture(order);
      const server = servers.get(site) ?? (await serveSite(site));
      servers.set(site, server);
      const picture = await photograph(page, server.origin, order);
      const file = pictureFile(folder);
      const { size } = await sharp(picture)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(path.join(ROOT, file));
      console.log(`${file}: ${Math.ceil(size / 1024)} KB`);
    }
  } finally {
    await browser.close();
    for (const server of servers.values()) await server.stop();
  }
}

/** The first example of a folder's schema, as the gallery shows it. */
function exampleOf(folder: string): PictureOrder {
  const [, kind, name] = folder.split('/');
  return {
    folder,
    site: GALLERY,
    url: `/-/gallery/${kind}/${name}/full`,
    manifest: '',
    shows: 'main',
  };
}

/** Serves a site by its folder below the project's root; another than this repository's is built. */
async function serveSite(folder: string): Promise<RunningServer> {
  if (folder === GALLERY) return startDevelopmentServer(ROOT);
  const root = path.join(ROOT, folder);
  if (folder !== '') {
    const command = [path.join(ROOT, 'src/node/cli/colophon.ts'), 'build', root];
    const { status, stdout, stderr } = await runCommand(ROOT, process.execPath, command);
    if (status !== 0) throw new Error(`${folder} does not build:\n${stdout}${stderr}`);
  }
  return spawnServer(root, '', ROOT);
}

/** The part of a page that an order names, by itself, from its top. */
async function photograph(
  page: Page,
  origin: string,
  { url, shows }: PictureOrder,
): Promise<Buffer> {
  // In development, what the page is made of is bundled first.
  await page.goto(urlIn(origin, url, LANGUAGE), { waitUntil: 'networkidle', timeout: 120_000 });
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
