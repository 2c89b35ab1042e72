export { STUDIO_CONFIG } from './studio-config.ts';
export { createStudioPage } from './studio-page.ts';
