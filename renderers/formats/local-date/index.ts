import {
  type Format,
  joinDayAndHour,
  localPartsOf,
  machineDate,
  writeLocalDay,
  writeLocalHour,
} from '../../../src/core/index.ts';

/** A date in the manner of the page's language. */
export const format: Format<'local-date'> = {
  isDate: true,
  write(value, context) {
    const date = localPartsOf(value, context);
    if (date === undefined) return undefined;
    const { locale, options } = context;
    const day = writeLocalDay(date.day, options.style, locale);
    const hour = options.hour && date.hour ? writeLocalHour(date.hour, locale) : undefined;
    const time = hour === undefined ? date.day : machineDate(value);
    return { kind: 'plain', text: joinDayAndHour(day, hour), ...(time && { time }) };
  },
};
