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

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
