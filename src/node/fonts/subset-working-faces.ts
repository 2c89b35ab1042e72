import type { Font } from '../../core/manifest/manifest-types.ts';
import { isOfScript, LAST_CODE_POINT, type SubsetScript } from '../../core/subset-faces.ts';
import { rankedScript } from './font-scripts.ts';
import { subsetFile } from './subset-file.ts';
import { type FontSlice, layoutOf, type SubsetOptions } from './subset-fonts.ts';
import { listRange, parseRanges } from './unicode-ranges.ts';

/** A face that the server makes pages' subsets of, as two files in the form of TrueType. */
export interface WorkingFace {
  readonly font: Font;
  /** The file with the characters of the site's texts: a subset of it takes a tenth of the time. */
  readonly common: string;
  /** The file with all of the script's. */
  readonly whole: string;
  /** The characters of the first. */
  readonly characters: readonly string[];
}

/** What Han characters do without; they stand beside each other as they are. */
const UNUSED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG'];
/**
 * The grid of Han outlines: a page's characters are a fifth smaller than on 1,000 units an em, and look the
 * same at 150 pixels.
 */
const HAN_EM = 250;
/** What no text needs. */
const NEVER_USED = ['STAT', 'DSIG', 'gasp', 'meta'];

/** The working faces of the fonts that are subset for each page. */
export async function subsetWorkingFaces(
  fonts: readonly Font[],
  slices: readonly FontSlice[],
  options: Pick<SubsetOptions, 'root' | 'folder'>,
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
      common: await subset(font, characters, options),
      whole: await subset(font, listAll(script), options),
    });
  }
  return faces;
}

/** Whatever a page may ask a face of a script for: its characters, and the marks that are as wide. */
function listAll(script: SubsetScript): string[] {
  const all = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) => code);
  return all.filter((code) => isOfScript(code, script)).map((code) => String.fromCodePoint(code));
}

/** A slice of a face of letters in the form of TrueType: what pages show of it is a subset of that. */
export function subsetWorkingSlice(
  { font, unicodeRange }: FontSlice,
  options: Pick<SubsetOptions, 'root' | 'folder'>,
): Promise<string> {
  return subset(font, listRange(parseRanges(unicodeRange)), options);
}

function subset(
  font: Font,
  characters: readonly string[],
  options: Pick<SubsetOptions, 'root' | 'folder'>,
): Promise<string> {
  const form = {
    ...layoutOf(font, characters),
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: [...NEVER_USED, ...(font.script === 'han' ? UNUSED : [])],
    ...(font.script === 'han' && { em: HAN_EM }),
  } as const;
  return subsetFile(font, characters, form, options);
}
