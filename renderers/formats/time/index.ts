import {
  type Format,
  localPartsOf,
  machineDate,
  readHour,
  writeLocalHour,
  writeLocalHours,
} from '../../../src/core/index.ts';

interface Moment {
  /** Undefined of an hour by itself. */
  readonly day: string | undefined;
  readonly hour: string;
}

/** Whether something ends after it begins: an hour by itself that is earlier is one of the next day. */
function isAfter(start: Moment, end: Moment): boolean {
  if (start.day === undefined || end.day === undefined) return end.hour !== start.hour;
  return `${end.day} ${end.hour}` > `${start.day} ${start.hour}`;
}

/** A time of day in the manner of the page's language. */
export const format: Format<'time'> = {
  isDate: true,
  write(value, context) {
    const { locale, options, read } = context;
    const momentOf = (text: unknown): Moment | undefined => {
      if (typeof text !== 'string') return undefined;
      const hour = readHour(text);
      if (hour !== undefined) return { day: undefined, hour };
      const local = localPartsOf(text, context);
      return local?.hour === undefined ? undefined : { day: local.day, hour: local.hour };
    };
    const start = momentOf(value);
    if (start === undefined) return undefined;
    const end = options.end === undefined ? undefined : momentOf(read(options.end));
    const text =
      end !== undefined && isAfter(start, end)
        ? writeLocalHours([start.hour, end.hour], locale)
        : writeLocalHour(start.hour, locale);
    return { kind: 'plain', text, time: machineDate(value) ?? start.hour };
  },
};
