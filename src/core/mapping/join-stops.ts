/**
 * A stop and the spaces after it, before more of the text; or a character reference, whose semicolon
 * is no stop. Commas are none either: lists of words could not be broken.
 */
const STOPS = /(&#?\w{1,31};)|([.:;!?])[ \n]+(?=\S)/g;
/** Most texts of lists have none; this test finds that in a fraction of the time. */
const HAS_STOP = /[.:;!?][ \n]/;
const NO_BREAK_SPACE = '\u00a0';
/** A tag, whose attributes may have the sign in them that ends it. */
const TAG = /(<(?:"[^"]*"|[^">])*>)/;

/**
 * A text of which no line but the last ends with a Latin stop: where the browser cuts it after some
 * lines, its ellipsis then stands after a word, not after a stop.
 */
export function joinStops(text: string): string {
  if (!HAS_STOP.test(text)) return text;
  return text.replace(
    STOPS,
    (_, reference?: string, stop = '') => reference ?? stop + NO_BREAK_SPACE,
  );
}

/** The same of clean HTML. */
export function joinStopsIn(html: string): string {
  if (!HAS_STOP.test(html)) return html;
  return html
    .split(TAG)
    .map((part, index) => (index % 2 === 0 ? joinStops(part) : part))
    .join('');
}
