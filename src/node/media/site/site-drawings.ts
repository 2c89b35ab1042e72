import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cinnabar, ink, paper } from '../palette.ts';
import { drawMockCode } from './mock-code.ts';
import { drawSeal } from './seal.ts';

/** Sides of the icons in pixels: Apple's, and the two that other home screens ask for. */
const ICON_SIZES = [180, 192, 512] as const;

/** Writes the drawings of the site's frame: SVG where browsers take it, PNG for icons and sharing. */
export async function writeSiteDrawings(media: string): Promise<void> {
  const folder = join(media, 'site');
  await mkdir(folder, { recursive: true });
  const drawings: Record<string, string> = {
    'logo.svg': drawSeal(cinnabar),
    'logo-light.svg': drawSeal(paper),
    'wechat.svg': drawMockCode('ripples', ink),
    'bilibili.svg': drawMockCode('waves', ink),
  };
  for (const [name, text] of Object.entries(drawings)) {
    await writeFile(join(folder, name), `${text}\n`);
  }
  for (const size of ICON_SIZES) {
    await writePng(join(folder, `icon-${size}.png`), size, size, 0.7);
  }
  await writePng(join(folder, 'share.png'), 1200, 630, 0.6);
}

/** The seal in the middle of a sheet of paper, as programs take it that show no SVG. */
async function writePng(file: string, width: number, height: number, share: number): Promise<void> {
  const side = Math.round(Math.min(width, height) * share);
  const seal = await sharp(Buffer.from(drawSeal(cinnabar)), { density: 96 * (side / 96) })
    .resize(side, side)
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: seal }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}
