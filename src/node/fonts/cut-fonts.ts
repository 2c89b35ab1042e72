import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Font } from '../../core/manifest/manifest-types.ts';
import {
  FURTHER_LATIN,
  isFullWidthMark,
  PLAIN_LATIN,
  rankHan,
  readTextFiles,
  SHARED_MARKS,
} from './characters.ts';
import { cutRoom, type LayoutOptions } from './room-font.ts';

/**
 * Characters in the first slice of a Han face, which the loading view waits for: the marks, and
 * those of most of the site's own texts.
 */
const FIRST_SLICE = 120;
/** Those of the slices after it, of which nearly every page shows some: a file costs a request. */
const COMMON_SLICES = { text: [280, 400, 400], headings: [280] };
/** Those of each rarer slice, which a page loads only if it shows one of them. */
const RARE_SLICE = 40;

/** A Latin face in two: what every text has, and the rest. */
const LATIN_SLICES = [PLAIN_LATIN, FURTHER_LATIN];

/** A slice of a face, cut into a file. */
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
  /**
   * `first` is loaded with every page, `marks` too; what is in the `rest` where it is shown. A
   * `room` is as wide as a face that comes in a file of its own, and empty; it stands in its place.
   */
  readonly part: 'first' | 'rest' | 'marks' | 'room';
}

export interface CutOptions {
  readonly root: string;
  /** Where the cut files are kept; a file is cut once for the same characters. */
  readonly folder: string;
  /** Folders of Markdown content whose characters get slices. */
  readonly content: string;
}

/** Cuts the site's fonts to the characters of its manifests, texts and content. */
export async function cutFonts(fonts: readonly Font[], options: CutOptions): Promise<FontSlice[]> {
  mkdirSync(options.folder, { recursive: true });
  const own = rankHan(readTextFiles(path.join(options.root, 'manifests'), '.json'));
  const content = readTextFiles(options.content, '.md');
  const ranked = { text: rankHan(content), headings: rankHan(content.map(headingLines)) };
  // Their widths depend on each other, so that lines would break anew if they came later.
  const fullWidth = [...new Set([...own, ...ranked.text])].filter(isFullWidthMark);
  const marks = [...SHARED_MARKS, ...fullWidth.sort()];
  const slices: FontSlice[] = [];
  for (const font of fonts) {
    const use = font.weight >= 600 ? 'headings' : 'text';
    const groups =
      font.script === 'latin'
        ? LATIN_SLICES.map(listRange)
        : sliceHan([...own.slice(0, FIRST_SLICE), ...ranked[use], ...own], COMMON_SLICES[use]);
    for (const [index, characters] of groups.entries()) {
      slices.push(await cutSlice(font, index === 0 ? 'first' : 'rest', characters, options));
    }
    if (font.script === 'han') slices.push(await cutSlice(font, 'marks', marks, options));
    for (const characters of listRooms(font)) {
      slices.push(await cutSlice(font, 'room', characters, options));
    }
  }
  return slices;
}

async function cutSlice(
  font: Font,
  part: FontSlice['part'],
  characters: readonly string[],
  options: CutOptions,
): Promise<FontSlice> {
  return {
    font,
    family: familyOf(font, part),
    file: await cut(font, part, characters, options),
    unicodeRange: printRanges(characters),
    sample: characters.find((one) => /\p{L}/u.test(one)) ?? characters[0] ?? '',
    part,
  };
}

/** Faces are families by part where each is brought into use by itself. */
function familyOf({ family }: Font, part: FontSlice['part']): string {
  switch (part) {
    case 'marks':
      return `${family} Marks`;
    case 'room':
      return roomOf(family);
    case 'rest':
      return restOf(family);
    case 'first':
      return family;
  }
}

/** The family of all slices but the first of a face. */
export function restOf(family: string): string {
  return `${family} Rest`;
}

/** The family that is as wide as those of a family's faces that come in files of their own. */
export function roomOf(family: string): string {
  return `${family} Room`;
}

/**
 * The characters of a Latin face that come in files of their own, file by file: of an upright one all
 * but those that stand in the stylesheet. Han characters are as wide as each other.
 */
function listRooms({ script, style }: Font): string[][] {
  if (script === 'han') return [];
  const files = style === 'italic' ? LATIN_SLICES : LATIN_SLICES.slice(1);
  return files.map(listRange);
}

/** Strong faces set names, titles and headings; running text needs none of their characters. */
function headingLines(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line) => /^(#+ |\w*(?:name|title):)|\*\*|^\|/i.test(line)).join('\n');
}

/** Characters, the most wanted first, in the slices of a Han face, the common ones so long. */
export function sliceHan(ranked: readonly string[], common: readonly number[]): string[][] {
  // The marks that both scripts use are a family of their own, which Chinese text names first.
  const found = [...new Set(ranked)].filter((character) => !SHARED_MARKS.includes(character));
  // Two marks beside each other share their room only where they are of one file.
  const left = [...found.filter(isFullWidthMark), ...found.filter((one) => !isFullWidthMark(one))];
  const slices = [FIRST_SLICE, ...common].map((length) => left.splice(0, length));
  while (left.length > 0) slices.push(left.splice(0, RARE_SLICE));
  return slices.filter(({ length }) => length > 0);
}

async function cut(
  font: Font,
  part: FontSlice['part'],
  characters: readonly string[],
  { root, folder }: CutOptions,
): Promise<string> {
  const text = characters.join('');
  const layout = hasLayout(font, characters) ? {} : { keepFeatures: [] };
  const isRoom = part === 'room';
  const way = JSON.stringify([font.file, text, layout, isRoom]);
  const key = createHash('sha256').update(way).digest('hex').slice(0, 16);
  const style = font.style === 'italic' ? 'i' : '';
  const name = `${font.script}-${font.weight}${style}-${key}`;
  const file = path.join(folder, isRoom ? `${name}.ttf` : `${name}.woff2`);
  if (existsSync(file)) return file;
  const source = readFileSync(createRequire(path.join(root, 'package.json')).resolve(font.file));
  const cutFile = isRoom ? cutRoom : cutGlyphs;
  writeFileSync(file, await cutFile(source, text, { ...layout, noLayoutClosure: true }));
  return file;
}

/**
 * Whether a slice keeps its face's kerning. Further Latin letters hardly ever stand beside each
 * other, and beside a letter of another slice none is kerned; their room would be twice as large.
 */
function hasLayout({ script }: Font, characters: readonly string[]): boolean {
  return script === 'han' || characters.includes('A');
}

function cutGlyphs(font: Buffer, characters: string, layout: LayoutOptions): Promise<Buffer> {
  return subsetFont(font, characters, { ...layout, targetFormat: 'woff2' });
}

/** The characters of ranges of code points. */
function listRange(ranges: readonly (readonly [number, number])[]): string[] {
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}

/** Characters as a `unicode-range`. */
function printRanges(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => codeRange(from, to)).join(', ');
}

function codeRange(from: number, to: number): string {
  const start = `U+${from.toString(16)}`;
  return from === to ? start : `${start}-${to.toString(16)}`;
}
