import path from 'node:path';
import type { SiteManifest } from '../../core/manifest/manifest-types.ts';
import {
  type CompiledSite,
  createFinding,
  type Finding,
  type Place,
  type Validated,
} from '../compiler/index.ts';
import { kindByName, PICTURE_ENDINGS, readHead } from './picture-kind.ts';

export const MEDIA = '/media/';

/** Where a site's files below `/media/` are. */
export interface MediaPlace {
  readonly root: string;
  /** The folder below the root. */
  readonly folder: string;
}

/** A picture that content or a manifest names, where it does so first. */
export interface NamedPicture {
  readonly src: string;
  readonly place: Place;
  /** Whether a layout shows it, which asks for it in the widths of `images`; blocks do not. */
  readonly isLaidOut: boolean;
}

export interface PictureSite {
  readonly place: MediaPlace;
  readonly site: Validated<SiteManifest>;
  readonly compiled: CompiledSite;
  /** The files below `/media/` by the paths that the site has them under. */
  readonly files: ReadonlySet<string>;
}

/** What is wrong with pictures of the content whose files are there or should be. */
export function checkPictures(named: readonly NamedPicture[], at: PictureSite): Finding[] {
  const origins = at.site.value.api.mediaOrigins ?? [];
  const odd = named
    .filter(({ src }) => !origins.some((origin) => src.startsWith(`${origin}/`)))
    .flatMap((picture) => checkPath(picture, at.place.folder));
  const pictures = named.filter(({ src }) => at.files.has(src) && kindByName(src) !== undefined);
  return [
    ...odd,
    ...pictures.flatMap((picture) => checkKind(picture, at.place)),
    ...checkRenditions(pictures, at),
    ...checkIndex(pictures, at),
  ];
}

function checkPath({ src, place }: NamedPicture, folder: string): Finding[] {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src)) {
    const message = `"${src}" is of another site, whose pictures these pages do not show; put the file below ${folder} and write ${MEDIA}…`;
    return [createFinding('M407', place, message)];
  }
  if (!src.startsWith(MEDIA)) {
    const message = `"${src}" does not begin with ${MEDIA}, so that no page finds it; put the file below ${folder} and write ${MEDIA}…`;
    return [createFinding('M407', place, message)];
  }
  if (kindByName(src) !== undefined) return [];
  const message = `"${src}" is no picture that browsers show; save it as one of ${PICTURE_ENDINGS.join(', ')}`;
  return [createFinding('M407', place, message)];
}

/** A file has to be what its name says: servers tell browsers by the name. */
export function checkKind(
  { src, place }: Pick<NamedPicture, 'src' | 'place'>,
  media: MediaPlace,
): Finding[] {
  const wanted = kindByName(src);
  const { kind } = readHead(fileOf(media, src));
  if (kind === wanted) return [];
  const what = kind === undefined ? `no ${wanted}` : `a ${kind} and no ${wanted}`;
  const message = `"${src}" holds ${what}; export it as ${wanted}, or rename it`;
  return [createFinding('M410', place, message)];
}

export function fileOf({ root, folder }: MediaPlace, src: string): string {
  return path.join(root, folder, src.slice(MEDIA.length));
}

/** Pages ask for a picture in the widths that site.json promises; what is not there stays empty. */
function checkRenditions(
  pictures: readonly NamedPicture[],
  { site, files }: PictureSite,
): Finding[] {
  const rules = site.value.images ?? [];
  const ruled = pictures.map((picture) => ({
    ...picture,
    rule: rules.findIndex(({ path: folder }) => picture.src.startsWith(folder)),
  }));
  const ownOf = (index: number) =>
    ruled.filter(({ rule, src }) => rule === index && !src.endsWith('.svg'));
  const unused = rules.flatMap(({ path: folder }, index) => {
    // Where the content has no pictures, they are another backend's, and nobody knows them here.
    if (ruled.length === 0 || ownOf(index).length > 0) return [];
    // Nor is a path wrong below which there are files that only an undescribed field names.
    const isNamed = ruled.some(({ src }) => src.startsWith(folder));
    if (!isNamed && [...files].some((name) => name.startsWith(folder))) return [];
    const message = `no picture of the content is found by the path "${folder}": none begins so, or an earlier entry has them all; correct or move it`;
    return [createFinding('M408', site.file.placeOf(['images', index, 'path']), message)];
  });
  // The pictures that are meant by such an entry are held against another.
  if (unused.length > 0) return unused;
  return rules.flatMap(({ path: folder, widths }, index) => {
    const shown = ownOf(index).filter(({ isLaidOut }) => isLaidOut);
    const isThere = (name: string) => files.has(name);
    // What no picture has is a slip of the manifest, and not of every picture.
    const unknown = widths.filter(
      (width) => shown.length > 1 && !shown.some(({ src }) => isThere(nameOf(src, width, 'avif'))),
    );
    return [
      ...unknown.map((width) => {
        const message = `no picture below "${folder}" is there in the width ${width}; write a width that they have, or run "npm run draw:media"`;
        const at = ['images', index, 'widths', widths.indexOf(width)];
        return createFinding('M408', site.file.placeOf(at), message);
      }),
      ...shown.flatMap(({ src, place }) => {
        const known = widths.filter((width) => !unknown.includes(width));
        const missing = namesOf(src, known, Math.max(...widths)).filter((name) => !isThere(name));
        if (missing.length === 0) return [];
        const message = `"${src}" lacks ${missing.join(', ')}, which "images" of site.json promises; "npm run draw:media" makes them of it`;
        return [createFinding('M408', place, message)];
      }),
    ];
  });
}

/** The renditions of a picture, as pages name them. */
function namesOf(src: string, widths: readonly number[], widest: number): string[] {
  return [
    ...widths.map((width) => nameOf(src, width, 'avif')),
    ...widths.filter((width) => width !== widest).map((width) => nameOf(src, width, 'webp')),
  ];
}

function nameOf(src: string, width: number, ending: string): string {
  return `${src.replace(/\.[a-z]+$/i, '')}-${width}.${ending}`;
}

/** Without its size, what stands below a picture moves when it comes. */
function checkIndex(pictures: readonly NamedPicture[], { site, compiled }: PictureSite): Finding[] {
  const name = site.value.imageIndex;
  if (name === undefined) return [];
  return pictures
    .filter(({ src }) => !src.endsWith('.svg') && !Object.hasOwn(compiled.pictures, src))
    .map(({ src, place }) => {
      const message = `${name} knows no size of "${src}", so that the page moves when it comes; "npm run draw:media" measures it, or write "width", "height" and "colour"`;
      return createFinding('M409', place, message);
    });
}
