import {
  clockAt,
  type Expected,
  localMoment,
  noonOf,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** How far off a date is. */
export function relativeDate(value: unknown, locale: string, more: TextOptions = {}): Expected {
  const { day } = localMoment(value);
  if (day === '') return [];
  const today = clockAt(new Date()).day;
  const days = Math.round((noonOf(day).getTime() - noonOf(today).getTime()) / 86_400_000);
  const far = Math.abs(days);
  const [unit, length]: [Intl.RelativeTimeFormatUnit, number] =
    far >= 365
      ? ['year', 365.2425]
      : far >= 61
        ? ['month', 30.436875]
        : far >= 14
          ? ['week', 7]
          : ['day', 1];
  // A year or a month may be a little shorter than one is on average.
  const count = Math.sign(days) * Math.floor(far / length + 0.02);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit);
  return text(words, { ...more, time: day });
}
