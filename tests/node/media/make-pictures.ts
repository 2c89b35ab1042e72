import sharp from 'sharp';

export interface PhotoOptions {
  /** Of the picture as it is stored, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** How the camera was held, as EXIF counts it. */
  readonly orientation?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** Words that no picture is to give away. */
export const SECRETS = ['Exif', 'SecretCamera', 'SecretPlace'] as const;

/** A picture as a camera writes it: with its name, the place, and how it was held. */
export async function makePhoto(options: PhotoOptions): Promise<Buffer> {
  const { width, height, color, orientation, format = 'jpeg' } = options;
  return sharp({ create: { width, height, channels: 3, background: color } })
    .composite([
      {
        // The upper left of what is stored is light.
        input: { create: { width: 8, height: 8, channels: 3, background: '#ffffff' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ ...(orientation !== undefined && { orientation }) })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSMapDatum: 'SecretPlace',
      },
    })
    .toFormat(format)
    .toBuffer();
}

/** Three frames of different colours. */
export async function makeAnimation(): Promise<Buffer> {
  const colors = ['#ff0000', '#00ff00', '#0000ff'];
  const frames = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 400, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
}

/** The colours of print. */
export function makeCmyk(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#c04030' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
}

/** A drawing on nothing. */
export function makeDrawing(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const ink = { create: { width: 100, height: 100, channels: 4, background: '#204080' } } as const;
  return sharp({ create: { width: 400, height: 300, channels: 4, background } })
    .composite([{ input: ink, left: 10, top: 10 }])
    .png()
    .toBuffer();
}

/** The beginning of a picture as telephones write it. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** The beginning of a WebP that says that it is 16383 pixels wide and high. */
export const BOMB = Buffer.from('RIFF\x12\0\0\0WEBPVP8L\x05\0\0\0\x2f\xfe\xbf\xff\x0f\0', 'latin1');
