import { UNTITLED } from './complete-description.ts';
import { SEEN_IN } from './infer-field.ts';

/**
 * A completed description as the text of a file, without what only its messages need.
 *
 * @param title what the API is called where nobody has named it
 */
export function printDescription(document: object, title: string): string {
  const isUntitled = 'info' in document && document.info === UNTITLED;
  const named = isUntitled ? { ...document, info: { ...UNTITLED, title } } : document;
  const isNeeded = (name: string, value: unknown) => (name === SEEN_IN ? undefined : value);
  return `${JSON.stringify(named, isNeeded, 2)}\n`;
}
