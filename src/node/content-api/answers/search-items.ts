import { type ContentItem, mapInSteps, type Steps } from '../../content/index.ts';
import { foldText, toHeadingText, toSearchText } from './search-text.ts';

/** An item and the texts of its searched fields, the weightiest first. */
export interface SearchEntry {
  readonly item: ContentItem;
  readonly texts: readonly string[];
}

const STARTS_WITH_SPACED_SCRIPT =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]/u;
const ENDS_WITH_SPACED_SCRIPT =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]$/u;

/** Items with the texts that search looks through, a step for each; what HTML has headings for weighs more than its text. */
export function indexItems(
  items: readonly ContentItem[],
  fields: readonly string[],
): Steps<SearchEntry[]> {
  return mapInSteps(items, (item) => ({
    item,
    texts: fields.flatMap((name) => {
      const [value, isHtml] = [item.fields.get(name), item.sections.has(name)];
      const text = toSearchText(value, isHtml);
      return isHtml ? [toHeadingText(String(value)), text] : [text];
    }),
  }));
}

/**
 * The items in which every term of the query occurs; those that have the terms in weightier fields
 * come first, else the list's order stays.
 *
 * @param byCount whether the list has no order of its own that would say anything: of those that have the
 *   terms in equal fields, the one that has them most often comes first
 */
export function searchItems(
  entries: readonly SearchEntry[],
  query: string,
  byCount = false,
): ContentItem[] {
  const terms = foldText(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return [];
  return entries
    .flatMap(({ item, texts }) => {
      const ranks = terms.map((term) => texts.findIndex((text) => occurs(text, term)));
      if (ranks.includes(-1)) return [];
      const rank = ranks.reduce((sum, rank) => sum + rank, 0);
      const count = byCount ? countTerms(texts, terms) : 0;
      return [{ item, rank, count }];
    })
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .map(({ item }) => item);
}

function countTerms(texts: readonly string[], terms: readonly string[]): number {
  return texts.reduce(
    (sum, text) => sum + terms.reduce((own, term) => own + [...findTerm(text, term)].length, 0),
    0,
  );
}

function occurs(text: string, term: string): boolean {
  return findTerm(text, term).next().done !== true;
}

/**
 * Where a term begins: in a script that parts words where a word does, any other term anywhere. The
 * character before it may be two units long.
 */
function* findTerm(text: string, term: string): Generator<number, void> {
  const isWord = STARTS_WITH_SPACED_SCRIPT.test(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!isWord || !ENDS_WITH_SPACED_SCRIPT.test(text.slice(Math.max(0, at - 2), at))) yield at;
  }
}
