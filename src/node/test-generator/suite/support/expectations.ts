import { codesIn } from './code-blocks.ts';
import type { Entity } from './entity.ts';

/**
 * Something that a reader sees in a part of a page. A field without a value is not expected: it is
 * given as an empty list, and nothing may stand in its place.
 */
export interface ExpectedPart {
  /** Plain words. */
  readonly words?: string;
  /** Rich text, as the API sends it. */
  readonly html?: string;
  readonly heading?: number;
  /** How a heading is set off from the others. */
  readonly marked?: string;
  /** The date in the words, as machines read it. */
  readonly time?: string;
  /** Where the words lead. */
  readonly href?: string;
  /** Whether that is shown in a window of its own. */
  readonly isOutside?: boolean;
  readonly picture?: ExpectedPicture;
  /** The name of a button whose words do not show. */
  readonly button?: string;
  /** Whether anything may stand here: what a format or a block of the site's own shows. */
  readonly isAnything?: boolean;
  /** The most lines that may be seen of the text. */
  readonly lines?: number;
  /** Whether it stands on the page and may be out of sight. */
  readonly mayHide?: boolean;
}

export interface ExpectedPicture {
  readonly src: string;
  readonly alt: string;
  /** Its proportions, `natural` for its own; undefined where they are left to the layout. */
  readonly ratio?: string | undefined;
}

export type Expected = readonly ExpectedPart[];

export interface TextOptions {
  readonly href?: string | undefined;
  readonly isOutside?: boolean;
  readonly lines?: number;
  readonly time?: string;
}

/** A field as plain text. */
export function text(value: unknown, { href, isOutside, lines, time }: TextOptions = {}): Expected {
  const words = plain(value);
  return words === ''
    ? []
    : [
        {
          words,
          ...(href !== undefined && { href }),
          ...(isOutside && { isOutside }),
          ...(lines !== undefined && { lines }),
          ...(time !== undefined && { time }),
        },
      ];
}

/** Makes a text lead to a URL out of the site, if there is one. */
export function outside(url: unknown): TextOptions {
  return plain(url) === '' ? {} : { href: plain(url), isOutside: true };
}

interface HtmlOptions extends Pick<TextOptions, 'lines'> {
  /** The words for the buttons beside its blocks of code, where there are some: for their action, and for code. */
  readonly copy?: readonly [action: string, code: string];
}

/** Fields as rich text, one below the other. */
export function html(
  values: unknown | readonly unknown[],
  { lines, copy }: HtmlOptions = {},
): Expected {
  const parts = (Array.isArray(values) ? values : [values]).map(plain).filter(Boolean);
  if (parts.length === 0) return [];
  const own = { html: unstyled(parts.join('\n')), ...(lines !== undefined && { lines }) };
  // Of a text of which a few lines are seen, a page has no more than it can show.
  if (lines !== undefined && own.html.split(/[<=&]/).length > 600) {
    return [{ html: own.html.slice(0, own.html.indexOf('</')) }, ...somethingElse()];
  }
  if (copy === undefined) return [own];
  const [action, word] = copy;
  return [own, ...codesIn(parts.join('\n'), word).flatMap((code) => button(`${action} ${code}`))];
}

/** No page shows them, and a strict policy complains of them wherever they are read. */
function unstyled(markup: string): string {
  return markup.replace(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')|<style\b[\s\S]*?<\/style>/gi, '');
}

interface HeadingOptions {
  readonly href?: string | undefined;
  readonly marked?: string | false;
  /** Whether the field is rich text, of which a heading shows the words. */
  readonly rich?: boolean;
}

export function heading(level: number, value: unknown, options: HeadingOptions = {}): Expected {
  const words = plain(value);
  const { href, marked = false, rich = false } = options;
  if (words === '') return [];
  return [
    {
      ...(rich ? { html: unstyled(words) } : { words }),
      heading: level,
      ...(marked !== false && { marked }),
      ...(href !== undefined && { href }),
    },
  ];
}

/** The day of a date, as it is written: 2026-03-05. */
export function date(value: unknown, options: TextOptions = {}): Expected {
  const day = writtenDay(value);
  return text(day, { ...options, time: day });
}

/** The manifest's words for a value; nothing for a value that has none. */
export function inWords(
  value: unknown,
  words: Readonly<Record<string, string>>,
  options: TextOptions = {},
): Expected {
  return text(words[String(value)], options);
}

/** Short texts in a row, each of them once. */
export function tags(values: unknown): Expected {
  return [...new Set(listOf(values).map(plain))].flatMap((value) => text(value));
}

/** A link; a URL out of the site opens in a window of its own. */
export function link(
  words: unknown,
  href: unknown,
  isOutside = !plain(href).startsWith('/'),
): Expected {
  const url = plain(href);
  return url === '' ? [] : text(words, { href: url, isOutside });
}

/** A text that leads somewhere, if what its URL is made of is there. */
export function linked(value: unknown, url: string, more: TextOptions = {}): Expected {
  if (url === '' || more.href !== undefined) return text(value, more);
  return link(value, url);
}

interface EmailOptions {
  /** The name of the copy button's action, where there is one. */
  readonly copy?: string;
  /** What is said where there is no e-mail address. */
  readonly empty?: string;
}

export function email(value: unknown, { copy, empty }: EmailOptions = {}): Expected {
  const mailbox = plain(value);
  if (mailbox === '') return text(empty);
  return [
    ...text(mailbox, { href: `mailto:${mailbox}` }),
    ...(copy === undefined ? [] : button(`${copy} ${mailbox}`)),
  ];
}

export function phone(value: unknown): Expected {
  const number = plain(value);
  const href = telephone(number);
  return text(number, href === undefined ? {} : { href });
}

/** The URL that calls a number, its extension apart; undefined for words without a number. */
export function telephone(words: string): string | undefined {
  const [number = '', extension] = words.split(/[,;\s(]+(?:ext|x|#)\D*(?=\d{1,7}\D*$)/i);
  const digits = number.replace(/[^+\d]/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension.replace(/\D/g, '')}`}`;
}

/** The expectations of each object of a list. */
export function each(values: unknown, expectationsOf: (entry: Entity) => Expected): Expected {
  return listOf(values).flatMap(expectationsOf);
}

/** What a format or a block of the site's own shows; what stands around it has to be there. */
export function somethingElse(): Expected {
  return [{ isAnything: true }];
}

export function button(name: string): Expected {
  return [{ button: name }];
}

/**
 * What styles keep out of sight, until a reader points at it or at some widths: all else that is expected
 * is to be seen.
 *
 * @param isSo whether they do so here
 */
export function maybeHidden(expectations: Expected, isSo = true): Expected {
  return isSo ? expectations.map((part) => ({ ...part, mayHide: true })) : expectations;
}

/** Words before something, which are there only with it. */
export function labelled(label: string, expectations: Expected): Expected {
  return expectations.length === 0 ? [] : [...text(label), ...expectations];
}

/** Something under its heading, which is there only with it. */
export function underHeading(words: unknown, expectations: Expected): Expected {
  return expectations.length === 0 ? [] : [...heading(2, words), ...expectations];
}

/** A field's words without the spaces around them; nothing where it is no text. */
export function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Whether a field has something to show. */
export function hasValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '';
}

/** The objects of a list field. */
export function listOf(value: unknown): readonly Entity[] {
  return Array.isArray(value) ? value : [];
}

/** The day of a date, as it is written. */
export function writtenDay(value: unknown): string {
  return /^\d{4}[-/]\d{2}[-/]\d{2}/.exec(plain(value))?.[0].replaceAll('/', '-') ?? '';
}
