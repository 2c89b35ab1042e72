import dayjs from 'dayjs';
import type { FormatName } from '../manifest/normal-form.ts';
import type { TextValue } from './values.ts';

/** What mapping needs from outside: the allow-list, which differs on server and browser. */
export interface FormatContext {
  /** HTML reduced to what the allow-list lets through. */
  readonly sanitize: (html: string) => string;
}

type Format = (value: string, context: FormatContext) => TextValue | undefined;

const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The formats by name; TypeScript holds the table complete. */
const FORMATS: Record<FormatName, Format> = {
  text: (value) => ({ kind: 'plain', text: value }),
  'rich-text': (value, { sanitize }) => {
    const html = sanitize(value);
    return html === '' ? undefined : { kind: 'html', html };
  },
  'plain-text': (value, { sanitize }) => plain(toPlainText(sanitize(value))),
  date: (value) => {
    const date = dayjs(value);
    return date.isValid() ? { kind: 'plain', text: date.format('YYYY-MM-DD') } : undefined;
  },
};

/** A field's value in a named format; undefined for a value that is missing or of another type. */
export function formatValue(
  value: unknown,
  format: FormatName,
  context: FormatContext,
): TextValue | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return FORMATS[format](text, context);
}

/** The words of cleaned HTML, for places that show no markup. */
export function toPlainText(html: string): string {
  return html
    .replace(TAGS, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function plain(text: string): TextValue | undefined {
  return text === '' ? undefined : { kind: 'plain', text };
}
