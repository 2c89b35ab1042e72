import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterSet } from '../../../core/character-set.ts';
import type { SubsetFace } from '../../fonts/index.ts';
import { printRanges } from '../../fonts/index.ts';
import { packWoff2 } from './pack-woff2.ts';
import type { SheetSets } from './sheet-url.ts';

/** Makes the stylesheet of some characters of some faces, whose files stand in it. */
export type SheetSubsetter = (sets: SheetSets) => Promise<string>;

/**
 * @param folder where the faces' files lie; those with the characters of the site's texts stay in
 *   memory, the whole ones are read where others are asked for
 */
export function createSheetSubsetter(faces: readonly SubsetFace[], folder: string): SheetSubsetter {
  const sources = faces.map((face) => createSource(face, folder));
  return async (sets) => {
    const rules: string[] = [];
    for (const [index, asked] of sets) {
      const face = faces[index];
      const source = sources[index];
      if (face === undefined || source === undefined) continue;
      const codes = source.choose(asked);
      if (codes.length === 0) continue;
      const text = String.fromCodePoint(...source.withAlways(codes));
      const font = await subsetFont(await source.read(codes), text, {
        targetFormat: 'truetype',
        // Syllables of Hangul are made of letters; others stand as they are.
        noLayoutClosure: face.script !== 'hangul',
      });
      rules.push(
        printRule(
          face,
          printRanges(codes.map((code) => String.fromCodePoint(code))),
          await packWoff2(font),
        ),
      );
    }
    return rules.join('\n');
  };
}

/**
 * The space: the first face that is said to have it says how high lines are, whatever stands in them (CSS
 * Fonts 4, section 5.2.2), and sets the ellipsis of lines that are cut off; and a letter, as browsers
 * refuse a font without an outline.
 */
export const ALWAYS = [0x20, 0x78];

interface FaceSource {
  /** Of the characters that are asked for, those that the face has. */
  readonly choose: (codes: readonly number[]) => readonly number[];
  /** Those that its file needs. */
  readonly withAlways: (codes: readonly number[]) => readonly number[];
  /** The smaller of the face's files that has all of them. */
  readonly read: (codes: readonly number[]) => Promise<Buffer>;
}

function createSource(
  { script, common, whole, characters, all }: SubsetFace,
  folder: string,
): FaceSource {
  const known = new Set(readCharacterSet(characters));
  const covered = new Set(readCharacterSet(all));
  let file: Promise<Buffer> | undefined;
  return {
    choose: (codes) => codes.filter((code) => covered.has(code)),
    withAlways: (codes) => {
      const always = script === undefined ? ALWAYS.filter((code) => known.has(code)) : [];
      return [...new Set([...always, ...codes])];
    },
    read: (codes) => {
      if (!codes.every((code) => known.has(code))) return readFile(path.join(folder, whole));
      file ??= readFile(path.join(folder, common));
      return file;
    },
  };
}

function printRule(face: SubsetFace, ranges: string, file: Uint8Array): string {
  const { family, style, weight, scale } = face;
  return [
    `@font-face{font-family:${printString(family)}`,
    `font-style:${style}`,
    `font-weight:${weight}`,
    'font-display:swap',
    `src:url("data:font/woff2;base64,${Buffer.from(file).toString('base64')}")format("woff2")`,
    `size-adjust:${scale}%`,
    `unicode-range:${ranges.replaceAll(', ', ',')}}`,
  ].join(';');
}

/** A string of CSS, which ends no element that it stands in. */
function printString(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\3c ');
}
