import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Font } from '../../core/manifest/manifest-types.ts';
import { type CutOptions, type FontSlice, layoutOf } from './cut-fonts.ts';
import { charactersOf, rankedScript } from './font-scripts.ts';
import { locateFont } from './locate-font.ts';
import { listRange, parseRanges } from './unicode-ranges.ts';

/** A face that the server cuts pages' characters from, as two files in the form of TrueType. */
export interface WorkingFace {
  readonly font: Font;
  /** The file with the characters of the site's texts: a cut takes a tenth of the time. */
  readonly common: string;
  /** The file with all of the script's. */
  readonly whole: string;
  /** The characters of the first. */
  readonly characters: readonly string[];
}

/** What Han characters do without; they stand beside each other as they are. */
const UNUSED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG'];
/** What no text needs. */
const NEVER_USED = ['STAT', 'DSIG', 'gasp', 'meta'];

/** The working faces of the fonts whose characters are cut out for each page. */
export async function cutWorkingFaces(
  fonts: readonly Font[],
  slices: readonly FontSlice[],
  options: Pick<CutOptions, 'root' | 'folder'>,
): Promise<WorkingFace[]> {
  const faces: WorkingFace[] = [];
  for (const font of fonts) {
    const script = rankedScript(font);
    if (script === undefined) continue;
    const own = slices.filter((slice) => slice.font === font && slice.part !== 'marks');
    const characters = own.flatMap((slice) => listRange(parseRanges(slice.unicodeRange)));
    faces.push({
      font,
      characters,
      common: await cut(font, characters, options),
      whole: await cut(font, charactersOf(script), options),
    });
  }
  return faces;
}

/** A slice of a face of letters in the form of TrueType: what pages show of it is cut out of that. */
export function cutWorkingSlice(
  { font, unicodeRange }: FontSlice,
  options: Pick<CutOptions, 'root' | 'folder'>,
): Promise<string> {
  return cut(font, listRange(parseRanges(unicodeRange)), options);
}

async function cut(
  font: Font,
  characters: readonly string[],
  { root, folder }: Pick<CutOptions, 'root' | 'folder'>,
): Promise<string> {
  const { source, identity } = locateFont(font, root);
  const options = {
    ...layoutOf(font, characters),
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: [...NEVER_USED, ...(font.script === 'han' ? UNUSED : [])],
  } as const;
  const text = characters.join('');
  const key = createHash('sha256')
    .update(JSON.stringify([identity, text, options]))
    .digest('hex')
    .slice(0, 16);
  const style = font.style === 'italic' ? 'i' : '';
  const file = path.join(folder, `${font.script}-${font.weight}${style}-${key}.ttf`);
  if (!existsSync(file)) writeFileSync(file, await subsetFont(readFileSync(source), text, options));
  return file;
}
