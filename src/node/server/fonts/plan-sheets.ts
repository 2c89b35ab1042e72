import { facesOf, isOfScript } from '../../../core/subset-faces.ts';
import type { FaceList, FileFace } from '../../fonts/index.ts';
import type { FaceCharacters } from './page-characters.ts';
import type { SheetSets } from './sheet-url.ts';
import { ALWAYS } from './subset-sheet.ts';

/** Letters that the pages which follow will hardly do without. */
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;?!()-–&/',
].map((letter) => letter.codePointAt(0) ?? 0);

/** What the stylesheets of a page have, and which files its first screen needs, each with a character. */
interface PageSheets {
  readonly first: SheetSets;
  readonly rest: SheetSets;
  readonly files: readonly (readonly [FileFace, string])[];
}

/** Shares the characters of a page out to the faces that show them. */
export function planSheets(
  { subsets, files }: FaceList,
  characters: readonly FaceCharacters[],
): PageSheets {
  const first = new SetsOfFaces();
  const rest = new SetsOfFaces();
  const sent = new Map<FileFace, string>();
  const ranked = subsets.filter(({ script }) => script !== undefined);
  for (const { face, first: onScreen, rest: others } of characters) {
    for (const chosen of facesOf(ranked, face)) {
      const isOwn = (code: number) =>
        chosen.script !== undefined && isOfScript(code, chosen.script);
      first.add(subsets.indexOf(chosen), onScreen.filter(isOwn));
      rest.add(subsets.indexOf(chosen), others.filter(isOwn));
    }
    for (const file of facesOf(files, face)) {
      const isOwn = (code: number) => isWithin(file.ranges, code);
      // All of it at once: a face that comes after the first paint would move the lines set in it.
      if (file.subset !== undefined)
        first.add(file.subset, [...ALWAYS, ...onScreen, ...others].filter(isOwn));
      else if (file.href !== '') {
        const code = onScreen.find(isOwn);
        if (code !== undefined) sent.set(file, String.fromCodePoint(code));
      }
    }
  }
  for (const { subset, ranges } of files) {
    if (subset !== undefined) rest.add(subset, lettersBeside(first.of(subset), ranges));
  }
  return { first: first.sets, rest: rest.without(first), files: [...sent] };
}

/** The usual letters of a face that a page is set in: where it has most of them, others need the rest. */
function lettersBeside(shown: ReadonlySet<number>, ranges: FileFace['ranges']): number[] {
  const count = LETTERS.filter((letter) => shown.has(letter)).length;
  return count > LETTERS.length / 2 ? LETTERS.filter((letter) => isWithin(ranges, letter)) : [];
}

/** Code points by face, which texts of several styles may be set in. */
class SetsOfFaces {
  readonly #sets = new Map<number, Set<number>>();

  add(face: number, codes: readonly number[]): void {
    if (codes.length === 0) return;
    const set = this.#sets.get(face) ?? new Set();
    for (const code of codes) set.add(code);
    this.#sets.set(face, set);
  }

  of(face: number): ReadonlySet<number> {
    return this.#sets.get(face) ?? new Set();
  }

  get sets(): SheetSets {
    return this.without(new SetsOfFaces());
  }

  /** What others do not have. */
  without(others: SetsOfFaces): SheetSets {
    const left = [...this.#sets].map(([face, codes]) => {
      const known = others.#sets.get(face);
      return [face, [...codes].filter((code) => known?.has(code) !== true)] as const;
    });
    return new Map(left.filter(([, codes]) => codes.length > 0));
  }
}

function isWithin(ranges: FileFace['ranges'], code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}
