import { type Compilation, compile } from '../compiler/index.ts';
import { type MediaSurvey, NO_MEDIA, pictureRulesOf, surveyMedia } from './survey-media.ts';

/** A compiled site whose pictures were looked at. */
export interface CompilationWithPictures extends Compilation {
  readonly media: MediaSurvey;
}

/**
 * Compiles a site, and measures the pictures that lie in its folders.
 *
 * @param root the site's folder
 */
export async function compileWithPictures(root: string): Promise<CompilationWithPictures> {
  const compilation = compile(root);
  const { compiled } = compilation;
  if (compiled === undefined) return { ...compilation, media: NO_MEDIA };
  const media = await surveyMedia(root, pictureRulesOf(compiled));
  return { ...compilation, compiled: { ...compiled, pictures: media.pictures }, media };
}
