import { type Format, writeDate } from '../../../src/core/index.ts';

/** Day and hour of a date, as they are written. */
export const format: Format = {
  isDate: true,
  write: (value) =>
    writeDate(value, ({ day, hour }) => [day, hour].filter(Boolean).join(' '), true),
};
