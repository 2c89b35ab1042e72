export { awaitFolder } from './await-folder.ts';
export {
  documentPath,
  ENGINE,
  engineOf,
  linkedRenderers,
  listRendererEntries,
  listRenderers,
  locate,
  ownRenderers,
  pictureOfRenderer,
} from './engine-files.ts';
export { isLink, placeOfLinked } from './linked-place.ts';
export { listEntries, listFiles } from './list-files.ts';
export { type OverrideWords, readOverrides } from './override-words.ts';
export {
  CONTENT_MARK,
  contentFolder,
  readSiteFolders,
  type SiteFolders,
  USUAL_FOLDERS,
} from './site-folders.ts';
