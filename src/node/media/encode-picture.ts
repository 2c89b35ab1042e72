import type { Sharp, SharpOptions } from 'sharp';
import type { RenditionFormat } from '../../core/mapping/picture-facts.ts';
import type { PictureKind } from './picture-kind.ts';

/** Pixels of the largest picture that is read, all frames together: as a raw one it takes 400 MB. */
export const MAX_PIXELS = 100_000_000;

/** What a picture can be wrong with; the message is a part of a sentence about its file. */
export class PictureProblem extends Error {
  readonly kind: 'too-large' | 'unreadable';

  constructor(kind: PictureProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A picture as it is seen: turned as its camera says. */
export interface Measure {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The average colour as `#rrggbb`; null where one sees through the picture. */
  readonly color: string | null;
  readonly isAnimated: boolean;
}

/** A rendition of a width, or the picture itself without all that is not seen. */
export type Recipe =
  | { readonly width: number; readonly format: RenditionFormat }
  | { readonly original: PictureKind };

/**
 * How pictures are encoded. Renditions are shown at twice their size on dense screens, and a picture
 * that is encoded anew is what renditions are not made of.
 */
export const ENCODING = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 4, smartSubsample: true },
  original: {
    JPEG: { quality: 88 },
    PNG: {},
    WebP: { quality: 88 },
    AVIF: { quality: 65 },
    GIF: {},
  },
} as const;

/**
 * @returns its size and colour
 * @throws {PictureProblem} where it cannot be read to its end, or is too large
 */
export async function measurePicture(bytes: Buffer): Promise<Measure> {
  const { width, height, pages } = await readSize(bytes);
  const { data } = await attempt(async () =>
    (await open(bytes))
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const [red = 0, green = 0, blue = 0, alpha = 255] = data;
  return {
    width,
    height,
    color: alpha < 255 ? null : toHex([red, green, blue]),
    isAnimated: pages > 1,
  };
}

/**
 * Encodes a picture anew, turned as its camera says, in the colours of screens and without all that is
 * not seen.
 *
 * @throws {PictureProblem} where it cannot be read to its end, or is too large
 */
export async function encodePicture(bytes: Buffer, recipe: Recipe): Promise<Buffer> {
  const { pages } = await readSize(bytes);
  return attempt(async () => {
    if ('original' in recipe) {
      return encodeOriginal(await open(bytes, { animated: pages > 1 }), recipe.original);
    }
    const resized = (await open(bytes)).autoOrient().resize(recipe.width, undefined, {
      withoutEnlargement: true,
    });
    return recipe.format === 'avif' ? resized.avif(ENCODING.avif) : resized.webp(ENCODING.webp);
  }).then((picture) => attempt(() => picture.toBuffer()));
}

function encodeOriginal(picture: Sharp, kind: PictureKind): Sharp {
  const { original } = ENCODING;
  switch (kind) {
    case 'JPEG':
      return picture.autoOrient().jpeg(original.JPEG);
    case 'PNG':
      return picture.autoOrient().png(original.PNG);
    case 'WebP':
      return picture.autoOrient().webp(original.WebP);
    case 'AVIF':
      return picture.autoOrient().avif(original.AVIF);
    case 'GIF':
      return picture.gif(original.GIF);
    case 'SVG':
      throw new Error('An SVG is sent as it is');
  }
}

/** Reads no more than the head, whatever size it claims. */
async function readSize(bytes: Buffer) {
  const { autoOrient, pages = 1 } = await attempt(async () =>
    (await open(bytes, { limitInputPixels: false })).metadata(),
  );
  const { width, height } = autoOrient;
  if (width * height * pages > MAX_PIXELS) {
    const size = `${width} by ${height} pixels${pages > 1 ? ` in ${pages} frames` : ''}`;
    throw new PictureProblem(
      'too-large',
      `has ${size}, and ${MAX_PIXELS / 1e6} million are the most`,
    );
  }
  return { width, height, pages };
}

/** The library is large, and a site whose pictures are prepared needs none of it. */
async function open(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const [said = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    throw new PictureProblem('unreadable', `cannot be read to its end (${said})`, { cause });
  }
}

function toHex(color: readonly number[]): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
