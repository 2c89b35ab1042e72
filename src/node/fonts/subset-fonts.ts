import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Font } from '../../core/manifest/manifest-types.ts';
import { SHARED_MARKS, type SubsetScript } from '../../core/subset-faces.ts';
import {
  FURTHER_LATIN,
  isFullWidthMark,
  PLAIN_LATIN,
  rankCharacters,
  readTextFiles,
} from './characters.ts';
import { fontCharacters } from './font-characters.ts';
import { charactersOf, joinsLetters, rankedScript } from './font-scripts.ts';
import { fontFile, type KeptGlyphs, subsetFile } from './subset-file.ts';
import { listRange, parseRanges, printRanges } from './unicode-ranges.ts';

/** Characters in the first slice of a Han face in reserve: the marks, and those of most of the site's texts. */
const FIRST_SLICE = 120;
/** Those of the slices after it, of which nearly every page shows some: a file costs a request. */
const COMMON_SLICES = { text: [280, 400, 400], headings: [280] };
/** Those of each rarer slice, which a page loads only if it shows one of them. */
const RARE_SLICE = 40;

/** A Latin face in two: what every text has, and the rest. */
const LATIN_SLICES = [PLAIN_LATIN, FURTHER_LATIN];

/** A slice of a face, in a file of its own. */
export interface FontSlice {
  readonly font: Font;
  /** The family that the slice belongs to in CSS. */
  readonly family: string;
  /** The file's absolute path. */
  readonly file: string;
  /** In the form of CSS. */
  readonly unicodeRange: string;
  /** A character of the slice. */
  readonly sample: string;
  /** `first` is what most pages show, `marks` too; what is in the `rest` some do. */
  readonly part: 'first' | 'rest' | 'marks';
}

export interface SubsetOptions {
  readonly root: string;
  /** Where the subsets are stored; one is made once for the same characters. */
  readonly folder: string;
  /** The words that the renderer says itself, as far as the site's manifests do not have them. */
  readonly words?: string;
  /** Folders of Markdown content whose characters get slices. */
  readonly content: string;
}

/** What texts hold of the characters of a script, those that most of them hold first. */
interface RankedTexts {
  /** Of manifests. */
  readonly own: readonly string[];
  /** Of the content's running text, and of its names, titles and headings. */
  readonly content: Readonly<Record<'text' | 'headings', readonly string[]>>;
}

/** Characters that become one slice of a face. */
interface SlicePlan {
  readonly part: FontSlice['part'];
  readonly characters: readonly string[];
}

/**
 * Subsets the site's fonts: to the characters of its manifests, texts and content where a script has
 * thousands, else to those of its script or range, of which a page loads what it shows. What a file has no
 * glyph for is in none.
 */
export async function subsetFonts(
  fonts: readonly Font[],
  options: SubsetOptions,
): Promise<FontSlice[]> {
  mkdirSync(options.folder, { recursive: true });
  const manifests = [
    ...readTextFiles(path.join(options.root, 'manifests'), '.json'),
    options.words ?? '',
  ];
  const scripts = new Set(fonts.flatMap((font) => rankedScript(font) ?? []));
  const content = scripts.size > 0 ? readTextFiles(options.content, '.md') : [];
  const rank = (script: SubsetScript): RankedTexts => ({
    own: rankCharacters(manifests, script),
    content: {
      text: rankCharacters(content, script),
      headings: rankCharacters(content.map(headingLines), script),
    },
  });
  const ranked = new Map([...scripts].map((script) => [script, rank(script)]));
  const slices: FontSlice[] = [];
  for (const font of fonts) {
    const script = rankedScript(font);
    const known = await fontCharacters(fontFile(font, options.root));
    for (const { part, characters } of planSlices(font, script && ranked.get(script))) {
      // Browsers refuse a file without any glyph, and look for others in further families.
      const own = characters.filter((one) => known.has(one.codePointAt(0) ?? 0));
      if (own.length === 0) continue;
      slices.push(await subsetSlice(font, { part, characters: own }, options));
    }
  }
  return slices;
}

/** The slices of a face, in the order in which a page asks for them. */
function planSlices(font: Font, ranked: RankedTexts | undefined): SlicePlan[] {
  if (ranked !== undefined) return planRanked(font, ranked);
  if (font.script === 'latin') return inParts(LATIN_SLICES.map(listRange));
  const characters =
    font.script === undefined
      ? listRange(parseRanges(font.unicodeRange ?? ''))
      : charactersOf(font.script);
  return [{ part: 'rest', characters }];
}

function planRanked({ script, weight }: Font, { own, content }: RankedTexts): SlicePlan[] {
  const use = weight >= 600 ? 'headings' : 'text';
  const ranked = [...own.slice(0, FIRST_SLICE), ...content[use], ...own];
  const slices = inParts(sliceRanked(ranked, COMMON_SLICES[use]));
  if (script !== 'han') return slices;
  // Their widths depend on each other, so that lines would break anew if they came later.
  const fullWidth = [...new Set([...own, ...content.text])].filter(isFullWidthMark);
  return [...slices, { part: 'marks', characters: [...SHARED_MARKS, ...fullWidth.sort()] }];
}

function inParts(slices: readonly (readonly string[])[]): SlicePlan[] {
  return slices.map((characters, index) => ({ part: index === 0 ? 'first' : 'rest', characters }));
}

async function subsetSlice(
  font: Font,
  { part, characters }: SlicePlan,
  options: SubsetOptions,
): Promise<FontSlice> {
  const form = { ...layoutOf(font, characters), targetFormat: 'woff2' } as const;
  const file = await subsetFile(font, characters, form, options);
  return {
    font,
    family: familyOf(font, part),
    file,
    unicodeRange: printRanges(characters),
    sample: characters.find((one) => /\p{L}/u.test(one)) ?? characters[0] ?? '',
    part,
  };
}

/** Faces are families by part where each is brought into use by itself. */
function familyOf(font: Font, part: FontSlice['part']): string {
  if (part === 'marks') return `${font.family} Marks`;
  // The family itself is what the server subsets for each page.
  return part === 'first' && rankedScript(font) === undefined ? font.family : restOf(font.family);
}

/** The family of all slices but the first of a face. */
export function restOf(family: string): string {
  return `${family} Rest`;
}

/** Strong faces set names, titles and headings; running text needs none of their characters. */
function headingLines(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line) => /^(#+ |\w*(?:name|title):)|\*\*|^\|/i.test(line)).join('\n');
}

/** Characters, the most wanted first, in the slices of a face of a script that has thousands, the common ones so long. */
export function sliceRanked(ranked: readonly string[], common: readonly number[]): string[][] {
  // The marks that both scripts use are a family of their own, which Chinese text names first.
  const found = [...new Set(ranked)].filter((character) => !SHARED_MARKS.includes(character));
  // Two punctuation marks beside each other share their space only where they are of one file.
  const left = [...found.filter(isFullWidthMark), ...found.filter((one) => !isFullWidthMark(one))];
  const slices = [FIRST_SLICE, ...common].map((length) => left.splice(0, length));
  while (left.length > 0) slices.push(left.splice(0, RARE_SLICE));
  return slices.filter(({ length }) => length > 0);
}

/**
 * What a slice keeps of its face's layout. Further Latin letters hardly ever stand beside each other,
 * and beside a letter of another slice none is kerned.
 */
export function layoutOf({ script }: Font, characters: readonly string[]): KeptGlyphs {
  if (joinsLetters(script)) return { noLayoutClosure: false };
  const isKerned = script !== 'latin' || characters.includes('A');
  return { ...(!isKerned && { keepFeatures: [] }), noLayoutClosure: true };
}
