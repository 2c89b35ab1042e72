import { MAX_KEY_LENGTH } from './answer-limits.ts';
import { toPlainText } from './text-of.ts';

const HEADINGS = /<(h[2-6])((?: [^>]*)?)>(.*?)<\/\1>/gs;
/**
 * Keeps them apart from those that the page itself goes by, from ids that content brings, and from globals:
 * by its id an element is a property of the window, where scripts would find a heading "Navigation".
 */
const PREFIX = 'h-';

/**
 * Cleaned HTML whose headings have ids made of their words, so that links can lead to them. One
 * that content has named keeps its id.
 *
 * @param taken ids of the same page; those that are given are added
 * @param part the part of a page that the text is, whose own heading is above those of the text
 */
export function addHeadingIds(html: string, taken: Set<string>, part?: string): string {
  return html.replace(HEADINGS, (_, written: string, attributes: string, content: string) => {
    const tag = part === undefined ? written : lower(written);
    const id = / id="/.test(attributes) ? undefined : headingId(toPlainText(content), taken, part);
    const named = id === undefined ? attributes : ` id="${id}"${attributes}`;
    return `<${tag}${named}>${content}</${tag}>`;
  });
}

/** The heading one level below another. */
function lower(tag: string): string {
  return `h${Math.min(Number(tag.slice(1)) + 1, 6)}`;
}

/** An id for a heading, unlike all that are taken; letters, digits and hyphens of any script. */
export function headingId(words: string, taken: Set<string>, part?: string): string | undefined {
  const slug = words
    .slice(0, MAX_KEY_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return undefined;
  return unlike(taken, PREFIX + (part === undefined ? '' : `${part}-`) + slug, 1);
}

/**
 * The name by which GitHub and other readers of Markdown link to a heading, without a prefix.
 *
 * @param taken those of the headings above it, to which it is added
 */
export function anchorName(words: string, taken: Set<string>): string | undefined {
  const slug = words
    .slice(0, MAX_KEY_LENGTH)
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
  return slug === '' ? undefined : unlike(taken, slug, 0);
}

/** A name unlike all that are taken, to which it is added: with a number at its end, if need be. */
function unlike(taken: Set<string>, name: string, first: number): string {
  const counts = countsOf(taken);
  let count = counts.get(name) ?? first;
  const numbered = () => (count === first ? name : `${name}-${count}`);
  while (taken.has(numbered())) count += 1;
  counts.set(name, count + 1);
  taken.add(numbered());
  return numbered();
}

/** How far the ids of each word are counted, so that thousands of the same are not counted anew. */
const countsByPage = new WeakMap<Set<string>, Map<string, number>>();

function countsOf(taken: Set<string>): Map<string, number> {
  const counts = countsByPage.get(taken) ?? new Map<string, number>();
  countsByPage.set(taken, counts);
  return counts;
}
