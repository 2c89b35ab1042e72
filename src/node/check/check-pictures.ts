import type { SiteManifest } from '../../core/manifest/manifest-types.ts';
import { decodePath } from '../../core/mapping/picture-facts.ts';
import { createFinding, type Finding, type Place, type Validated } from '../compiler/index.ts';
import {
  imageRuleOf,
  isPictureName,
  isRaster,
  isRelativePath,
  kindByName,
  MEDIA,
  type MediaSurvey,
  PICTURE_ENDINGS,
  promisedNames,
  USUAL_WIDTHS,
} from '../media/index.ts';
import type { NamedFile, NamedPicture, TextPicture } from './named-media.ts';
import { readHead } from './read-picture-head.ts';

export interface PictureSite {
  /** The media folder, below the site's. */
  readonly folder: string;
  readonly site: Validated<SiteManifest>;
  readonly media: MediaSurvey;
  /** The files that are there, by their URLs. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether all manifests are valid, which say what is a picture where no description does. */
  readonly isWhole: boolean;
}

/** What is wrong with pictures of the content whose files are there or should be. */
export function checkPictures(
  named: readonly NamedPicture[],
  inTexts: readonly TextPicture[],
  at: PictureSite,
): Finding[] {
  const { api, apis = {} } = at.site.value;
  const origins = [api, ...Object.values(apis)].flatMap(({ mediaOrigins = [] }) => mediaOrigins);
  const odd = named
    .filter(({ src }) => !origins.some((origin) => src.startsWith(`${origin}/`)))
    .flatMap((picture) => checkPath(picture, at.folder));
  const unshown = inTexts.filter(({ src }) => isPictureName(src)).flatMap(checkFormat);
  const pictures = named.filter((picture) => isThere(picture, at));
  return [
    ...odd,
    ...unshown,
    ...[...pictures, ...inTexts.filter((picture) => isThere(picture, at))].flatMap((picture) =>
      checkFile(picture, at),
    ),
    ...(at.isWhole ? checkRules(pictures, at) : []),
    ...pictures.flatMap((picture) => checkWidth(picture, at)),
  ];
}

function isThere({ src }: NamedFile, { files }: PictureSite): boolean {
  return kindByName(src) !== undefined && files.has(decodePath(src));
}

function checkFormat({ src, place }: NamedFile): Finding[] {
  if (kindByName(src) !== undefined) return [];
  const message = `"${decodePath(src)}" is no picture that browsers show; save it as one of ${PICTURE_ENDINGS.join(', ')}`;
  return [createFinding('M407', place, message)];
}

function checkPath(picture: NamedPicture, folder: string): Finding[] {
  const { src, place } = picture;
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src)) {
    const message = `"${src}" is of another site, whose pictures these pages do not show; put the file below ${folder} and write ${MEDIA}…`;
    return [createFinding('M407', place, message)];
  }
  if (src.startsWith(MEDIA) || isRelativePath(src)) return checkFormat(picture);
  const message = `"${decodePath(src)}" does not begin with ${MEDIA}, so that no page finds it; put the file below ${folder} and write ${MEDIA}…, or put it beside this text and write its name`;
  return [createFinding('M407', place, message)];
}

/** A file has to be what its name says, and to be one that can be read. */
function checkFile({ src, place }: NamedFile, { files, media }: PictureSite): Finding[] {
  const url = decodePath(src);
  const kind = checkKind({ src, place }, files.get(url) ?? '');
  if (kind.length > 0) return kind;
  const problem = media.problems.get(url);
  if (problem === undefined) return [];
  const isLarge = problem.kind === 'too-large';
  const fix = isLarge ? 'save it with fewer' : 'export it again, or copy it once more';
  return [createFinding(isLarge ? 'M421' : 'M410', place, `"${url}" ${problem.message}; ${fix}`)];
}

/** Servers tell browsers what a file is by its name. */
export function checkKind(
  { src, place }: Pick<NamedFile, 'src' | 'place'>,
  file: string,
): Finding[] {
  const wanted = kindByName(src);
  const { kind } = readHead(file);
  if (kind === wanted) return [];
  const what = kind === undefined ? `no ${wanted}` : `a ${kind} and no ${wanted}`;
  const fix =
    kind === 'HEIC'
      ? 'export it as JPEG: "File > Export" in a Mac’s Photos, or "Settings > Camera > Formats > Most Compatible" for an iPhone’s next pictures'
      : `export it as ${wanted}, or rename it`;
  return [createFinding('M410', place, `"${decodePath(src)}" holds ${what}; ${fix}`)];
}

/** Entries of `images` that no picture follows, and prepared renditions of which some are missing. */
function checkRules(pictures: readonly NamedPicture[], { site, files }: PictureSite): Finding[] {
  const rules = site.value.images ?? [];
  const raster = pictures.filter(({ src }) => isRaster(src));
  const unused = rules.flatMap((rule, index) => {
    const { path } = rule;
    // Where the content has no pictures, they are another backend's, and nobody knows them here.
    if (pictures.length === 0 || raster.some(({ src }) => imageRuleOf(src, rules) === rule))
      return [];
    // Nor is a path wrong below which there are files that only an undescribed field names.
    const isNamed = pictures.some(({ src }) => src.startsWith(path));
    if (!isNamed && [...files.keys()].some((name) => name.startsWith(path))) return [];
    const message = `no picture of the content is found by the path "${path}": none begins so, or an earlier entry has them all; correct or move it`;
    return [createFinding('M408', site.file.placeOf(['images', index, 'path']), message)];
  });
  // The pictures that are meant by such an entry are held against another.
  if (unused.length > 0) return unused;
  return raster
    .filter(({ isLaidOut }) => isLaidOut)
    .flatMap(({ src, place }) => {
      const promised = promisedNames(src, imageRuleOf(src, rules)?.widths ?? []);
      const missing = promised.filter((name) => !files.has(name));
      if (missing.length === 0 || missing.length === promised.length) return [];
      const message = `"${decodePath(src)}" lacks ${missing.join(', ')} beside its other renditions; put it there, or remove those, so that all are made of the picture`;
      return [createFinding('M408', place, message)];
    });
}

/** What is stretched to fill its place is blurred. */
function checkWidth({ src, place, isLaidOut }: NamedPicture, at: PictureSite): Finding[] {
  const [width] = at.media.pictures[decodePath(src)] ?? [];
  if (!isLaidOut || !isRaster(src) || width === undefined) return [];
  const least = Math.min(...(imageRuleOf(src, at.site.value.images ?? [])?.widths ?? USUAL_WIDTHS));
  if (width >= least) return [];
  const message = `"${decodePath(src)}" is ${width} pixels wide, and the smallest place for it takes ${least}; put a larger one there`;
  return [createFinding('M409', place, message)];
}

/** A picture has an alternative text, for readers who cannot see it. */
export function checkAlternatives(pictures: readonly TextPicture[]): Finding[] {
  return pictures.flatMap(({ src, place, isMute }: TextPicture & { readonly place: Place }) => {
    if (!isMute) return [];
    const message = `"${decodePath(src)}" has no words for those who cannot see it; write ![what it shows](…), or <img src="…" alt=""> if it only adorns the text`;
    return [createFinding('M420', place, message)];
  });
}
