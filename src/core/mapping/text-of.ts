import { isRecord } from './read-path.ts';
import type { ImageValue, TextValue } from './values.ts';

/** Tags within a line, at which no word ends. */
const INLINE_TAGS =
  /<\/?(?:[abiqsu]|abbr|bd[io]|cite|code|dfn|em|mark|r[bpt]|ruby|small|span|strong|su[bp]|time|wbr)\b[^>]*>/gi;
const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Whether the value of a slot is a text. */
export function isTextValue(value: unknown): value is TextValue {
  return isRecord(value) && (value.kind === 'plain' || value.kind === 'html');
}

/** Whether the value of a slot is a picture. */
export function isImageValue(value: unknown): value is ImageValue {
  return isRecord(value) && typeof value.src === 'string' && typeof value.alt === 'string';
}

/** The words of a text, without markup; nothing for none. */
export function textOf(value: TextValue | undefined): string {
  if (value === undefined) return '';
  return value.kind === 'html' ? toPlainText(value.html) : value.text;
}

/** The words of cleaned HTML, for places that show no markup. */
export function toPlainText(html: string): string {
  return collapseSpaces(decodeEntities(html.replace(INLINE_TAGS, '').replace(TAGS, ' '))).trim();
}

/** Characters as they were before they were written as clean HTML. */
export function decodeEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** A text as HTML shows it: with one space for several, while the wide space of Chinese stays. */
export function collapseSpaces(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ');
}
