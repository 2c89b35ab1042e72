import { type Format, localPartsOf, writeLocalDay } from '../../../src/core/index.ts';

/** A date, of which the reader's browser says how far off it is. */
export const format: Format<'relative-date'> = {
  isDate: true,
  isLive: true,
  write(value, context) {
    const day = localPartsOf(value, context)?.day;
    if (day === undefined) return undefined;
    const text = writeLocalDay(day, context.options.style, context.locale);
    return { kind: 'plain', text, time: day };
  },
};
