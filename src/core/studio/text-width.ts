/** Characters that terminals render over the one before them, or not at all. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** Characters that take two places: of East Asian scripts, their punctuation, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** The columns that a text takes where each character of a fixed-width font has one or two. */
export function columnsOf(text: string): number {
  return [...text].reduce((columns, character) => columns + placesOf(character), 0);
}

function placesOf(character: string): number {
  if (NARROW.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
