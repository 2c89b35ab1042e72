import {
  atHour,
  type Expected,
  localMoment,
  plain,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** A time of day, or from one to another. */
export function localTime(
  values: readonly [unknown, unknown],
  locale: string,
  more: TextOptions = {},
): Expected {
  const [start, end] = values.map((value) =>
    /^\d{2}:\d{2}/.test(plain(value))
      ? { day: '', hour: plain(value).slice(0, 5) }
      : localMoment(value),
  );
  if (start === undefined || start.hour === '') return [];
  const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  // An hour by itself that is earlier than the first one is of the next day.
  const isAlone = start.day === '' || end?.day === '';
  const isRange =
    end !== undefined &&
    end.hour !== '' &&
    (isAlone ? end.hour !== start.hour : end.day + end.hour > start.day + start.hour);
  const words = isRange
    ? hours.formatRange(atHour(start.hour), atHour(end.hour))
    : hours.format(atHour(start.hour));
  return text(words, { ...more, time: localMoment(values[0]).time || start.hour });
}
