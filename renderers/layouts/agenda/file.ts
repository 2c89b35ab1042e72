import type { LayoutFile } from '../../../src/react/index.ts';
import { isDay } from '../../shared/calendar-times.ts';
import { printCalendar } from '../../shared/print-calendar.ts';

/** The events of an agenda as a calendar. */
export const file: LayoutFile<'agenda'> = {
  mediaType: 'text/calendar',
  // A calendar has no place for what has no day.
  has: ({ read }, { slots }) => isDay(read(slots.start.field)),
  print: (entries, { slots }, { title, siteName, host, timeZone }) =>
    printCalendar(
      [...new Set([title, siteName])].filter(Boolean).join(' · '),
      entries.flatMap(({ id, url, read, text }) => {
        const start = read(slots.start.field);
        const end = slots.end && read(slots.end.field);
        return typeof start === 'string'
          ? [
              {
                uid: `${id}@${host}`,
                start,
                end: typeof end === 'string' ? end : undefined,
                summary: text(slots.title),
                place: text(slots.place),
                description: text(slots.summary),
                url,
              },
            ]
          : [];
      }),
      timeZone,
    ),
};
