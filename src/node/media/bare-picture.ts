/**
 * Whether a picture holds nothing but what it looks like: no place, no camera, no words, no smaller
 * copy of itself, and no colours of print, which screens show as they please. One of which that is not sure is encoded anew before anybody gets it.
 */
export function isBare(bytes: Buffer, kind: string | undefined): boolean {
  switch (kind) {
    case 'JPEG':
      return isBareJpeg(bytes);
    case 'PNG':
      return isBarePng(bytes);
    case 'WebP':
      return isBareWebp(bytes);
    case 'AVIF':
      // Such parts are named in the list of items at the file's beginning.
      return !/Exif|mime/.test(bytes.toString('latin1', 0, AVIF_LISTS));
    case 'SVG':
      return true;
    default:
      return false;
  }
}

/** In bytes. */
const AVIF_LISTS = 8192;

/** Whether a JPEG's part is the head of a frame in the four colours of print. */
function isOfPrint(marker: number, bytes: Buffer, position: number): boolean {
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  return isFrame && bytes[position + 9] === 4;
}

/** What a JPEG for screens is decoded by: tables, frames, scans, and the profile of its colours. */
function isBareJpeg(bytes: Buffer): boolean {
  let position = 2;
  while (position + 4 <= bytes.length) {
    if (bytes[position] !== 0xff) return false;
    const marker = bytes[position + 1] ?? 0;
    const length = bytes.readUInt16BE(position + 2);
    // A scan's data follow, to the end; nothing may stand behind that.
    if (marker === 0xda) return isLastScan(bytes, position + 2 + length);
    const text = bytes.toString('latin1', position + 4, position + 16);
    const isNeeded =
      marker < 0xe0 ||
      (marker === 0xe0 && text.startsWith('JFIF\0')) ||
      (marker === 0xe2 && text.startsWith('ICC_PROFILE\0')) ||
      (marker === 0xee && text.startsWith('Adobe'));
    if (!isNeeded || isOfPrint(marker, bytes, position)) return false;
    position += 2 + length;
  }
  return false;
}

/** Whether only tables and further scans follow, and then the end of the file. */
function isLastScan(bytes: Buffer, start: number): boolean {
  let position = start;
  for (;;) {
    position = bytes.indexOf(0xff, position);
    const marker = position < 0 ? undefined : bytes[position + 1];
    if (marker === undefined) return false;
    if (marker === 0xd9) return position + 2 === bytes.length;
    // Within a scan: an escaped 0xff, a restart marker (0xd0 to 0xd7), or padding before a marker.
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      position += marker === 0xff ? 1 : 2;
      continue;
    }
    // Comments and applications' data may stand between scans as well.
    if (marker >= 0xe0 || position + 4 > bytes.length) return false;
    position += 2 + bytes.readUInt16BE(position + 2);
  }
}

const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'hIST'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'acTL', 'fcTL', 'fdAT'],
]);

function isBarePng(bytes: Buffer): boolean {
  let position = 8;
  let last = '';
  while (position + 12 <= bytes.length) {
    last = bytes.toString('latin1', position + 4, position + 8);
    if (!PNG_CHUNKS.has(last)) return false;
    position += 12 + bytes.readUInt32BE(position);
  }
  return last === 'IEND' && position === bytes.length;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function isBareWebp(bytes: Buffer): boolean {
  let position = 12;
  while (position + 8 <= bytes.length) {
    if (!WEBP_CHUNKS.has(bytes.toString('latin1', position, position + 4))) return false;
    const size = bytes.readUInt32LE(position + 4);
    position += 8 + size + (size % 2);
  }
  return position === bytes.length;
}
