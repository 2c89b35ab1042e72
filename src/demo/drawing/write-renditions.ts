import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawCover, families } from './covers/cover.ts';
import type { Picture } from './find-pictures.ts';
import { type Format, formatOf } from './formats.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { drawSignature } from './signature.ts';
import { isThere, writeMissing } from './write-missing.ts';

/** Tuned on contact sheets: the washes stay smooth, and the whole set stays under 9 MB. */
const webp = { quality: 58, effort: 6, smartSubsample: true } as const;
const avif = { quality: 45, effort: 4, chromaSubsampling: '4:2:0' } as const;

function drawDocument(picture: Picture, format: Format): string {
  switch (format.kind) {
    case 'portrait':
      return drawPortrait(picture.path, format.width, picture.pronoun);
    case 'signature':
      return drawSignature(picture.path, format.width);
    case 'cover':
      return drawCover(
        picture.path,
        format.width,
        format.height,
        picture.family === undefined ? undefined : families[picture.family],
      );
  }
}

/** Where a picture's base file lies. */
export function baseFile(media: string, picture: Picture): string {
  return join(media, picture.folder, `${picture.name}.webp`);
}

/** The widths at which a picture is there beside its base file, which is the widest WebP. */
function renditionsOf({ widths, width: widest }: Format) {
  return [
    ...widths.map((width) => ({ width, type: 'avif' }) as const),
    ...widths.filter((width) => width < widest).map((width) => ({ width, type: 'webp' }) as const),
  ];
}

type Rendition = ReturnType<typeof renditionsOf>[number];

function renditionFile(media: string, picture: Picture, { width, type }: Rendition): string {
  return join(media, picture.folder, `${picture.name}-${width}.${type}`);
}

/** Whether the base file and every rendition of a picture are there. */
export async function isDrawn(media: string, picture: Picture): Promise<boolean> {
  const files = [
    baseFile(media, picture),
    ...renditionsOf(formatOf(picture)).map((rendition) => renditionFile(media, picture, rendition)),
  ];
  return (await Promise.all(files.map(isThere))).every(Boolean);
}

/**
 * Draws a picture that is not there, and writes the renditions that are not there of the picture that
 * is, drawn or the owner's own.
 *
 * @returns how many files were written
 */
export async function writeRenditions(media: string, picture: Picture): Promise<number> {
  const format = formatOf(picture);
  const base = baseFile(media, picture);
  let source: () => Sharp = () => sharp(base);
  let files = 0;
  const isDrawn = await writeMissing(base, async () => {
    source = await draw(picture, format);
    return source().webp(webp).toBuffer();
  });
  if (isDrawn) files += 1;
  for (const rendition of renditionsOf(format)) {
    const file = renditionFile(media, picture, rendition);
    if (await writeMissing(file, () => encode(source(), rendition))) files += 1;
  }
  return files;
}

/** Draws a picture once, for whatever is made of it. */
async function draw(picture: Picture, format: Format): Promise<() => Sharp> {
  const drawn = sharp(Buffer.from(drawDocument(picture, format)));
  // Only a signature lies on nothing; elsewhere an alpha channel would be dead weight.
  const sheet = format.kind === 'signature' ? drawn : drawn.removeAlpha();
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

function encode(picture: Sharp, { width, type }: Rendition): Promise<Buffer> {
  const resized = picture.resize(width);
  return (type === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
}
