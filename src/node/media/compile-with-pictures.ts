import type { SiteManifest } from '../../core/manifest/manifest-types.ts';
import type { PageModel } from '../../core/manifest/page-model.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  type Compilation,
  compile,
  type ManifestReader,
  memoize,
  readPictures,
} from '../compiler/index.ts';
import { createMediaSurveyor, type MediaSurveyor } from './media-surveyor.ts';
import { withPictures } from './page-pictures.ts';
import {
  type MediaSurvey,
  NO_MEDIA,
  pictureRulesOf,
  type SiteOfPictures,
  sizesOf,
} from './survey-media.ts';

/** A compiled site whose pictures were looked at. */
export interface CompilationWithPictures extends Compilation {
  readonly media: MediaSurvey;
}

/**
 * Compiles a site as far as its manifests are valid, and measures the pictures that lie in its folders.
 *
 * @param root the site's folder
 * @param surveyor what has looked at them before
 * @param reader what has read its manifests before, and a draft of them
 */
export async function compileWithPictures(
  root: string,
  surveyor: MediaSurveyor = createMediaSurveyor(root),
  reader?: ManifestReader,
): Promise<CompilationWithPictures> {
  const compilation = compile(root, reader);
  const { compiled, manifests } = compilation;
  const known = compiled ?? (manifests.site && readSiteOfPictures(manifests.site.value, root));
  if (known === undefined) return { ...compilation, media: NO_MEDIA };
  const media = await surveyor.survey(pictureRulesOf(known));
  if (compiled === undefined) return { ...compilation, media };
  const { pictures } = media;
  const pages = compiled.pages.map((page) => withPicturesOnce(page, pictures));
  const files = compiled.pages.some((page) => showsFilesOnce(page)) ? sizesOf(media.files) : {};
  return { ...compilation, compiled: { ...compiled, pages, pictures, files }, media };
}

/** What site.json says of pictures, where another manifest keeps the site from being compiled. */
function readSiteOfPictures(site: SiteManifest, root: string): SiteOfPictures {
  const { images = [], header = {}, icons = [], shareImage } = site;
  return {
    site: { images, header: { logo: header.logo }, icons },
    discovery: { shareImage: typeof shareImage === 'string' ? { src: shareImage } : shareImage },
    pictures: readPictures(site, root),
  };
}

const withPicturesOnce = memoize(withPictures);

const showsFilesOnce = memoize((page: PageModel) => showsFiles(page));

/** Whether any part of a page says of a file how large it is; browsers load the sizes of no others. */
function showsFiles(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(showsFiles);
  return isRecord(part) && (part.kind === 'file' || Object.values(part).some(showsFiles));
}
