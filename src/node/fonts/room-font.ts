import subsetFont from 'subset-font';
import { assemble, type FontTable, readTables, words } from './sfnt.ts';

/** Tables that say nothing of widths. */
const UNUSED = ['DSIG', 'STAT', 'gasp', 'prep'];

/** What a cut keeps of a face's layout; a room and the face that it stands in for keep the same. */
export interface LayoutOptions {
  /**
   * Whether glyphs are left out that no character names: small capitals, swashes and the like, where
   * no letter needs another form of itself.
   */
  readonly noLayoutClosure: boolean;
  readonly keepFeatures?: readonly string[];
}

/**
 * A font that leaves room for another: its characters are as wide, kerned as that one's are, and
 * empty.
 *
 * @returns a TrueType file, since browsers refuse a WOFF2 file without any outline; undefined for a
 *   font whose outlines are not TrueType's, or vary
 */
export async function cutRoom(
  font: Buffer,
  characters: string,
  layout: LayoutOptions,
): Promise<Uint8Array | undefined> {
  const cut = await subsetFont(font, characters, {
    ...layout,
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: UNUSED,
  });
  const tables = readTables(cut);
  const has = (wanted: string) => tables.some(([tag]) => tag === wanted);
  return has('glyf') && !has('gvar') ? assemble(tables.map(emptied)) : undefined;
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
