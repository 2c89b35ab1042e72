/** A text that can stand in HTML and in XML, in an attribute as well. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
