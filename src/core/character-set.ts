/**
 * Encodes sets of characters as short strings for URLs. The code points are sorted; of each, the
 * distance from the one before is written in base 32, the lowest digit first. A letter of the alphabet
 * holds a digit (five bits) and a sixth bit that says that further digits of the same distance follow.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const MORE = 1 << BITS;
const LAST_CODE_POINT = 0x10ffff;

/** A set as such a string; the empty string for the empty set. */
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

/** The sorted code points of such a string; undefined for one that `printCharacterSet` never makes. */
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
    // A leading zero would be a second spelling of the same set.
    if (digit === 0 && shift > BITS) return undefined;
    last += distance + 1;
    if (last > LAST_CODE_POINT) return undefined;
    codes.push(last);
    distance = 0;
    shift = 0;
  }
  return shift === 0 ? codes : undefined;
}
