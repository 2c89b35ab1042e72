import { createHash } from 'node:crypto';
import { printCharacterSet, readCharacterSet } from '../../../core/character-set.ts';
import { FONTS_PATH, FURTHER_SHEET, VERSION_KEY } from '../../../core/subset-faces.ts';

/** More characters than any page has that a person reads. */
const MAX_CHARACTERS = 6000;

/** Which characters a stylesheet has of which face: code points by the face's place in the list. */
export type SheetSets = ReadonlyMap<number, readonly number[]>;

export interface SheetUrl {
  readonly sets: SheetSets;
  /** Whether a script has put it together: `further.css`. */
  readonly isFurther: boolean;
  /** One for all URLs of the same sheet. */
  readonly key: string;
}

/** The URL of a stylesheet; who asks for it needs nothing else. */
export function printSheetUrl(sets: SheetSets, version: string): string {
  const query = printQuery(sets);
  return `${FONTS_PATH}${digestOf(query, version)}.css?${query}`;
}

/** What a URL asks for; undefined for one that no page and no script names. */
export function readSheetUrl(url: URL, version: string): SheetUrl | undefined {
  const params = new URLSearchParams(url.search);
  const isFurther = url.pathname === FURTHER_SHEET;
  if (isFurther && params.get(VERSION_KEY) !== version) return undefined;
  params.delete(VERSION_KEY);
  const sets = readSets(params);
  if (sets === undefined) return undefined;
  const key = printQuery(sets);
  const isWhole = isFurther || url.pathname === `${FONTS_PATH}${digestOf(key, version)}.css`;
  return isWhole ? { sets, isFurther, key } : undefined;
}

function readSets(params: URLSearchParams): SheetSets | undefined {
  const sets = new Map<number, readonly number[]>();
  let count = 0;
  for (const [face, word] of params) {
    const codes = readCharacterSet(word);
    if (!/^\d{1,2}$/.test(face) || codes === undefined) return undefined;
    count += codes.length;
    sets.set(Number(face), codes);
  }
  return sets.size > 0 && count > 0 && count <= MAX_CHARACTERS ? sets : undefined;
}

function printQuery(sets: SheetSets): string {
  return [...sets]
    .filter(([, codes]) => codes.length > 0)
    .sort(([one], [other]) => one - other)
    .map(([face, codes]) => `${face}=${printCharacterSet(codes)}`)
    .join('&');
}

function digestOf(query: string, version: string): string {
  return createHash('sha256').update(`${version} ${query}`).digest('hex').slice(0, 20);
}
