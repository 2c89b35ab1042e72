import { datePartsOf, readHour } from '../../../core/mapping/dates.ts';
import { readNumber } from '../../../core/mapping/format-value.ts';
import { fillTemplate, safeUrl } from '../../../core/mapping/links.ts';
import { isEmailAddress } from '../../../core/mapping/map-slot.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { Reading } from '../../compiler/index.ts';

/** What a value is to those who read it; `case` is one that no case of a link names. */
export type Verdict = 'right' | 'missing' | 'empty' | 'type' | 'form' | 'case';

/** Validates the value of a field of an item by how the manifest reads it. */
export function validateValue(value: unknown, reading: Reading, item: unknown): Verdict {
  if (value === undefined) return 'missing';
  if (isEmpty(value)) return 'empty';
  switch (reading.as) {
    case 'presence':
      return 'right';
    case 'code':
      return typeof value === 'object' ? 'type' : 'right';
    case 'text':
    case 'plain':
    case 'markup':
    case 'letter':
    case 'identifier':
    case 'phone':
    case 'order':
      return typeof value === 'string' || typeof value === 'number' ? 'right' : 'type';
    case 'number':
      return readNumber(String(value)) === undefined ? 'form' : 'right';
    case 'names':
      return typeof value === 'boolean' ? 'type' : 'right';
    case 'parts':
      return [value].flat().every((entry) => isRecord(entry) || typeof entry === 'string')
        ? 'right'
        : 'type';
    case 'day':
      return validateText(value, (text) => datePartsOf(text) !== undefined);
    case 'hour':
      return validateText(
        value,
        (text) => readHour(text) !== undefined || datePartsOf(text) !== undefined,
      );
    case 'year':
      return /^\d{4}(?:$|[-/T])/.test(String(value)) ? 'right' : 'form';
    case 'searched':
    case 'choice':
      return [value].flat().some(isRecord) ? 'type' : 'right';
    case 'url':
    case 'file':
    case 'captions':
      return validateText(value, isSafe);
    case 'picture':
      return reading.template === undefined
        ? validateText(value, isSafe)
        : validateText(
            fillTemplate(reading.template, (name) => readPath(item, name)),
            isSafe,
          );
    case 'email':
      return validateText(value, isEmailAddress);
    case 'texts':
      return validateList(value, (entry) => (typeof entry === 'string' ? 'right' : 'type'));
    case 'objects':
      return validateList(value, (entry) => (isRecord(entry) ? 'right' : 'type'));
    case 'files':
      return validateList(value, validateFile);
    case 'constant':
      return typeof value === typeof reading.equals ? 'right' : 'type';
    case 'case':
      return validateCase(value, reading.cases);
    case 'path':
      return fillTemplate('{value}', () => value) === undefined ? 'form' : 'right';
  }
}

/** Whether there is nothing to show: null, a text of blanks, a list without an entry. */
function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'string'
    ? value.trim() === ''
    : Array.isArray(value) && value.length === 0;
}

function isSafe(text: string): boolean {
  return safeUrl(text) !== undefined;
}

function validateText(value: unknown, isOfForm: (text: string) => boolean): Verdict {
  if (typeof value !== 'string') return 'type';
  return isOfForm(value) ? 'right' : 'form';
}

function validateList(value: unknown, validate: (entry: unknown) => Verdict): Verdict {
  if (!Array.isArray(value)) return 'type';
  return value.map(validate).find((verdict) => verdict !== 'right') ?? 'right';
}

function validateFile(entry: unknown): Verdict {
  if (!isRecord(entry) || typeof entry.url !== 'string') return 'type';
  return isSafe(entry.url) ? 'right' : 'form';
}

function validateCase(value: unknown, cases: readonly string[]): Verdict {
  if (typeof value === 'object') return 'type';
  return cases.includes(String(value)) ? 'right' : 'case';
}
