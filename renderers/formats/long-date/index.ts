import { type Format, writeDate, writeOutDay } from '../../../src/core/index.ts';

/** The day of a date, written out in the reader's language. */
export const format: Format = {
  isDate: true,
  write: (value, { locale }) => writeDate(value, ({ day }) => writeOutDay(day, locale)),
};
