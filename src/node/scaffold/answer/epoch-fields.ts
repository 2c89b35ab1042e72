import { readEveryField } from './answer-fields.ts';
import { rankName, splitName } from './field-names.ts';
import type { AnswerRecord } from './find-list.ts';

/** From 1990 to 2100, in seconds since 1970, or in milliseconds. */
const EPOCHS = [
  [631_152_000, 4_102_444_800],
  [631_152_000_000, 4_102_444_800_000],
] as const;

/** The fields whose names say that they are dates, and whose values are counted from 1970. */
export function epochFields(items: readonly AnswerRecord[]): string[] {
  return readEveryField(items)
    .filter(({ path, values }) => isOfDate(path) && values.length > 0 && values.every(isEpoch))
    .map(({ path }) => path);
}

function isOfDate(path: string): boolean {
  const words = splitName(path.split('.').at(-1) ?? path);
  return rankName(path, 'date') !== undefined || words.includes('date');
}

function isEpoch(value: unknown): boolean {
  return (
    Number.isInteger(value) &&
    EPOCHS.some(([first, last]) => Number(value) >= first && Number(value) <= last)
  );
}
