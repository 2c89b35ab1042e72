/** The most that is read of a text of an answer. */
export interface Limit {
  /** UTF-16 units of it. */
  readonly characters: number;
  /** Of a text that may be HTML: what begins a tag, an attribute's value or a character reference. */
  readonly marks: number;
}

/**
 * How much is read of an answer's values, by what they are shown as: more than real content holds,
 * and no more than a page can be rendered with at once. What is longer is cut, and says so by an
 * ellipsis.
 */
export const LIMITS = {
  /** What stands in a line or a few: a title, a heading, a label, a number, a tag, a menu's name. */
  line: { characters: 1000, marks: 100 },
  /** A text of a card, tile, slide or line, and what a page says to search engines. */
  text: { characters: 20_000, marks: 600 },
  /** A text that fills a page, such as a reference of many tables. */
  article: { characters: 300_000, marks: 24_000 },
} as const satisfies Record<string, Limit>;

/**
 * UTF-16 units of a whole answer. A longer one is a failed call and is not parsed: lists of ten
 * thousand entries take less, and to parse more would keep a page waiting.
 */
export const MAX_ANSWER_LENGTH = 2 ** 23;
/** A longer URL is left out, as a part of it would lead elsewhere. */
export const MAX_URL_LENGTH = 4000;
/** A longer id, code or e-mail address is none. */
export const MAX_KEY_LENGTH = 320;
/** Entries that are read of a list within an item: attachments, links, tags, parts. */
export const MAX_ENTRIES = 500;
/** Entries that are read of the navigation; what follows is passed over, and not taken for hidden. */
export const MAX_NAVIGATION_ENTRIES = 2000;

/** The value if it is a text or a number that is short enough for an id. */
export function readKey(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_KEY_LENGTH
    ? text
    : undefined;
}
