/** As Vite writes it. */
const STYLESHEET = /<link rel="stylesheet" (?:crossorigin )?href="([^"]+)">/g;
/** However its attributes are written. */
const ANY_STYLESHEET = /<link\b[^>]*\brel\s*=\s*["']?stylesheet\b[^>]*>/i;
/** What would end the element in the middle of the stylesheet. */
const END = /<\/style/i;

/**
 * A built document with its stylesheets in the place of the links to them: they are shorter than what a
 * phone's line could bring while it waits for an answer.
 *
 * @param read the file that the site serves at a path
 * @throws where the document has no stylesheet, or one that cannot stand in it
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  let count = 0;
  const whole = html.replace(STYLESHEET, (_, path: string) => {
    const css = read(path);
    if (END.test(css)) {
      throw new Error(`The stylesheet ${path} has </style>, which would end it; write <\\/style`);
    }
    count += 1;
    return `<style>${css}</style>`;
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
