import { escapeHtml } from '../escape-html.ts';
import { ALLOWED_TAGS } from './allow-list.ts';

/** A tag without attributes, or with the language of its words alone. */
const TAG = /<(\/?)([a-z][a-z1-6]*)(?:(?<!\/[a-z1-6]*) lang="[A-Za-z\d-]+")?>/g;
const VOID_TAGS: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr'];
/** What is neither text nor as both cleaners write it; an ampersand alone is read as one everywhere. */
const OTHER_MARKUP = /[<>\0]|&(?!(?:amp|lt|gt|quot|nbsp);)#?\w+;/;
/** Answers that are deeper than this go to the sanitiser unread. */
const MAX_DEPTH = 20;

/**
 * Whether HTML is what cleaning would leave of it: text in tags of the allow-list that have no attribute
 * but a language, and are closed in the order in which they were opened. In such HTML nothing can run or load.
 */
export function isPlainMarkup(html: string): boolean {
  const open: string[] = [];
  let isNested = true;
  const text = html.replace(TAG, (tag, end: string, name: string) => {
    if (!ALLOWED_TAGS.includes(name)) return tag;
    const isVoid = VOID_TAGS.includes(name);
    if (end === '' && !isVoid) open.push(name);
    if (end !== '' && open.pop() !== name) isNested = false;
    return '';
  });
  return isNested && open.length === 0 && !OTHER_MARKUP.test(text);
}

/** Whether no text anywhere in an answer has anything for a cleaner to do. */
export function hasPlainTexts(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/[<&\0]/.test(value) || isPlainMarkup(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth < MAX_DEPTH && Object.values(value).every((part) => hasPlainTexts(part, depth + 1));
}

/**
 * Cleans texts of which `hasPlainTexts` is true, which may have been cut since: they stay as they are.
 * Anything else is shown as it is written.
 */
export function passPlainMarkup(html: string): string {
  const text = html.replace(TAG, (tag, _, name: string) =>
    ALLOWED_TAGS.includes(name) ? '' : tag,
  );
  return /<[^\s<]/.test(text) ? escapeHtml(html) : html;
}
