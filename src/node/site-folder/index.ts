export { readSiteFolders, type SiteFolders, USUAL_FOLDERS } from './site-folders.ts';
