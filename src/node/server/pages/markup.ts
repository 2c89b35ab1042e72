import { escapeHtml } from '../../../core/escape-html.ts';

/** An element without content, its attributes escaped. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${printed.join('')}>`;
}
