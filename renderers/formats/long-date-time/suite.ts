import {
  dayInWords,
  type Expected,
  type TextOptions,
  text,
  writtenMoment,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** Day and hour of a date, the day written out in a language. */
export function longDateTime(value: unknown, locale: string, options: TextOptions = {}): Expected {
  const { day, hour, time } = writtenMoment(value);
  return text([dayInWords(day, locale), hour].filter(Boolean).join(' · '), { ...options, time });
}
