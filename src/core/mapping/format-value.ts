import type { FormatModels } from '../manifest/format-model.ts';
import type { FormatOptions, TextReading } from '../manifest/slot-model.ts';
import { LIMITS, type Limit, MAX_ENTRIES } from './answer-limits.ts';
import { cutMarkup, cutText } from './cut-text.ts';
import { isRecord, readPath } from './read-path.ts';
import { toPlainText } from './text-of.ts';
import type { TextValue } from './values.ts';

/** What texts need from outside: the allow-list, which differs on server and browser. */
export interface TextContext {
  /** HTML reduced to what the allow-list lets through. */
  readonly sanitize: (html: string) => string;
  /** The BCP 47 tag in whose way dates are written out; English where a text is only tried. */
  readonly locale?: string;
  /** The site's IANA time zone; undefined where times are shown as they are written. */
  readonly timeZone?: string | undefined;
}

/** What a format is given beside the value. */
export interface ReadingContext<Options = FormatOptions> extends TextContext {
  /** What the manifest says of the format beside its name, by the format's schema. */
  readonly options: Options;
  /** Reads another field of the entity that has the value. */
  readonly read: (field: string) => unknown;
}

/** The context of a format by its name; nothing is known of the options of one that has no type. */
type ContextOf<Type extends keyof FormatModels> = ReadingContext<
  [Type] extends [never] ? FormatOptions : FormatModels[Type]
>;

/** How a field's value becomes a text: a pure function, and what is known of it. */
export interface Format<Type extends keyof FormatModels = never> {
  /** Whether values are HTML, so that a long one is cut between its tags. */
  readonly isMarkup?: boolean;
  /** Whether the text says when something is: alone it is no content. */
  readonly isDate?: boolean;
  /** Whether what it says of a date changes with time: `live.ts` beside it says it, in browsers. */
  readonly isLive?: boolean;
  /** The text of a value that is not blank; undefined leaves the slot empty. */
  readonly write: (value: string, context: ContextOf<Type>) => TextValue | undefined;
  /** The text of a list, or of an object, which is a list of one; without it these leave the slot empty. */
  readonly writeList?: (
    entries: readonly unknown[],
    context: ContextOf<Type>,
  ) => TextValue | undefined;
}

/**
 * What a date is said as at the moment, in place of the text that a page is served with.
 *
 * @param time the date as machines read it, which begins with the day: `2026-03-05`
 */
export type LiveText = (
  time: string,
  context: {
    /** The BCP 47 tag in whose manner dates are written. */
    readonly locale: string;
    /** Whose calendar says which day it is now; the reader's where there is none. */
    readonly timeZone: string | undefined;
    /** Milliseconds since 1970. */
    readonly now: number;
  },
) => string;

/** The formats by the names that manifests call them. */
export type Formats = Readonly<Record<string, Format>>;

export interface FormatContext extends TextContext {
  readonly formats: Formats;
}

/** What a value is read with beside its format. */
interface ValueReading {
  /** The entity that has the value. */
  readonly entity?: unknown;
  /** How much of a text is read. */
  readonly limit?: Limit | undefined;
}

/**
 * A field's value in a named format; undefined for a value that is missing or of another type.
 *
 * @throws for a format that there is none of, which the compiler has ruled out
 */
export function formatValue(
  value: unknown,
  { format: name, options = {} }: Omit<TextReading, 'words'>,
  context: FormatContext,
  { entity, limit = LIMITS.text }: ValueReading = {},
): TextValue | undefined {
  const format = context.formats[name];
  if (format === undefined) throw new Error(`There is no format "${name}"`);
  const reading = () => ({ ...context, options, read: (field: string) => readPath(entity, field) });
  if (format.writeList !== undefined && (Array.isArray(value) || isRecord(value))) {
    return format.writeList([value].flat().slice(0, MAX_ENTRIES), reading());
  }
  const text = readString(value, limit, format.isMarkup);
  const written = text === undefined ? undefined : format.write(text, reading());
  return format.isLive && written?.kind === 'plain' ? { ...written, live: name } : written;
}

/** HTML of a field, cleaned; undefined where it shows nothing. */
export function cleanHtml(
  value: unknown,
  context: TextContext,
  limit: Limit = LIMITS.text,
): string | undefined {
  const text = readString(value, limit, true);
  return text === undefined ? undefined : sanitizeHtml(text, context);
}

/** The words of a field that may hold HTML; undefined where it has none. */
export function plainWords(
  value: unknown,
  context: TextContext,
  limit: Limit = LIMITS.text,
): string | undefined {
  const text = readString(value, limit, true);
  return text === undefined ? undefined : wordsOfHtml(text, context);
}

/** HTML that has been read, cleaned; undefined where it shows nothing. */
export function sanitizeHtml(text: string, { sanitize }: TextContext): string | undefined {
  const html = sanitize(text);
  return NOTHING_TO_SEE.test(html) ? undefined : html;
}

/** The words of HTML that has been read; undefined where it has none. */
export function wordsOfHtml(text: string, { sanitize }: TextContext): string | undefined {
  return toPlainText(sanitize(text)) || undefined;
}

/** A plain text for places that show no markup, where a backend may have sent some all the same. */
export function withoutTags(text: string, context: TextContext): string {
  return TAG.test(text) ? (wordsOfHtml(text, context) ?? '') : text;
}

/** A text or a number as a text, as far as it is read; undefined for a blank one. */
export function readString(value: unknown, limit: Limit, isMarkup = false): string | undefined {
  const whole = typeof value === 'number' ? String(value) : value;
  if (typeof whole !== 'string') return undefined;
  const text = isMarkup ? cutMarkup(whole, limit) : cutText(whole, limit);
  return text.trim() === '' ? undefined : text;
}

/** A value that is a number as JSON writes it; undefined for another text. */
export function readNumber(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : undefined;
}

const TAG = /<\/?[a-z][^<>]*>/i;

/** Markup around no word and no picture. */
const NOTHING_TO_SEE = /^(?:\s|&nbsp;|<(?!img\b)[^<>]*>)*$/;
