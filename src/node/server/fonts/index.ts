export { openPageFonts } from './open-page-fonts.ts';
export type { PageFontLinks, PageFonts } from './page-fonts.ts';
