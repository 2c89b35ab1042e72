/** The width and height in pixels that a picture's own bytes say; undefined of a kind that is not read here. */
export function sizeOfPicture(bytes: Buffer): readonly [number, number] | undefined {
  const named = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (named(1, 4) === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (named(0, 3) === 'GIF') return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (bytes.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(bytes);
  if (named(4, 12) === 'ftypavif') return sizeOfAvif(bytes);
  if (named(0, 4) !== 'RIFF' || named(8, 12) !== 'WEBP') return undefined;
  const kind = named(12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
}

/** Where a frame begins, its size stands behind its length and its depth. */
function sizeOfJpeg(bytes: Buffer): readonly [number, number] | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Each part that it is put together of has a box for its size; the whole is the largest. */
function sizeOfAvif(bytes: Buffer): readonly [number, number] | undefined {
  const sizes: [number, number][] = [];
  let at = bytes.indexOf('ispe', 0, 'latin1');
  while (at !== -1 && at + 16 <= bytes.length) {
    sizes.push([bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]);
    at = bytes.indexOf('ispe', at + 4, 'latin1');
  }
  // One that is shown on its side says its size as it lies.
  const isTurned = bytes.includes('irot', 0, 'latin1');
  return isTurned ? undefined : sizes.toSorted(([one], [other]) => other - one)[0];
}
