import type { FieldUse } from '../asked-call.ts';
import { DATE_OR_DATE_TIME, STRING_FORMATS } from '../description/string-formats.ts';
import { isClear, isMost } from './majority.ts';

/** What a text is, beyond being one, in the words of JSON Schema. */
export interface TextFormat {
  readonly format?: string;
  readonly contentMediaType?: string;
}

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
/** The URL of a site's first page, of a film, a recording, captions or a document. */
const NO_PICTURE =
  /^https?:\/\/[^/]+\/?$|\.(?:docx?|html?|m4a|m4v|md|mov|mp3|mp4|odt|og[agv]|pdf|txt|vtt|wav|webm|zip)(?:[?#]|$)/i;
const LINK = /^(?:\/|#|https?:|mailto:|tel:)/i;
const isOf = (format: string) => (text: string) => STRING_FORMATS[format]?.(text) === true;
const isLink = (text: string) => LINK.test(text) && isOf('uri-reference')(text);
const isPicture = (text: string) => text.startsWith('/media/') && PICTURE_FILE.test(text);
const isDay = isOf('date');
const isTime = (text: string) => isOf(DATE_OR_DATE_TIME)(text) && !isDay(text);
/** Whether a time says when it is wherever the site is. */
const isInstant = isOf('date-time');
/** Written like a date, if not rightly. */
const isDated = (text: string) => /^\d{4}\D\d{1,2}(?!\d)/.test(text);
const isEmail = isOf('email');
const isPhone = isOf('phone');

const IMAGE: TextFormat = { format: 'uri-reference', contentMediaType: 'image/*' };
/** It says that a text is none of the others, which a missing format would leave open. */
const PLAIN: TextFormat = { contentMediaType: 'text/plain' };

/**
 * What the texts of a field are. A format that all of them have is the field's. One that pages need
 * is the field's as soon as most texts have it: those that do not are wrong then.
 *
 * @param uses what pages make of the field
 */
export function inferFormat(texts: readonly string[], uses: ReadonlySet<FieldUse>): TextFormat {
  const all = (is: (text: string) => boolean) => texts.every(is);
  const asked = (use: FieldUse, is: (text: string) => boolean) =>
    uses.has(use) && isMost(texts.filter(is).length, texts.length);

  const [days, times] = [texts.filter(isDay).length, texts.filter(isTime).length];
  const isDate = uses.has('day')
    ? isMost(texts.filter(isDated).length, texts.length)
    : isClear(days + times, texts.length);
  if (isDate) return { format: dateFormat(days, times, texts) };
  const mayBePicture = (text: string) =>
    PICTURE_FILE.test(text) || (isLink(text) && !isNoPicture(text));
  if (asked('picture', mayBePicture)) return IMAGE;
  if (all(isPicture)) return IMAGE;
  if (all(isLink) || asked('url', isLink)) return { format: 'uri-reference' };
  if (all(isEmail) || asked('email', isEmail)) return { format: 'email' };
  return asked('phone', isPhone) ? { format: 'phone' } : PLAIN;
}

/** Whether dates have an hour, or some of them; where none is right, as they are meant. */
function dateFormat(days: number, times: number, texts: readonly string[]): string {
  const isLocal = texts.some((text) => isTime(text) && !isInstant(text));
  if (isLocal || (days > 0 && times > 0)) return DATE_OR_DATE_TIME;
  const isOfDays = days + times > 0 ? days > 0 : texts.every((text) => !text.includes(':'));
  return isOfDays ? 'date' : 'date-time';
}

/** Whether a URL is surely that of something else than a picture. */
export function isNoPicture(url: string): boolean {
  return NO_PICTURE.test(url.trim());
}

/** What a field without any value will hold, by what pages make of it. */
export function formatForUse(uses: ReadonlySet<FieldUse>): TextFormat | undefined {
  if (uses.has('picture')) return IMAGE;
  if (uses.has('day')) return { format: 'date-time' };
  if (uses.has('url')) return { format: 'uri-reference' };
  if (uses.has('email')) return { format: 'email' };
  return uses.has('phone') ? { format: 'phone' } : undefined;
}
