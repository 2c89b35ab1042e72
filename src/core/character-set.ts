/**
 * Sets of characters as words of a URL: each code point by its distance from the one before, in digits
 * of five bits, the lowest first, of which all but the last are marked by a sixth.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const MORE = 1 << BITS;
const LAST_CODE_POINT = 0x10ffff;

/** The word of a set; an empty one for an empty set. */
export function printCharacterSet(codes: Iterable<number>): string {
  let word = '';
  let last = -1;
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    let distance = code - last - 1;
    last = code;
    while (distance >= MORE) {
      word += ALPHABET[(distance & (MORE - 1)) | MORE];
      distance >>>= BITS;
    }
    word += ALPHABET[distance];
  }
  return word;
}

/** The code points of a word's set in their order; undefined for what `printCharacterSet` prints for none. */
export function readCharacterSet(word: string): number[] | undefined {
  const codes: number[] = [];
  let last = -1;
  let distance = 0;
  let shift = 0;
  for (const letter of word) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0 || shift > 4 * BITS) return undefined;
    distance += (digit & (MORE - 1)) << shift;
    shift += BITS;
    if (digit >= MORE) continue;
    // A distance has one way to be written.
    if (digit === 0 && shift > BITS) return undefined;
    last += distance + 1;
    if (last > LAST_CODE_POINT) return undefined;
    codes.push(last);
    distance = 0;
    shift = 0;
  }
  return shift === 0 ? codes : undefined;
}
