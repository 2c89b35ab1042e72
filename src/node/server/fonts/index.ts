export { openPageFonts } from './open-page-fonts.ts';
export type { PageFonts } from './page-fonts.ts';
