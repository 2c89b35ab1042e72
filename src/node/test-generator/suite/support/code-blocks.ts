const CODE = /(?:<figcaption>([^<]*)<\/figcaption>\s*)?<pre><code[^>]*>/g;
const HEADING = /<h[2-6]\b[^>]*>([\s\S]*?)<\/h[2-6]>/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * What the blocks of code are called that stand by themselves in rich text, and not in a list or a quotation:
 * by the name of their file, or by the heading that they are below. The second of a name is counted.
 *
 * @param word what code is called, where it has no name of its own
 */
export function codesIn(html: string, word: string): readonly string[] {
  const names = [...html.matchAll(CODE)]
    .filter(({ index }) => isClosed(html.slice(0, index)))
    .map(({ 1: file, index }) => {
      const heading = [...html.slice(0, index).matchAll(HEADING)].at(-1)?.[1];
      if (file !== undefined) return wordsOf(file);
      return heading === undefined ? word : `${word}: ${wordsOf(heading)}`;
    });
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function wordsOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, decode);
  return words.trim();
}

/** Whether each list, quotation and table that begins in HTML ends there. */
function isClosed(html: string): boolean {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return count(/<(?:ul|ol|blockquote|table)\b/g) === count(/<\/(?:ul|ol|blockquote|table)>/g);
}

function decode(name: string): string {
  return CHARACTERS[name] ?? name;
}
