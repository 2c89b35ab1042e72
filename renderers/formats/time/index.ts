import {
  type Format,
  localPartsOf,
  machineDate,
  writeLocalHour,
  writeLocalHours,
} from '../../../src/core/index.ts';

/** An hour by itself. */
const HOUR = /^\s*((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?\s*$/;

/** A time of day in the manner of the page's language. */
export const format: Format<'time'> = {
  isDate: true,
  write(value, context) {
    const { locale, options, read } = context;
    const hourOf = (text: unknown) =>
      typeof text === 'string'
        ? (HOUR.exec(text)?.[1] ?? localPartsOf(text, context)?.hour)
        : undefined;
    const start = hourOf(value);
    if (start === undefined) return undefined;
    const end = options.end === undefined ? undefined : hourOf(read(options.end));
    const isRange = end !== undefined && end > start;
    const text = isRange ? writeLocalHours([start, end], locale) : writeLocalHour(start, locale);
    return { kind: 'plain', text, time: machineDate(value) ?? start };
  },
};
