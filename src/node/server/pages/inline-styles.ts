/** As Vite writes it. */
const STYLESHEET = /<link rel="stylesheet" (?:crossorigin )?href="([^"]+)">/g;
/** However its attributes are written. */
const ANY_STYLESHEET = /<link\b[^>]*\brel\s*=\s*["']?stylesheet\b[^>]*>/i;
/** What would end an element in the middle of its stylesheet. Only strings and URLs have it. */
const END = /<(?=\/(?:style|script)|!--)/gi;
/** The same character to CSS. */
const ESCAPED = '\\3c ';

/**
 * A built document with its stylesheets in the place of the links to them: they are shorter than what a
 * phone's line could bring while it waits for an answer.
 *
 * @param read the file that the site serves at a path
 * @throws where the document has no stylesheet, or one that stays a link
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  let count = 0;
  const whole = html.replace(STYLESHEET, (_, path: string) => {
    count += 1;
    return `<style>${read(path).replace(END, ESCAPED)}</style>`;
  });
  const [left] = ANY_STYLESHEET.exec(whole) ?? [];
  if (left !== undefined) {
    throw new Error(
      `The built index.html has ${left}, which would hold up the first paint; write rel="stylesheet" and then href, in double quotes`,
    );
  }
  if (count === 0) throw new Error('The built index.html has no stylesheet; build the site again');
  return whole;
}
