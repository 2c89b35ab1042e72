import { isRecord } from '../../core/mapping/read-path.ts';
import type { DescriptionNode } from '../content/index.ts';
import type { SampleWords } from './sample-words.ts';

const EMAIL = 'name@example.org';
const PHONE = '+00 000 0000 0000';
/** Digits in groups. A number without any may be a postal code, and `2026-10-12` is a date. */
const PHONE_FORM = /^(?!\d{4}-\d\d-\d\d$)(?=.*[+\s-])\+?[\d\s()-]{7,}$/;
const FILE_FORM = /\.[a-z0-9]{2,5}$/i;

/**
 * A value of a field for sample content. Words, e-mail addresses and telephone numbers are made up,
 * so that nothing of the model's is published twice; pictures, dates, numbers and the like are its.
 *
 * @param schema the field's schema in the API description
 * @param value the value that an item of the model has, if there is one
 * @returns undefined where nothing can be made up
 */
export function sampleValue(
  schema: DescriptionNode,
  value: unknown,
  field: string,
  words: SampleWords,
): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => sampleValue(schema.at('items'), entry, field, words));
    return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        sampleValue(schema.at('properties', name), entry, name, words),
      ]),
    );
  }
  if (typeof value === 'string') return sampleText(schema, value, field, words);
  const isFree = ['format', 'enum'].every((rule) => !schema.at(rule).exists);
  const isMissing = value === undefined && schema.at('type').text === 'string' && isFree;
  return isMissing ? words.line(field) : value;
}

function sampleText(
  schema: DescriptionNode,
  value: string,
  field: string,
  words: SampleWords,
): string {
  const format = schema.at('format').text;
  if (format === 'email') return EMAIL;
  // What only some texts can be is taken as it is: URLs, dates, one of several words.
  if (format !== undefined || schema.at('enum').exists || FILE_FORM.test(value)) return value;
  return PHONE_FORM.test(value) ? PHONE : words.line(field);
}
