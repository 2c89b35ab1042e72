import { plain } from './expectations.ts';

/** How those write letters who have the 26 of English alone, where taking marks off does not say it. */
const SPELT: readonly (readonly [letters: RegExp, spelt: string])[] = [
  [/[ßẞ]/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[œŒ]/g, 'oe'],
  [/[øØɔƆ]/g, 'o'],
  [/[þÞ]/g, 'th'],
  [/[ðÐđĐɖƉɗƊ]/g, 'd'],
  [/[ɓƁ]/g, 'b'],
  [/[łŁ]/g, 'l'],
  [/[ħĦ]/g, 'h'],
  [/[ŧŦ]/g, 't'],
  [/[ŋŊ]/g, 'ng'],
  [/ı/g, 'i'],
  [/[ĸƙƘ]/g, 'k'],
  [/[əƏɛƐ]/g, 'e'],
];

/** What a publication is known by. */
interface Known {
  /** The first author, with the family name last or before a comma; empty where there is none. */
  readonly author: string;
  /** Undefined where nobody can know it. */
  readonly year: string | undefined;
  readonly id: unknown;
}

/** The key of an entry: the family name with the year, and the id; undefined where nobody can know it. */
export function bibtexKey({ author, year, id }: Known): string | undefined {
  // An item without an id is known by its place in the list.
  const own = plain(id);
  if (year === undefined || own === '') return undefined;
  const comma = author.indexOf(',');
  const words = author.trim().split(/\s+/);
  const family = comma < 0 ? words[words.length - 1] : author.slice(0, comma);
  const parts = [`${letters(family ?? '')}${year}`, letters(own)];
  return parts.filter((part) => part !== '').join('-');
}

/** A text in the letters of English, digits and hyphens. */
function letters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const spelt = SPELT.reduce((words, [found, spell]) => words.replace(found, spell), bare);
  return [...spelt.toLowerCase()].filter((sign) => /[-a-z\d]/.test(sign)).join('');
}
