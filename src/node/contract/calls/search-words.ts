/** Two Han characters, or a word of three letters or more. */
const WORD = /\p{Script=Han}{2}|[\p{L}\p{N}]{3,}/u;

/** The first word of the first title that has one. */
export function searchedWord(titles: readonly (string | undefined)[]): string | undefined {
  for (const title of titles) {
    const word = title?.match(WORD)?.[0];
    if (word !== undefined) return word;
  }
  return undefined;
}
