const CODE = /<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The beginnings of the blocks of code that stand by themselves in rich text, and not in a list or a quotation. */
export function codesIn(html: string): readonly string[] {
  return [...html.matchAll(CODE)]
    .filter(({ index }) => isClosed(html.slice(0, index)))
    .map(([, code = '']) => {
      const words = code.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, decode);
      return (words.trim().split('\n')[0] ?? '').slice(0, 40);
    });
}

/** Whether each list, quotation and table that begins in HTML ends there. */
function isClosed(html: string): boolean {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return count(/<(?:ul|ol|blockquote|table)\b/g) === count(/<\/(?:ul|ol|blockquote|table)>/g);
}

function decode(name: string): string {
  return CHARACTERS[name] ?? name;
}
