export { ENGINE, engineOf, listRenderers, locate, ownRenderers } from './engine-files.ts';
export { readSiteFolders, type SiteFolders, USUAL_FOLDERS } from './site-folders.ts';
