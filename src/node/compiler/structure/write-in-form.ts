import { isRecord } from '../../../core/mapping/read-path.ts';
import { segmentOf } from '../../../core/routing/segment-of.ts';

/** Ways in which people write what has another form. */
const REWRITES: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/^http:/i, 'https:'),
  (text) => text.replace(/^(?=[\w-]+(?:\.[\w-]+)+(?:\/|$))/, 'https://'),
  (text) => text.replace(/^#/, ''),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^(?=[\w-]+(?:\/[\w{}-]+)*$)/, '/'),
  // The language and the ending of a Markdown file.
  (text) => text.replace(/(?:\.[a-z]{2,3}(?:-\w+)?)?(?:\.md)?$/i, ''),
  segmentOf,
];

/** A text in the form that it has to have, where only the way in which it is written is another. */
function writeInForm(data: unknown, pattern: string): string | undefined {
  if (typeof data !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  return REWRITES.map((rewrite) => rewrite(data)).find((text) => text !== '' && form.test(text));
}

/** A field's name, or the same in braces, with the dots that lead into objects. */
const FIELD = /^\{?([\w@:-]+(?:\.[\w@:-]+)*)\}?$/;

/** What to write in place of a text that has not its form, and the first letter of "It has to be". */
export function sayInForm(data: unknown, pattern: string, schema: unknown): string {
  const meant = writeInForm(data, pattern);
  const field = readAsField(data, pattern, schema);
  if (field === undefined) return askMeant(meant);
  const page = meant === undefined ? '' : `, or "${meant}" for a page`;
  return `write { "field": "${field}" } where that field has the URL${page}. I`;
}

/** The question whether something is meant, and the first letter of "It has to be". */
export function askMeant(meant: string | undefined): string {
  return meant === undefined ? 'i' : `did you mean "${meant}"? I`;
}

/** The field that is meant where a path could stand, or an object with a field that has the URL. */
function readAsField(data: unknown, pattern: string, schema: unknown): string | undefined {
  const takesField =
    isRecord(schema) && isRecord(schema.properties) && schema.properties.field !== undefined;
  return takesField && pattern === '^/' ? FIELD.exec(String(data))?.[1] : undefined;
}
