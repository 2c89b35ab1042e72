import type { Language } from '../manifest/site-model.ts';
import type { CellModel, CellsSlot } from '../manifest/slot-model.ts';
import { LIMITS, readKey } from './answer-limits.ts';
import { type FormatContext, readNumber } from './format-value.ts';
import { linkOf } from './links.ts';
import { localPartsOf, machineDate, writeLocalDay, writeLocalHour } from './local-dates.ts';
import { mapText } from './map-text.ts';
import { readPath } from './read-path.ts';
import { textOf } from './text-of.ts';
import type { CellValue, DateValue, TextValue } from './values.ts';

interface CellContext extends FormatContext {
  readonly language: Language;
}

/** A date of an answer; undefined for what is none. */
export function mapDate(
  value: unknown,
  { timeZone, locale }: Pick<CellContext, 'timeZone' | 'locale'>,
): DateValue | undefined {
  const parts = typeof value === 'string' ? localPartsOf(value, { timeZone }) : undefined;
  const time = typeof value === 'string' ? machineDate(value) : undefined;
  if (parts === undefined || time === undefined) return undefined;
  const { day, hour } = parts;
  return {
    time,
    day,
    dayWords: writeLocalDay(day, 'full', locale),
    ...(hour !== undefined && { hourWords: writeLocalHour(hour, locale) }),
  };
}

/** A row of a table: a cell for each column; undefined where all are empty. */
export function mapCells(
  { cells }: CellsSlot,
  entity: unknown,
  context: CellContext,
): readonly CellValue[] | undefined {
  const row = cells.map((cell) => mapCell(cell, entity, context));
  return row.some(({ text }) => text !== undefined) ? row : undefined;
}

function mapCell(cell: CellModel, entity: unknown, context: CellContext): CellValue {
  const value = readPath(entity, cell.text.field);
  const text = mapText(value, cell.text, context, { entity, limit: LIMITS.text });
  if (text === undefined) return {};
  const link = cell.link && linkOf(cell.link, entity);
  return {
    text,
    ...(link !== undefined && { link }),
    ...(typeof value === 'number' && cell.text.format !== undefined && { isNumber: true }),
    ...(cell.sort && { order: orderOf(value, text, cell, context) }),
  };
}

/**
 * Numbers and dates are ordered as such, others by the words that are shown. What a format shows as a date
 * is ordered by when it is, however it is written; one that is shown as a text, as that text.
 */
function orderOf(
  value: unknown,
  text: TextValue,
  { text: { format } }: CellModel,
  { formats, timeZone }: CellContext,
): string | number {
  const key = readKey(value);
  const number = key === undefined ? undefined : readNumber(key);
  if (number !== undefined) return number;
  const time = key === undefined ? undefined : timeOf(key, timeZone);
  if (key === undefined || time === undefined) return textOf(text);
  return formats[format]?.isDate === true ? time : key;
}

/**
 * A date as a number that can be compared: the milliseconds of the local clock in the site's time zone, where times
 * without an offset are taken to stand already. A day is its first moment. Without a time zone, written offsets count.
 */
function timeOf(key: string, timeZone: string | undefined): number | undefined {
  const parts = localPartsOf(key, { timeZone });
  if (parts === undefined) return undefined;
  const { day, hour = '00:00', offset } = parts;
  const [, seconds = '00'] = /^.{16}:([0-5]\d)/.exec(key.trim()) ?? [];
  const from = timeZone === undefined && offset !== '' ? offset : 'Z';
  return Date.parse(`${day}T${hour}:${seconds}${from}`);
}
