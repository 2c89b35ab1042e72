import { phoneUrl } from '../../../core/mapping/phone-url.ts';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text);
const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(
    text,
  ) && isDay(text.slice(0, 10));

/** A time that names no offset is one of the site's place. */
const isLocalTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(text) &&
  isDay(text.slice(0, 10));

/** The format of dates of which some have an hour, or name no offset; no other description knows it. */
export const DATE_OR_DATE_TIME = 'date-or-date-time';

/** Whether a text is of a format that the API's description uses. */
export const STRING_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': isDateTime,
  [DATE_OR_DATE_TIME]: (text) => isDate(text) || isDateTime(text) || isLocalTime(text),
  email: (text) => /^[^\s@<>()",;:]+@[^\s@.<>()",;:]+(\.[^\s@.<>()",;:]+)+$/.test(text),
  // Numbers may have words beside them, as for an extension.
  phone: (text) => phoneUrl(text) !== undefined,
  'uri-reference': (text) =>
    /^([\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i.test(text) && URL.canParse(text, 'http://any/'),
};

/** How a text of a format looks, for messages. */
export const FORMAT_EXAMPLES: Readonly<Record<string, string>> = {
  date: '2026-10-12',
  'date-time': '2026-10-12T09:00:00+08:00',
  [DATE_OR_DATE_TIME]: '2026-10-12 or 2026-10-12T09:00:00Z',
  email: 'office@institute.example',
  phone: '+86 21 5555 0000',
  'uri-reference': '/media/news/reading-room.webp',
};

/** The day at the beginning of a text that no calendar has, such as `2026-02-31`. */
export function impossibleDay(text: string): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text) ?? [];
  return day === undefined || isDay(day) ? undefined : day;
}

/** Whether the calendar has a day; `Date` itself takes the 31st of April for the 1st of May. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
