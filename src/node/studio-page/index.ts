export { keepStudioBuilt } from './keep-studio-built.ts';
export { STUDIO_CONFIG } from './studio-config.ts';
