export { HAN_RANGES, readTextFiles } from './characters.ts';
export {
  FACE_FOLDER,
  FACE_LIST,
  type FaceList,
  type FileFace,
  SHEET_FORMAT,
  type SubsetFace,
} from './face-list.ts';
export { fontCharacters } from './font-characters.ts';
export { isForCharacter, rankedScript } from './font-scripts.ts';
export {
  contourCount,
  GLYPH_HEADER,
  LOCA_FORM,
  type Point,
  readComponents,
  readOffsets,
  readSimpleGlyph,
  viewOf,
} from './outlines.ts';
export { type FontTable, readTables } from './sfnt.ts';
export { makeSpaceFont, SPACE_FAMILY } from './space-font.ts';
export { fontFile } from './subset-file.ts';
export { type FontSlice, restOf, subsetFonts } from './subset-fonts.ts';
export {
  subsetWorkingFaces,
  subsetWorkingSlice,
  type WorkingFace,
} from './subset-working-faces.ts';
export { listRange, parseRanges, printRanges } from './unicode-ranges.ts';
