export { HAN_RANGES } from './characters.ts';
export { cutFonts, type FontSlice, restOf } from './cut-fonts.ts';
export { cutWorkingFaces, cutWorkingSlice, type WorkingFace } from './cut-working-faces.ts';
export {
  type CutFace,
  FACE_FOLDER,
  FACE_LIST,
  type FaceList,
  type FileFace,
} from './face-list.ts';
export { rankedScript } from './font-scripts.ts';
export { type FontTable, readTables } from './sfnt.ts';
export { makeSpaceFont, SPACE_FAMILY } from './space-font.ts';
export { listRange, parseRanges, printRanges } from './unicode-ranges.ts';
