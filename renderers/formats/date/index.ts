import { type Format, writeDate } from '../../../src/core/index.ts';

/** The day of a date, as it is written. */
export const format: Format = {
  isDate: true,
  write: (value) => writeDate(value, ({ day }) => day),
};
