import { type Compilation, compile } from '../compiler/index.ts';
import { createMediaSurveyor, type MediaSurveyor } from './media-surveyor.ts';
import { withPictures } from './page-pictures.ts';
import { type MediaSurvey, NO_MEDIA, pictureRulesOf } from './survey-media.ts';

/** A compiled site whose pictures were looked at. */
export interface CompilationWithPictures extends Compilation {
  readonly media: MediaSurvey;
}

/**
 * Compiles a site, and measures the pictures that lie in its folders.
 *
 * @param root the site's folder
 * @param surveyor what has looked at them before
 */
export async function compileWithPictures(
  root: string,
  surveyor: MediaSurveyor = createMediaSurveyor(root),
): Promise<CompilationWithPictures> {
  const compilation = compile(root);
  const { compiled } = compilation;
  if (compiled === undefined) return { ...compilation, media: NO_MEDIA };
  const media = await surveyor.survey(pictureRulesOf(compiled));
  const { pictures } = media;
  const pages = compiled.pages.map((page) => withPictures(page, pictures));
  return { ...compilation, compiled: { ...compiled, pages, pictures }, media };
}
