import { withEllipsis } from '../mapping/cut-text.ts';
import { collapseSpaces } from '../mapping/text-of.ts';

/** Columns that search engines and networks show of a description; a Han character takes two. */
const MAX_COLUMNS = 160;
const FIRST_WIDE = 0x2e80;
/** Where words end: spaces, and after Chinese punctuation. */
const WORD_END = /[\s，。；：！？、]/;

/**
 * Spaces where markup stood: beside punctuation, and between characters that are set without. The
 * wide space of Chinese is none of them: a writer has put it there.
 */
const NEEDLESS =
  / +(?=[,.;:!?，。；：！？、》）”」』])|(?<=[《（“「『]) +|(?<=[\u2e80-\uffef]) +(?=[\u2e80-\uffef])/g;

/** The beginning of a text, at the end of a word, with an ellipsis where it is cut. */
export function summarise(text: string): string {
  const characters = [...collapseSpaces(text).replace(NEEDLESS, '').trim()];
  let columns = 0;
  const end = characters.findIndex((character) => {
    columns += (character.codePointAt(0) ?? 0) >= FIRST_WIDE ? 2 : 1;
    return columns > MAX_COLUMNS;
  });
  if (end < 0) return characters.join('');
  const cut = characters.slice(0, end);
  const last = cut.findLastIndex((character) => WORD_END.test(character));
  // A word that is longer than half of all is cut where it stands.
  const whole = last > end / 2 ? cut.slice(0, last) : cut.slice(0, -1);
  return withEllipsis(whole.join(''));
}
