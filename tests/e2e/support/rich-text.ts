/** The paragraphs of rich text as a reader sees them, without markup. */
export function paragraphsOf(html: string | undefined): string[] {
  return (html ?? '')
    .split(/<\/?(?:p|ul|ol|li|h\d|blockquote|div|table|tr|td|th|br)\b[^>]*>/)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** The words of the links of rich text. */
export function linksOf(html: string | undefined): string[] {
  return [...(html ?? '').matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].flatMap(([, words]) =>
    paragraphsOf(words),
  );
}

/** The words of the links and of the headings, which lead to themselves, of rich text on a page. */
export function stopsOf(html: string | undefined): string[] {
  return [...(html ?? '').matchAll(/<(a|h[2-6])\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag, words]) =>
    tag !== 'a' && /<a\b/.test(words ?? '') ? linksOf(words) : paragraphsOf(words).join(' '),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
