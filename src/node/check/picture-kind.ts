import { closeSync, openSync, readSync } from 'node:fs';

/** The kinds of pictures that browsers show, by their files' endings. */
const KIND_OF_ENDING: Readonly<Record<string, string>> = {
  avif: 'AVIF',
  gif: 'GIF',
  jpeg: 'JPEG',
  jpg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
};

/** Signs by which files of each kind begin, and the byte where these stand. */
const SIGNS: readonly (readonly [kind: string, offset: number, sign: string])[] = [
  ['WebP', 8, 'WEBP'],
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['GIF', 0, 'GIF8'],
  ['AVIF', 4, 'ftypavif'],
  ['AVIF', 4, 'ftypavis'],
  ['AVIF', 4, 'ftypmif1'],
];
/** An SVG is a text; what may stand before its first tag is left to browsers. */
const SVG = /^\s*<(?:\?xml|!--|!DOCTYPE|svg)/i;

/** The endings of pictures, for messages. */
export const PICTURE_ENDINGS = Object.keys(KIND_OF_ENDING);

/** The kind that a path's ending promises; undefined for what is no picture. */
export function kindByName(name: string): string | undefined {
  return KIND_OF_ENDING[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** A picture as the first bytes of its file tell of it. */
export interface PictureHead {
  /** Undefined where the file is no picture. */
  readonly kind: string | undefined;
  /** Of a PNG: its width and height in pixels. */
  readonly size?: readonly [width: number, height: number];
}

/** Reads the first bytes of a picture's file. */
export function readHead(file: string): PictureHead {
  const head = Buffer.alloc(64);
  const open = openSync(file, 'r');
  try {
    readSync(open, head, 0, head.length, 0);
  } finally {
    closeSync(open);
  }
  const text = head.toString('latin1');
  const signed = SIGNS.find(([, offset, sign]) => text.startsWith(sign, offset))?.[0];
  const kind =
    signed ?? (SVG.test(head.toString('utf8').replace('\ufeff', '')) ? 'SVG' : undefined);
  if (kind !== 'PNG') return { kind };
  return { kind, size: [head.readUInt32BE(16), head.readUInt32BE(20)] };
}
