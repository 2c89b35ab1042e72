import {
  type FaceStyle,
  LAST_CODE_POINT,
  LINE,
  PICTURE,
  widthOf,
} from '../../../core/subset-faces.ts';
import type { FaceRules } from './font-rules.ts';
import type { StyledElement } from './selectors.ts';
import { type Attributes, type MarkupVisitor, type StartTag, walkMarkup } from './walk-markup.ts';

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
interface Level extends Style {
  /** Ems that its text may still take on the first screen; one of its own where lines are cut off. */
  readonly space: { left: number };
  /** How many elements it has so far. */
  children: number;
}

/** What the stylesheet says of an element. */
interface Style {
  readonly faces: readonly FaceStyle[];
  /** The faces as text, to compare by. */
  readonly facesKey: string;
  readonly language: string;
  readonly isHidden: boolean;
}

/**
 * Ems of text in a page's first screen, in the order of the document: a phone's that is full of it, with its
 * menus. Larger windows look by themselves for letters that are missing: `src/app/boot/rest-in-sight.js`.
 */
const SCREEN = 430;
/** What stands where lines are cut off. */
const ELLIPSIS = '…';
/** Attributes whose text is shown. */
const SHOWN = ['placeholder', 'value'];
/** Elements whose text is not; that of scripts and styles is not read in the first place. */
const UNSHOWN = new Set(['template', 'title']);
const LAST_OF_ONE_UNIT = 0xffff;
const IN_FIRST = 1;
const IN_REST = 2;
const REGULAR: FaceStyle = { weight: 400, isItalic: false };

/**
 * Reads the characters that a page's HTML shows, by the faces that the site's rules choose. Its two
 * arguments are the HTML of the page's root, and the page's language, BCP 47.
 */
export function createCharacterReader(
  rules: PageRules,
): (html: string, language: string) => FaceCharacters[] {
  const styleOf = createStyler(rules);
  return (html, language) => {
    const reading = new Reading(language, styleOf);
    walkMarkup(html, reading);
    return reading.end();
  };
}

type Styler = (tag: StartTag, around: Level) => Style;

/** Elements of one tag that stand in the same way are styled once. */
function createStyler({ chooseFaces, isHidden }: PageRules): Styler {
  const cache = new WeakMap<StartTag, Map<string, Style>>();
  return (tag, { faces, facesKey, language, children }) => {
    const styles = cache.get(tag) ?? new Map<string, Style>();
    const key = `${children === 0} ${language} ${facesKey}`;
    const before = styles.get(key);
    if (before !== undefined) return before;
    const { name, attributes } = tag;
    const spoken = attributes.lang || language;
    const element = { name, attributes, language: spoken, index: children };
    const chosen = chooseFaces(element, faces);
    const style = {
      faces: chosen,
      facesKey: chosen.map(keyOf).join(),
      language: spoken,
      isHidden: isHidden(element),
    };
    cache.set(tag, styles.set(key, style));
    return style;
  };
}

/** One page being read. */
class Reading implements MarkupVisitor {
  readonly #styleOf: Styler;
  readonly #screen = { left: SCREEN };
  readonly #found = new Map<string, CharacterSets>();
  readonly #levels: Level[];
  #unshown = 0;

  constructor(language: string, styleOf: Styler) {
    this.#styleOf = styleOf;
    this.#levels = [
      {
        ...{ faces: [REGULAR], facesKey: keyOf(REGULAR), language, isHidden: false },
        ...{ space: this.#screen, children: 0 },
      },
    ];
  }

  readonly onOpen = (tag: StartTag): void => {
    const around = this.#levels.at(-1);
    if (around === undefined) return;
    const style = this.#styleOf(tag, around);
    around.children += 1;
    const { name, attributes } = tag;
    const { faces, facesKey, language, isHidden } = style;
    const space = isHidden ? NO_SPACE : spaceOf(attributes, around);
    const level = { faces, facesKey, language, isHidden, space, children: 0 };
    this.#levels.push(level);
    if (UNSHOWN.has(name)) this.#unshown += 1;
    if (name === 'img' && space.left > 0) this.#screen.left -= PICTURE;
    if (attributes['data-clamp'] !== undefined) this.#add(ELLIPSIS, level);
    for (const attribute of SHOWN) this.#add(attributes[attribute] ?? '', level);
  };

  readonly onText = (text: string): void => {
    const level = this.#levels.at(-1);
    if (level !== undefined) this.#add(text, level);
  };

  readonly onClose = (name: string): void => {
    this.#levels.pop();
    if (UNSHOWN.has(name)) this.#unshown -= 1;
  };

  /** What was found. */
  end(): FaceCharacters[] {
    return [...this.#found.values()].map((sets) => sets.end());
  }

  #add(text: string, { faces, space }: Level): void {
    if (this.#unshown > 0 || text === '') return;
    const sets = faces.map((face) => this.#charactersOf(face));
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) ?? 0;
      if (code > LAST_OF_ONE_UNIT) at += 1;
      const width = widthOf(code);
      const isFirst = this.#screen.left > 0 && space.left > 0;
      for (const set of sets) set.add(code, isFirst);
      if (!isFirst) continue;
      this.#screen.left -= width;
      if (space !== this.#screen) space.left -= width;
    }
  }

  #charactersOf(face: FaceStyle): CharacterSets {
    const key = keyOf(face);
    const characters = this.#found.get(key) ?? new CharacterSets(face);
    this.#found.set(key, characters);
    return characters;
  }
}

function keyOf({ weight, isItalic }: FaceStyle): string {
  return `${weight}${isItalic}`;
}

/** Marks of code points that no page is read by at the moment, all of them 0: there are a million. */
const spareMarks: Uint8Array[] = [];

/** Collects the characters of a face; a page has ten thousand of them, of a few hundred kinds. */
class CharacterSets {
  readonly #face: FaceStyle;
  readonly #first: number[] = [];
  readonly #rest: number[] = [];
  /** By code point, where it is in. */
  readonly #marks = spareMarks.pop() ?? new Uint8Array(LAST_CODE_POINT + 1);

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

  /** What was collected; nothing more is. */
  end(): FaceCharacters {
    const rest = this.#rest.filter((code) => this.#marks[code] === IN_REST);
    for (const code of this.#first) this.#marks[code] = 0;
    for (const code of this.#rest) this.#marks[code] = 0;
    spareMarks.push(this.#marks);
    return { face: this.#face, first: this.#first, rest };
  }
}

const NO_SPACE = { left: 0 };

function spaceOf(attributes: Attributes, { space }: Level): { left: number } {
  if (attributes.hidden !== undefined || attributes['data-later'] !== undefined) return NO_SPACE;
  const lines = Number(attributes['data-clamp']);
  return lines > 0 ? { left: Math.min(space.left, lines * LINE) } : space;
}
