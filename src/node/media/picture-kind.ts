/** The kinds of pictures that browsers show. */
export type PictureKind = 'AVIF' | 'GIF' | 'JPEG' | 'PNG' | 'SVG' | 'WebP';

const KIND_OF_ENDING: Readonly<Record<string, PictureKind>> = {
  avif: 'AVIF',
  gif: 'GIF',
  jpeg: 'JPEG',
  jpg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
};

/** Pictures of cameras and of print, which browsers do not show. */
const NOT_SHOWN = ['bmp', 'cr2', 'dng', 'heic', 'heif', 'jxl', 'nef', 'psd', 'tif', 'tiff'];

/** Documents, films and recordings, which are sent as they are. */
const DOCUMENTS = [
  ...['pdf', 'txt', 'csv', 'rtf', 'epub', 'zip', 'ics', 'vcf', 'bib', 'ris'],
  ...['mp4', 'webm', 'mp3', 'm4a', 'ogg', 'opus', 'wav', 'vtt'],
  ...['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'odt', 'ods', 'odp'],
];

/** Signs by which files of each kind begin, and the byte where these stand. */
const SIGNS: readonly (readonly [kind: string, offset: number, sign: string])[] = [
  ['WebP', 8, 'WEBP'],
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['GIF', 0, 'GIF8'],
  ['PDF', 0, '%PDF'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
];
/** An SVG is a text; what may stand before its first tag is left to browsers. */
const SVG = /^\s*<(?:\?xml|!--|!DOCTYPE|svg)/i;
/** In bytes; what kind a file is stands at its beginning. */
const HEAD = 64;

/** The endings of pictures, for messages. */
export const PICTURE_ENDINGS = Object.keys(KIND_OF_ENDING);

/** The kind that a path's ending promises; undefined for what is no picture. */
export function kindByName(name: string): PictureKind | undefined {
  return KIND_OF_ENDING[endingOf(name)];
}

/** Whether a path ends as one of a picture does, in whatever format. */
export function isPictureName(name: string): boolean {
  return kindByName(name) !== undefined || NOT_SHOWN.includes(endingOf(name));
}

/** Whether a path ends as that of a picture of a kind that browsers do not show. */
export function isUnshownPicture(name: string): boolean {
  return NOT_SHOWN.includes(endingOf(name));
}

/** Whether a path ends as those of pictures and documents do, so that it may be a file beside a text. */
export function isMediaName(name: string): boolean {
  return kindByName(name) !== undefined || DOCUMENTS.includes(endingOf(name));
}

function endingOf(name: string): string {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a file by its first bytes, as `HEIC`, `TIFF` or `PDF` too; undefined for others. */
export function kindByBytes(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD));
  const text = head.toString('latin1');
  if (text.startsWith('ftyp', 4)) {
    if (/avi[fs]/.test(text)) return 'AVIF';
    return /hei[cx]|hev[cx]|mif1|msf1/.test(text) ? 'HEIC' : undefined;
  }
  const signed = SIGNS.find(([, offset, sign]) => text.startsWith(sign, offset))?.[0];
  return signed ?? (SVG.test(head.toString('utf8').replace('\ufeff', '')) ? 'SVG' : undefined);
}
