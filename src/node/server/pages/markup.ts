/** An element without content, its attributes escaped. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${printed.join('')}>`;
}

/** A text that can stand in HTML and in XML, in an attribute as well. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
