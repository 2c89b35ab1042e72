import { Parser } from 'htmlparser2';
import { type FaceStyle, LAST_CODE_POINT } from '../../../core/cut-faces.ts';
import type { FaceRules } from './font-rules.ts';
import type { StyledElement } from './selectors.ts';

/** What a page shows in one face: code points, each once. */
export interface FaceCharacters {
  readonly face: FaceStyle;
  /** Of the first screen. */
  readonly first: readonly number[];
  /** What only the rest of the page has. */
  readonly rest: readonly number[];
}

/** What a site's stylesheet says of elements. */
export interface PageRules {
  readonly chooseFaces: FaceRules;
  readonly isHidden: (element: StyledElement) => boolean;
}

/** What an element says to those that stand in it. */
interface Level {
  readonly faces: readonly FaceStyle[];
  readonly language: string;
  /** Ems that its text may still take on the first screen; one of its own where lines are cut off. */
  readonly space: { left: number };
  /** How many elements it has so far. */
  children: number;
}

/**
 * Ems of text in a page's first screen, in the order of the document: a phone's, with its menus, and the
 * better part of a desktop's.
 */
const SCREEN = 350;
/** Ems that a line of text that is cut off after some lines can hold. */
const LINE = 44;
/** Of letters that are half as wide as they are high; full-width ones begin here. */
const FULL_WIDTH = 0x2e80;
/** What stands where lines are cut off. */
const ELLIPSIS = '…';
/** Attributes whose text is shown. */
const SHOWN = ['placeholder', 'value'];
const UNSHOWN = new Set(['script', 'style', 'template', 'title']);
const LAST_OF_ONE_UNIT = 0xffff;
const IN_FIRST = 1;
const IN_REST = 2;
const REGULAR: FaceStyle = { weight: 400, isItalic: false };

/**
 * The characters that a page's HTML shows, by the faces that its rules choose.
 *
 * @param html of the page's root
 * @param language the page's, BCP 47
 */
export function readPageCharacters(
  html: string,
  language: string,
  { chooseFaces, isHidden }: PageRules,
): FaceCharacters[] {
  const found = new Map<string, CharacterSets>();
  const levels: Level[] = [{ faces: [REGULAR], language, space: { left: SCREEN }, children: 0 }];
  const screen = levels[0]?.space ?? { left: 0 };
  let unshown = 0;

  function charactersOf(face: FaceStyle): CharacterSets {
    const key = `${face.weight} ${face.isItalic}`;
    const characters = found.get(key) ?? new CharacterSets(face);
    found.set(key, characters);
    return characters;
  }

  function add(text: string, { faces, space }: Level): void {
    if (unshown > 0 || text === '') return;
    const sets = faces.map(charactersOf);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) ?? 0;
      if (code > LAST_OF_ONE_UNIT) at += 1;
      const width = code < FULL_WIDTH ? 0.5 : 1;
      const isFirst = screen.left > 0 && space.left > 0;
      for (const set of sets) set.add(code, isFirst);
      if (!isFirst) continue;
      screen.left -= width;
      if (space !== screen) space.left -= width;
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const around = levels.at(-1);
      if (around === undefined) return;
      const spoken = attributes.lang || around.language;
      const element = { name, attributes, language: spoken, index: around.children };
      around.children += 1;
      const faces = chooseFaces(element, around.faces);
      const level = {
        faces,
        language: spoken,
        space: isHidden(element) ? NO_SPACE : spaceOf(attributes, around),
        children: 0,
      };
      levels.push(level);
      if (UNSHOWN.has(name)) unshown += 1;
      if (attributes['data-clamp'] !== undefined) add(ELLIPSIS, level);
      for (const attribute of SHOWN) add(attributes[attribute] ?? '', level);
    },
    ontext(text) {
      const level = levels.at(-1);
      if (level !== undefined) add(text, level);
    },
    onclosetag(name) {
      levels.pop();
      if (UNSHOWN.has(name)) unshown -= 1;
    },
  });
  parser.end(html);
  return [...found.values()].map((sets) => sets.read());
}

/** Collects the characters of a face; a page has ten thousand of them, of a few hundred kinds. */
class CharacterSets {
  readonly #face: FaceStyle;
  readonly #first: number[] = [];
  readonly #rest: number[] = [];
  /** By code point, where it is in. */
  readonly #marks = new Uint8Array(LAST_CODE_POINT + 1);

  constructor(face: FaceStyle) {
    this.#face = face;
  }

  add(code: number, isFirst: boolean): void {
    const mark = this.#marks[code];
    if (isFirst && mark !== IN_FIRST) {
      this.#marks[code] = IN_FIRST;
      this.#first.push(code);
    } else if (mark === 0) {
      this.#marks[code] = IN_REST;
      this.#rest.push(code);
    }
  }

  read(): FaceCharacters {
    const rest = this.#rest.filter((code) => this.#marks[code] === IN_REST);
    return { face: this.#face, first: this.#first, rest };
  }
}

const NO_SPACE = { left: 0 };

function spaceOf(attributes: Readonly<Record<string, string>>, { space }: Level): { left: number } {
  if (attributes.hidden !== undefined) return NO_SPACE;
  const lines = Number(attributes['data-clamp']);
  return lines > 0 ? { left: Math.min(space.left, lines * LINE) } : space;
}
