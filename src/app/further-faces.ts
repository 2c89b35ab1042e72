import { readCharacterSet } from '../core/character-set.ts';
import { type FurtherFonts, facesOf, isOfScript, type StyledFace } from '../core/subset-faces.ts';
import type { ShownText } from './shown-texts.ts';

/** A face, and which of its characters the page has. */
export interface Face extends StyledFace {
  readonly hasSpace: boolean;
  /** Whether it has a character, or may have it. */
  readonly has: (code: number) => boolean;
  /** What has been asked for, by the page's own stylesheets or since. */
  readonly known: Set<number>;
}

/** What texts show beside what is known. */
export type Missing = Map<Face, Set<number>>;

const SPACE = 0x20;

/** The page's faces, with what its own stylesheets have of them. */
export function readFaces({ faces, first, rest }: FurtherFonts): Face[] {
  const queries = [first, rest].map((href) => new URLSearchParams(href.split('?')[1]));
  return faces.map(({ script, characters = '', ...style }, index) => {
    const letters = new Set(readCharacterSet(characters));
    const known = queries.flatMap(
      (query) => readCharacterSet(query.get(String(index)) ?? '') ?? [],
    );
    return {
      ...style,
      hasSpace: letters.has(SPACE),
      has:
        script === undefined
          ? // A space brings no face with it.
            (code) => code > SPACE && letters.has(code)
          : (code) => isOfScript(code, script),
      known: new Set(known),
    };
  });
}

/** Tells what is missing of a text as it is styled; an empty map where nothing is. */
export type ReadText = (shown: ShownText) => Missing;

export function createReader(faces: readonly Face[]): ReadText {
  const chosen = new Map<string, readonly Face[]>();
  return ([element, text]) => {
    const missing: Missing = new Map();
    if (text === '' || !element.isConnected) return missing;
    const { fontWeight, fontStyle } = getComputedStyle(element);
    const style = { weight: Number(fontWeight), isItalic: fontStyle !== 'normal' };
    const key = `${fontWeight} ${style.isItalic}`;
    const some = chosen.get(key) ?? facesOf(faces, style);
    chosen.set(key, some);
    for (const face of some) {
      const codes = newIn(face, text);
      if (codes.length > 0) missing.set(face, new Set(codes));
    }
    return missing;
  };
}

/** The characters of a text that a face has, and the page has not. */
function newIn({ has, known }: Face, text: string): number[] {
  return [...text]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => !known.has(code) && has(code));
}

/** Adds what is missing of a text to what is missing of others. */
export function addMissing(all: Missing, more: Missing): void {
  for (const [face, codes] of more) {
    const others = all.get(face);
    if (others === undefined) all.set(face, codes);
    else for (const code of codes) others.add(code);
  }
}

/**
 * What is missing of each face; from now on it is known. The space comes with a face's first letters.
 */
export function takeMissing(missing: Missing, faces: readonly Face[]): ReadonlySet<number>[] {
  return faces.map((face) => {
    const { known, hasSpace } = face;
    const taken = new Set([...(missing.get(face) ?? [])].filter((code) => !known.has(code)));
    if (taken.size > 0 && hasSpace && !known.has(SPACE)) taken.add(SPACE);
    for (const code of taken) known.add(code);
    return taken;
  });
}

/** What was taken is missing again. */
export function forgetTaken(taken: readonly ReadonlySet<number>[], faces: readonly Face[]): void {
  for (const [index, { known }] of faces.entries()) {
    for (const code of taken[index] ?? []) known.delete(code);
  }
}
