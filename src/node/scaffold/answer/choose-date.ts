import type { Field } from './answer-fields.ts';
import { type ChosenField, reasoned } from './chosen-field.ts';
import type { ValueKind } from './field-kinds.ts';
import {
  endsNamed,
  type FieldMeaning,
  namesOf,
  passesNamed,
  plain,
  rankName,
  splitName,
} from './field-names.ts';

/** Of some items the day is known, of others the month or the year alone. */
const FROM_YEAR = /^\d{4}(-\d\d){0,2}$/;
const WITH_FIGURE = /\d/;
const DATES: readonly ValueKind[] = ['date', 'date-time'];

/**
 * The date that an item is of: when it is or appeared, else its year; when somebody made or touched its
 * record says less, and a date in words least.
 */
export function chooseDate(fields: readonly Field[]): ChosenField | undefined {
  const own = chooseOwnDate(fields);
  if (own !== undefined) return own;
  const [other] = datesOf(fields).filter(({ path }) => !isOfChange(path));
  return other && reasoned(other, rankDate(other.path) < Number.POSITIVE_INFINITY);
}

/** The date that an item is of, and none of its record. */
export function chooseOwnDate(fields: readonly Field[]): ChosenField | undefined {
  const own = datesOf(fields).filter(({ path }) => !isOfRecord(path) && !isOfOtherTime(path));
  const named = own.find(({ path }) => rankDate(path) < Number.POSITIVE_INFINITY);
  if (named !== undefined) return reasoned(named, true);
  const [other] = own;
  return (
    chooseYear(fields) ?? chooseWritten(fields, WITH_FIGURE) ?? (other && reasoned(other, false))
  );
}

/** The dates of items, the likeliest first. */
function datesOf(fields: readonly Field[]): Field[] {
  return fields
    .filter(({ kind, path }) => DATES.includes(kind) && !isLate(path) && !isOfPicture(path))
    .map((field) => ({ field, rank: rankDate(field.path) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ field }) => field);
}

/** The year in which an item appeared, where a field has that alone; else a date of any exactness. */
export function chooseYear(fields: readonly Field[]): ChosenField | undefined {
  const years = fields
    .filter(({ kind, path }) => kind === 'year' && !passesNamed(path, 'other'))
    .filter(({ path }) => !isLate(path) && !isOfRecord(path))
    .map((field) => ({ field, rank: rankName(field.path, 'year') ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.rank - b.rank);
  const [best] = years;
  if (best === undefined) return chooseWritten(fields, FROM_YEAR);
  return reasoned(best.field, best.rank < Number.POSITIVE_INFINITY);
}

/** A date that is written for readers, such as "about 1520", where a field has one. */
export function chooseWrittenDate(fields: readonly Field[]): ChosenField | undefined {
  return chooseWritten(fields, WITH_FIGURE);
}

/** A date in a text of another form, such as "May 2, 2019" or "about 1520". */
function chooseWritten(fields: readonly Field[], form: RegExp): ChosenField | undefined {
  const written = fields.find(
    ({ kind, path, values }) =>
      kind === 'text' &&
      endsNamed(path, 'writtenDate') &&
      !passesNamed(path, 'other') &&
      values.every((value) => form.test(String(value))),
  );
  return written && reasoned(written, true);
}

function rankDate(path: string): number {
  const ranks = path.split('.').flatMap((name) => rankName(name, 'date') ?? []);
  const last = rankName(path, 'date');
  const above = Math.min(...ranks, Number.POSITIVE_INFINITY);
  const isOfOther = passesNamed(path, 'other') || isOfOtherTime(path);
  return Math.min(last ?? Number.POSITIVE_INFINITY, above) + (isOfOther ? 500 : 0);
}

/** Whether a date is that of what leads to an event, such as the sale of its tickets. */
export function isOfOtherTime(path: string): boolean {
  return path.split('.').some((name) => hasWord(name, 'otherTime'));
}

/** Whether a date says when something ended or was looked at, or when its record was changed. */
function isLate(path: string): boolean {
  return path
    .split('.')
    .some((name) => namesOf('lateDate').includes(name.toLowerCase()) || hasWord(name, 'lateDate'));
}

/** Whether a date is that of a record in a database, and not of what the record is about. */
export function isOfRecord(path: string): boolean {
  return path
    .split('.')
    .some((name) => namesOf('recordDate').includes(plain(name)) || hasWord(name, 'recordDate'));
}

/** Whether a date says when a record was last changed, which is of no use to a reader. */
export function isOfChange(path: string): boolean {
  return path
    .split('.')
    .some((name) => namesOf('changeDate').includes(plain(name)) || hasWord(name, 'changeDate'));
}

function hasWord(name: string, part: FieldMeaning): boolean {
  return splitName(name).some((word) => namesOf(part).includes(word));
}

/** Whether a date is that of one of an item's pictures. */
function isOfPicture(path: string): boolean {
  const above = path.split('.').slice(0, -1);
  return above.some((name) => namesOf('image').includes(plain(name).replace(/s$/, '')));
}
