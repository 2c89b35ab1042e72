import type { TextReading } from '../../core/manifest/slot-model.ts';
import { record, say } from './print-code.ts';

/** The functions of a suite that know what a format shows. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  text: 'text',
  'rich-text': 'html',
  'plain-text': 'html',
  date: 'date',
  'date-time': 'dateTime',
  'long-date': 'longDate',
  'long-date-time': 'longDateTime',
};

/** What a format or a block of the site's own shows, which the generator cannot know. */
export const UNKNOWN = '...somethingElse(),';

/** The function for a format; undefined for one of the site's own. */
export function formatFunction(format: string): string | undefined {
  return FUNCTIONS[format];
}

/** The call that says what a field shows as a text; undefined for a format of the site's own. */
export function readText(
  { format, words }: TextReading,
  value: string,
  options = '',
): string | undefined {
  const name = formatFunction(format);
  if (name === undefined) return undefined;
  const locale = name.startsWith('long') ? ', site.language.dates' : '';
  if (words === undefined) return `${name}(${value}${locale}${options})`;
  const texts = Object.entries(words).map(([code, text]) => [code, say(text)]);
  return `inWords(${value}, ${record(Object.fromEntries(texts))}${options})`;
}
