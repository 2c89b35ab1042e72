export { type CompilationWithPictures, compileWithPictures } from './compile-with-pictures.ts';
export { linkedFolders } from './linked-folders.ts';
export {
  BESIDE,
  createMediaResolver,
  isRelativePath,
  listMedia,
  MEDIA,
  type MediaFile,
  type MediaFolders,
  mediaFoldersOf,
  placeOfMedia,
} from './media-files.ts';
export { createMediaSurveyor, type MediaSurveyor } from './media-surveyor.ts';
export {
  isMediaName,
  isPictureName,
  isUnshownPicture,
  kindByBytes,
  kindByName,
  PICTURE_ENDINGS,
} from './picture-kind.ts';
export {
  explainProblems,
  type MediaProgress,
  type PreparedMedia,
  prepareMedia,
} from './prepare-media.ts';
export { imageRuleOf, isRaster, promisedNames, USUAL_WIDTHS } from './renditions.ts';
export { createMediaFinder } from './serve-media.ts';
export {
  type MediaSurvey,
  NO_MEDIA,
  type PictureRules,
  pictureRulesOf,
  surveyMedia,
} from './survey-media.ts';
