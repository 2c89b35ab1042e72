import { type ContentItem, mapInSteps, type Steps } from '../../content/index.ts';
import { foldText, toSearchText } from './search-text.ts';

/** An item and the texts of its searched fields, the weightiest first. */
export interface SearchEntry {
  readonly item: ContentItem;
  readonly texts: readonly string[];
}

const STARTS_WITH_SPACED_SCRIPT =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]/u;
const ENDS_WITH_SPACED_SCRIPT =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]$/u;

/** Items with the texts that search looks through, a step for each. */
export function indexItems(
  items: readonly ContentItem[],
  fields: readonly string[],
): Steps<SearchEntry[]> {
  return mapInSteps(items, (item) => ({
    item,
    texts: fields.map((name) => toSearchText(item.fields.get(name), item.sections.has(name))),
  }));
}

/**
 * The items in which every term of the query occurs; those that have the terms in weightier fields
 * come first, else the list's order stays.
 */
export function searchItems(entries: readonly SearchEntry[], query: string): ContentItem[] {
  const terms = foldText(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return [];
  return entries
    .flatMap(({ item, texts }) => {
      const ranks = terms.map((term) => texts.findIndex((text) => contains(text, term)));
      if (ranks.includes(-1)) return [];
      return [{ item, rank: ranks.reduce((sum, rank) => sum + rank, 0) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** A term in a script that parts words is found where a word begins, any other term anywhere. */
function contains(text: string, term: string): boolean {
  if (!STARTS_WITH_SPACED_SCRIPT.test(term)) return text.includes(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!ENDS_WITH_SPACED_SCRIPT.test(characterBefore(text, at))) return true;
  }
  return false;
}

/** The character that ends at a place, which may be two units long. */
function characterBefore(text: string, at: number): string {
  const last = text.slice(Math.max(0, at - 1), at);
  return /[\udc00-\udfff]/.test(last) ? text.slice(Math.max(0, at - 2), at) : last;
}
