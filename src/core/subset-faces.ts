// Faces that the server subsets for each page: which texts are set in them.

/** Scripts of so many characters that no page is sent all of a face. */
export type SubsetScript = 'han' | 'hangul';

/** What of a font's choice the style of a text decides. */
export interface StyledFace {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
}

/** In which of a family's faces a text is set. */
export interface FaceStyle {
  readonly weight: number;
  readonly isItalic: boolean;
}

/** A face of which scripts can ask for characters. */
export interface FurtherFace extends StyledFace {
  /** Undefined for letters of several widths. */
  readonly script?: SubsetScript;
  /** The letters of such a face, as a word of `printCharacterSet`. */
  readonly characters?: string;
}

/** What a page's head says of its fonts, for the scripts that ask for further ones. */
export interface FurtherFonts {
  /** A version that changes where any face does. */
  readonly version: string;
  /** By their places in URLs. */
  readonly faces: readonly FurtherFace[];
  /** The URL of the stylesheet of the first screen's characters; empty where there is none. */
  readonly first: string;
  /** Whether that sheet stands in the document, in the element `IDS.pageFonts`. */
  readonly isInline: boolean;
  /** The URL of the stylesheet of what is not on the first screen; empty where there is none. */
  readonly rest: string;
}

/** The name of the element that says it. */
export const FURTHER_FONTS = 'further-fonts';
/** Where stylesheets of subsets are. */
export const FONTS_PATH = '/fonts/';
/** The stylesheet that scripts ask for, with the version and the sets in its query. */
export const FURTHER_SHEET = `${FONTS_PATH}further.css`;
export const VERSION_KEY = 'v';

/** Marks that Han and Latin both use, each in its own width: the language of the text decides. */
export const SHARED_MARKS = '‘’“”—…·';

const SCRIPTS: Readonly<Record<SubsetScript, RegExp>> = {
  han: /[\u2e80-\u30ff\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3134f}]/u,
  hangul: /\p{Script=Hangul}/u,
};

/** Ems whose place a small picture takes. */
export const PICTURE = 10;
/** Ems that a line of text that is cut off after some lines can hold. */
export const LINE = 44;
/** Letters before this one are half as wide as they are high. */
const FULL_WIDTH = 0x2e80;

/** About how wide a character is, in ems. */
export function widthOf(code: number): number {
  return code < FULL_WIDTH ? 0.5 : 1;
}

/** The last code point of the planes that have characters of living scripts. */
export const LAST_CODE_POINT = 0x3ffff;

/** Whether a script's faces are subset to a character; the shared marks stand in a file of every page. */
export function isOfScript(code: number, script: SubsetScript): boolean {
  const character = String.fromCodePoint(code);
  return SCRIPTS[script].test(character) && !SHARED_MARKS.includes(character);
}

/**
 * The faces in which a style of text is set, of each family one weight (CSS Fonts 4, section 5.2): the
 * nearest on its side, or else on the other; upright where there is no italic.
 */
export function facesOf<Face extends StyledFace>(
  faces: readonly Face[],
  { weight, isItalic }: FaceStyle,
): Face[] {
  const families = new Set(faces.map(({ family }) => family));
  return [...families].flatMap((family) => {
    const all = faces.filter((face) => face.family === family);
    const styled = all.filter(({ style }) => (style === 'italic') === isItalic);
    const some = styled.length > 0 ? styled : all;
    const best = Math.min(...some.map((face) => distance(face.weight, weight)));
    return some.filter((face) => distance(face.weight, weight) === best);
  });
}

/**
 * How far a face's weight is from the one asked for. As in CSS font matching, bold text (above 500)
 * takes a bolder face before any lighter one, and other text a lighter one before any bolder.
 */
function distance(has: number, asked: number): number {
  const isOnSide = asked > 500 ? has >= asked : has <= asked;
  return isOnSide ? Math.abs(has - asked) : 1000 + Math.abs(has - asked);
}
