import type { BlockFile } from '../../../src/react/index.ts';
import { isDay } from '../../shared/calendar-times.ts';
import { printCalendar } from '../../shared/print-calendar.ts';

/** The event of a page as a calendar of its own. */
export const file: BlockFile<'calendar'> = {
  mediaType: 'text/calendar',
  has: ({ read }, { slots }) => isDay(read(slots.start.field)),
  print({ id, url, read, words }, { slots, title, end, place, summary }, subject) {
    const { siteName, host, timeZone } = subject;
    const start = read(slots.start.field);
    const until = end === undefined ? undefined : read(end);
    const event = {
      uid: `${id}@${host}`,
      start: typeof start === 'string' ? start : '',
      end: typeof until === 'string' ? until : undefined,
      summary: words(title),
      place: words(place),
      description: words(summary),
      url,
    };
    return printCalendar(siteName, [event], timeZone);
  },
};
