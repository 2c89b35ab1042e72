import { join } from 'node:path';
import sharp from 'sharp';
import { cinnabar, ink, paper } from '../palette.ts';
import { writeMissing } from '../write-missing.ts';
import { drawMockCode } from './mock-code.ts';
import { drawSeal } from './site-seal.ts';

/** Sides of the icons in pixels: Apple's, and the two that other home screens ask for. */
const ICON_SIZES = [180, 192, 512] as const;

/**
 * Writes the drawings of the site's frame that are not there: SVG where browsers take it, PNG for
 * icons and sharing.
 *
 * @returns how many files were written
 */
export async function writeSiteDrawings(media: string): Promise<number> {
  const drawings: Record<string, () => Promise<Buffer> | string> = {
    'logo.svg': () => `${drawSeal(cinnabar)}\n`,
    'logo-light.svg': () => `${drawSeal(paper)}\n`,
    'wechat.svg': () => `${drawMockCode('ripples', ink)}\n`,
    'bilibili.svg': () => `${drawMockCode('waves', ink)}\n`,
    'share.png': () => drawPng(1200, 630, 0.6),
  };
  for (const size of ICON_SIZES) drawings[`icon-${size}.png`] = () => drawPng(size, size, 0.7);
  let files = 0;
  for (const [name, make] of Object.entries(drawings)) {
    if (await writeMissing(join(media, 'site', name), make)) files += 1;
  }
  return files;
}

/** The seal in the middle of a sheet of paper, as programs take it that show no SVG. */
async function drawPng(width: number, height: number, share: number): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  const seal = await sharp(Buffer.from(drawSeal(cinnabar)), { density: 96 * (side / 96) })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: seal }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
