import subsetFont from 'subset-font';
import { assemble, type FontTable, readTables, words } from './sfnt.ts';

/** Tables that say nothing of widths. */
const UNUSED = ['DSIG', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep'];

/**
 * A font that leaves room for another: its characters are as wide, and empty. Kerning is left out,
 * as it moves a line of text by hardly a pixel and would be most of such a font.
 *
 * @param font a font file with TrueType's outlines
 * @returns a TrueType file, since browsers refuse a WOFF2 file without any outline
 */
export async function cutRoom(font: Buffer, characters: string): Promise<Uint8Array> {
  const cut = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: [],
    dropTables: UNUSED,
  });
  return assemble(readTables(cut).map(emptied));
}

/** Every outline ends where it begins, at the start of a table that holds nothing. */
function emptied([tag, bytes]: FontTable): FontTable {
  switch (tag) {
    case 'glyf':
      return [tag, new Uint8Array(4)];
    case 'loca':
      return [tag, new Uint8Array(bytes.length)];
    case 'hmtx':
      // Each advance width is followed by the room before the outline.
      return [tag, bytes.map((byte, index) => (index % 4 < 2 ? byte : 0))];
    case 'name':
      return [tag, words([0, 0, 6])];
    default:
      return [tag, bytes];
  }
}
