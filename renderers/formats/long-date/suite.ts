import {
  dayInWords,
  type Expected,
  type TextOptions,
  text,
  writtenMoment,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** The day of a date, written out in a language. */
export function longDate(value: unknown, locale: string, options: TextOptions = {}): Expected {
  const { day } = writtenMoment(value);
  return text(dayInWords(day, locale), { ...options, time: day });
}
