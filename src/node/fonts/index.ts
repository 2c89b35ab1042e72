export { HAN_RANGES } from './characters.ts';
export { cutFonts, type FontSlice, restOf, roomOf } from './cut-fonts.ts';
export { rankedScript } from './font-scripts.ts';
export { makeSpaceFont, SPACE_FAMILY } from './space-font.ts';
