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

/**
 * Characters in the first slice of a Han face, which the loading view waits for: the marks, and the
 * most frequent of the site's own texts.
 */
const FIRST_SLICE = 120;
/** Those of the second slice, of which nearly every page shows some. */
const SECOND_SLICE = 280;
/**
 * Those of each further slice, which a page loads only if it shows one of them. Small ones
 * spare a page of the sample content a third of the bytes that slices of 260 cost.
 */
const FURTHER_SLICE = 60;

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
  /** Whether the slice is loaded with every page. */
  readonly first: boolean;
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
  const all = rankHan(content);
  const headings = rankHan(content.flatMap(headingLines));
  // Their widths depend on each other, so that lines would break anew if they came later.
  const marks = [...SHARED_MARKS, ...[...new Set([...own, ...all])].filter(isFullWidthMark).sort()];
  const slices: FontSlice[] = [];
  for (const font of fonts) {
    const ranked = font.weight >= 600 ? headings : all;
    const groups = font.script === 'latin' ? LATIN_SLICES.map(listRange) : sliceHan(own, ranked);
    for (const [index, characters] of groups.entries()) {
      slices.push(await cutSlice(font, font.family, characters, index === 0, options));
    }
    if (font.script === 'han') {
      slices.push(await cutSlice(font, `${font.family} Marks`, marks, false, options));
    }
  }
  return slices;
}

async function cutSlice(
  font: Font,
  family: string,
  characters: readonly string[],
  first: boolean,
  options: CutOptions,
): Promise<FontSlice> {
  return {
    font,
    family,
    file: await cut(font, characters, options),
    unicodeRange: printRanges(characters),
    sample: font.script === 'latin' ? 'A' : (characters[0] ?? ''),
    first,
  };
}

/** Strong faces set names, titles and headings; running text needs none of their characters. */
function headingLines(text: string): string[] {
  return text.split('\n').filter((line) => /^(#+ |\w*(?:name|title):)|\*\*|^\|/i.test(line));
}

function sliceHan(own: readonly string[], ranked: readonly string[]): string[][] {
  // The marks that both scripts use are a family of their own, which Chinese text names first.
  const isHan = (character: string) => !SHARED_MARKS.includes(character);
  const found = [...new Set([...own.slice(0, FIRST_SLICE), ...ranked, ...own])].filter(isHan);
  // Two marks beside each other share their room only where they are of one file.
  const all = [...found.filter(isFullWidthMark), ...found.filter((one) => !isFullWidthMark(one))];
  const frequent = FIRST_SLICE + SECOND_SLICE;
  const slices = [all.slice(0, FIRST_SLICE), all.slice(FIRST_SLICE, frequent)];
  for (let start = frequent; start < all.length; start += FURTHER_SLICE) {
    slices.push(all.slice(start, start + FURTHER_SLICE));
  }
  return slices.filter(({ length }) => length > 0);
}

async function cut(
  font: Font,
  characters: readonly string[],
  { root, folder }: CutOptions,
): Promise<string> {
  const text = characters.join('');
  const key = createHash('sha256').update(font.file).update(text).digest('hex').slice(0, 16);
  const file = path.join(
    folder,
    `${font.script}-${font.weight}${font.style === 'italic' ? 'i' : ''}-${key}.woff2`,
  );
  if (existsSync(file)) return file;
  const source = createRequire(path.join(root, 'package.json')).resolve(font.file);
  writeFileSync(
    file,
    await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      // Small capitals, swashes and the like are no characters of any text.
      noLayoutClosure: true,
    }),
  );
  return file;
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
