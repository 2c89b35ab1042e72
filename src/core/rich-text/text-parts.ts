import { decodeEntities } from '../mapping/text-of.ts';

/** A part of a text: running text, or a block of code by itself. */
export type PartOfText = { readonly kind: 'text'; readonly html: string } | CodeOfText;

/** A block of code, and what it can be called by. */
export interface CodeOfText {
  readonly kind: 'code';
  readonly html: string;
  readonly code: string;
  /** What stands above it, as the name of its file. */
  readonly caption?: string;
  /** The words of the heading that it is below. */
  readonly heading?: string;
}

/** A heading of a text, to which a link can lead. */
export interface TextHeading {
  readonly id: string;
  readonly words: string;
}

/** A block of code, with the name that stands above it. */
const CODE =
  /(?:<figure><figcaption>([^<]*)<\/figcaption>\s*)?<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>(?:\s*<\/figure>)?/g;
const ANY_HEADING = /<h[2-6](?: [^>]*)?>([\s\S]*?)<\/h[2-6]>/g;
const HEADING = /<h2(?: [^>]*?)? id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

/** A tag that begins or ends an element with content. */
const TAG = /<(\/?)(?!(?:br|col|hr|img|input|source|track|wbr)\b)[a-z][^>]*>/gi;

/**
 * The text and the blocks of code of cleaned HTML, in their order. A block of code within something else,
 * as in a list, stays in the text, which would fall apart without it.
 */
export function partText(html: string): PartOfText[] {
  const parts: PartOfText[] = [];
  let end = 0;
  let heading: string | undefined;
  for (const found of html.matchAll(CODE)) {
    const [whole, caption, inner = ''] = found;
    const before = html.slice(end, found.index);
    if (!isBalanced(before)) continue;
    if (before.trim() !== '') parts.push({ kind: 'text', html: before });
    heading = [...before.matchAll(ANY_HEADING)].at(-1)?.[1] ?? heading;
    parts.push({
      kind: 'code',
      html: whole,
      code: wordsOf(inner),
      ...(caption !== undefined && { caption: wordsOf(caption) }),
      ...(heading !== undefined && { heading: wordsOf(heading).trim() }),
    });
    end = found.index + whole.length;
  }
  const rest = html.slice(end);
  return rest.trim() === '' ? parts : [...parts, { kind: 'text', html: rest }];
}

/** Whether each element that begins in HTML ends there. */
function isBalanced(html: string): boolean {
  const tags = [...html.matchAll(TAG)];
  return tags.filter(([, slash]) => slash === '/').length * 2 === tags.length;
}

/** The headings of the highest level within cleaned HTML that has ids for them. */
export function headingsOf(html: string): TextHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', content = '']) => ({
    id,
    words: wordsOf(content).trim(),
  }));
}

/** HTML whose tables keys can reach, since a wide one is scrolled sideways by itself. */
export function reachTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">');
}

/** The characters between tags; spaces and lines stay. */
function wordsOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''));
}
