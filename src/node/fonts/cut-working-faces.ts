import type { Font } from '../../core/manifest/manifest-types.ts';
import { cutFile } from './cut-file.ts';
import { type CutOptions, type FontSlice, layoutOf } from './cut-fonts.ts';
import { charactersOf, rankedScript } from './font-scripts.ts';
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

function cut(
  font: Font,
  characters: readonly string[],
  options: Pick<CutOptions, 'root' | 'folder'>,
): Promise<string> {
  const form = {
    ...layoutOf(font, characters),
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: [...NEVER_USED, ...(font.script === 'han' ? UNUSED : [])],
  } as const;
  return cutFile(font, characters, form, options);
}
