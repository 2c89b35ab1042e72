import {
  type DateParts,
  type Format,
  joinDayAndHour,
  localPartsOf,
  machineDate,
  writeLocalDay,
  writeLocalDays,
  writeLocalHour,
  writeLocalHours,
} from '../../../src/core/index.ts';

type Context = Parameters<Format<'date-range'>['write']>[1];

/** The days from one date to another in the manner of the page's language. */
export const format: Format<'date-range'> = {
  isDate: true,
  write(value, context) {
    const start = localPartsOf(value, context);
    if (start === undefined) return undefined;
    const until = context.read(context.options.end);
    const end = typeof until === 'string' ? localPartsOf(until, context) : undefined;
    const time = context.options.hour ? machineDate(value) : start.day;
    const isRange = end !== undefined && momentOf(end) > momentOf(start);
    const text = isRange ? writeRange(start, end, context) : writeOne(start, context);
    return { kind: 'plain', text, ...(time && { time }) };
  },
};

function writeOne({ day, hour }: DateParts, { options, locale }: Context): string {
  const ownHour = options.hour && hour ? writeLocalHour(hour, locale) : undefined;
  return joinDayAndHour(writeLocalDay(day, options.style, locale), ownHour);
}

/** Of days with their hours both are written out, unless they are hours of one day. */
function writeRange(start: DateParts, end: DateParts, context: Context): string {
  const { options, locale } = context;
  const { hour: from } = start;
  const { hour: until } = end;
  if (!options.hour || from === undefined || until === undefined) {
    return writeLocalDays([start.day, end.day], options.style, locale);
  }
  return start.day === end.day
    ? joinDayAndHour(
        writeLocalDay(start.day, options.style, locale),
        writeLocalHours([from, until], locale),
      )
    : `${writeOne(start, context)} – ${writeOne(end, context)}`;
}

function momentOf({ day, hour = '' }: DateParts): string {
  return `${day} ${hour}`;
}
