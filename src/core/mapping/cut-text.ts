import type { Limit } from './answer-limits.ts';

const ELLIPSIS = '…';
/** What an ellipsis takes the place of, where a text is cut after it. */
const BEFORE_ELLIPSIS = /[\s,.:;!?…，。：；！？、]/;
/** What belongs to the character before it: marks, joiners, variants. */
const JOINED = /^(?:\p{M}|\u200d|\ufe0f)/u;
/** How many units before an end a character that ends there may begin at the most. */
const MAX_CHARACTER_LENGTH = 32;

/** A text, cut where a character ends. */
export function cutText(text: string, { characters }: Pick<Limit, 'characters'>): string {
  return text.length <= characters
    ? text
    : withEllipsis(text.slice(0, characterEnd(text, characters)));
}

/** A text that is cut at its end: an ellipsis stands for the spaces and stops before it, too. */
export function withEllipsis(text: string): string {
  let end = text.length;
  while (end > 0 && BEFORE_ELLIPSIS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) + ELLIPSIS;
}

/** HTML, cut where a character ends, and neither inside of a tag nor of a character reference. */
export function cutMarkup(html: string, limit: Limit): string {
  const end = Math.min(markEnd(html, limit.marks), limit.characters);
  if (html.length <= end) return html;
  const tag = html.lastIndexOf('<', end - 1);
  if (tag > html.lastIndexOf('>', end - 1)) return endMarkup(html.slice(0, tag));
  const reference = html.lastIndexOf('&', end - 1);
  const isOpen =
    end - reference < MAX_CHARACTER_LENGTH && !html.slice(reference, end).includes(';');
  return endMarkup(html.slice(0, reference >= 0 && isOpen ? reference : characterEnd(html, end)));
}

/** As `withEllipsis`; the semicolon of a character reference stays. */
function endMarkup(html: string): string {
  return /&#?\w{1,31};$/.test(html.slice(-MAX_CHARACTER_LENGTH))
    ? html + ELLIPSIS
    : withEllipsis(html);
}

/** Where the character ends that an end would cut in two. */
function characterEnd(text: string, wanted: number): number {
  for (let end = wanted; end > wanted - MAX_CHARACTER_LENGTH && end > 0; end -= 1) {
    const isPair = /[\ud800-\udbff]/.test(text.charAt(end - 1));
    const isJoined = JOINED.test(text.slice(end, end + 2)) || text.charAt(end - 1) === '\u200d';
    if (!isPair && !isJoined) return end;
  }
  return wanted;
}

/** Where the mark stands that is one too many; the text's end where none is. */
function markEnd(html: string, most: number): number {
  let count = 0;
  for (let index = 0; index < html.length; index += 1) {
    const unit = html.charAt(index);
    if (unit !== '<' && unit !== '&' && unit !== '=') continue;
    count += 1;
    if (count > most) return index;
  }
  return html.length;
}
