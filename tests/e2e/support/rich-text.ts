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

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
