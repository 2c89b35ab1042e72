import {
  type Expected,
  type TextOptions,
  text,
  writtenMoment,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** Day and hour of a date, as they are written: 2026-03-05 20:00. */
export function dateTime(value: unknown, options: TextOptions = {}): Expected {
  const { day, hour, time } = writtenMoment(value);
  return text([day, hour].filter(Boolean).join(' '), { ...options, time });
}
