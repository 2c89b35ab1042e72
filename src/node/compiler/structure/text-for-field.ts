import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../core/mapping/read-path.ts';

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/;
const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether an error is about an object that needs a field, in whose place a text stands in each language. */
export function isTextForField({ data, parentSchema }: ErrorObject): boolean {
  const needed: unknown = parentSchema?.required;
  if (!Array.isArray(needed) || !needed.includes('field') || !isRecord(data)) return false;
  const entries = Object.entries(data);
  return (
    entries.length > 0 &&
    entries.every(([key, value]) => isLanguage(key) && typeof value === 'string')
  );
}

/** Whether a key is the tag of a language that has a name, as a misspelt property's mostly is not. */
function isLanguage(key: string): boolean {
  return TAG.test(key) && NAMES.of(key) !== undefined;
}

/** What to write in place of that text; what is wrong with its languages is said by it. */
export function sayField(name: string): string {
  return `${name} is a text in each language, and what stands there comes of each item: write the name of the field that holds it, or leave it out`;
}
