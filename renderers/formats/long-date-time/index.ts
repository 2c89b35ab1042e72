import { type Format, writeDate, writeOutDay } from '../../../src/core/index.ts';

/** Day and hour of a date, the day written out in the reader's language. */
export const format: Format = {
  isDate: true,
  write: (value, { locale }) =>
    writeDate(
      value,
      ({ day, hour }) => [writeOutDay(day, locale), hour].filter(Boolean).join(' · '),
      true,
    ),
};
