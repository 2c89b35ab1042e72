import { segmentOf } from '../../../core/routing/segment-of.ts';

/** Ways in which people write what has another form. */
const REWRITES: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/^http:/i, 'https:'),
  (text) => text.replace(/^#/, ''),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^(?=[\w-]+(?:\/[\w{}-]+)*$)/, '/'),
  // The language and the ending of a Markdown file.
  (text) => text.replace(/(?:\.[a-z]{2,3}(?:-\w+)?)?\.md$/i, ''),
  segmentOf,
];

/** A text in the form that it has to have, where only the way in which it is written is another. */
export function writeInForm(data: unknown, pattern: string): string | undefined {
  if (typeof data !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  return REWRITES.map((rewrite) => rewrite(data)).find((text) => text !== '' && form.test(text));
}
