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
  const [start = '', end = ''] = values.map((value) =>
    /^\d{2}:\d{2}/.test(plain(value)) ? plain(value).slice(0, 5) : localMoment(value).hour,
  );
  if (start === '') return [];
  const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const words =
    end > start ? hours.formatRange(atHour(start), atHour(end)) : hours.format(atHour(start));
  return text(words, { ...more, time: localMoment(values[0]).time || start });
}
