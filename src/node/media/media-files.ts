import { statSync } from 'node:fs';
import path from 'node:path';
import { decodePath } from '../../core/mapping/picture-facts.ts';
import type { MediaResolver } from '../content/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { findByName } from './find-by-name.ts';
import {
  type LinkedFolder,
  linkedFolders,
  linkInPath,
  listFilesAndLinks,
  nameInLinked,
} from './linked-folders.ts';
import { isMediaName } from './picture-kind.ts';

/** What the URLs of a site's pictures and files begin with. */
export const MEDIA = '/media/';
/**
 * What the URLs of files beside the content's texts begin with. No file of the media folder has
 * such a URL: its own folder `-` is not served.
 */
export const BESIDE = `${MEDIA}-/`;

/** Where a site's pictures and files lie, as absolute paths. */
export interface MediaFolders {
  readonly media: string;
  readonly content: string;
}

/** A file that an owner has put into the media folder or beside a text. */
export interface MediaFile {
  /** The URL, in which nothing is percent-encoded: `/media/lake.jpg`. */
  readonly url: string;
  /** The absolute path. */
  readonly file: string;
}

/** @param root the site's folder */
export function mediaFoldersOf(root: string): MediaFolders {
  const { media, content } = readSiteFolders(root);
  return { media: path.join(root, media), content: path.join(root, content) };
}

/** All files of a site that are served below `/media/`, but for what is made of them. */
export function listMedia(folders: MediaFolders): MediaFile[] {
  const { media, content } = folders;
  return [
    ...listOwn(media).map((name) => ({
      url: `${MEDIA}${name}`.normalize(),
      file: path.join(media, name),
    })),
    ...listFolder(content, isMediaName)
      .map((name) => path.join(content, name))
      .filter((file) => !isWithin(media, file))
      .map((file) => ({ url: BESIDE + below(content, file).normalize(), file })),
  ];
}

/** The names of a media folder's own files, and of those that links in it lead to. */
function listOwn(media: string): string[] {
  const linked = linkedFolders(media).flatMap(({ name, place }) =>
    listFolder(place, isMediaName).map((file) => `${name}/${file}`),
  );
  return [...listFolder(media, (name) => !name.startsWith('-/')), ...linked].sort();
}

/** Where the file of a URL lies, or would lie; undefined for a URL that none has. */
export function placeOfMedia(folders: MediaFolders, url: string): string | undefined {
  const isBeside = url.startsWith(BESIDE);
  const name = url.slice((isBeside ? BESIDE : MEDIA).length);
  if (name === '' || name.split('/').some((part) => part.startsWith('.'))) return undefined;
  if (!isBeside) {
    const link = linkInPath(folders.media, name);
    if (link === undefined) return findByName(folders.media, name);
    return isMediaName(name) ? findByName(link.place, name.slice(link.name.length + 1)) : undefined;
  }
  const file = findByName(folders.content, name);
  return isMediaName(name) && !isWithin(folders.media, file) ? file : undefined;
}

/** The folder that the file of a URL must really lie in: what else a link leads to is nobody's to see. */
export function folderOfMedia({ media, content }: MediaFolders, url: string): string {
  if (url.startsWith(BESIDE)) return content;
  return linkInPath(media, url.slice(MEDIA.length))?.place ?? media;
}

/**
 * Finds the files that texts name by their paths beside them, or by the URLs of files whose names
 * have spaces or other signs that stand in no URL.
 *
 * @param folder the folder of the texts: the site's content, or the part of it that is an API's
 * @returns a function of the text's path below that folder, and of what it names
 */
export function createMediaResolver(
  folders: MediaFolders,
  folder = folders.content,
): MediaResolver {
  let links: readonly LinkedFolder[] | undefined;
  const urlInLinked = (text: string, name: string) => {
    links ??= linkedFolders(folders.media);
    const found = nameInLinked(links, path.join(folder, text), name);
    return found && MEDIA + found.normalize();
  };
  return (text, written) => {
    if (!isMediaName(written)) return undefined;
    const name = decodePath(written);
    const url = isRelativePath(written)
      ? (urlOf(folders, path.join(folder, path.dirname(text), name)) ?? urlInLinked(text, name))
      : name;
    if (!url?.startsWith(MEDIA)) return undefined;
    const file = placeOfMedia(folders, url);
    return file !== undefined && isFile(file) ? encodeURI(url) : undefined;
  };
}

/** Whether a word is a path that begins at the file in which it stands. */
export function isRelativePath(written: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/#?\\])|[\n\0]/i.test(written);
}

function urlOf({ media, content }: MediaFolders, file: string): string | undefined {
  if (isWithin(media, file)) return MEDIA + below(media, file).normalize();
  return isWithin(content, file) ? BESIDE + below(content, file).normalize() : undefined;
}

/** The names below a folder of the files that are wanted; links to folders are not followed. */
function listFolder(folder: string, isWanted: (name: string) => boolean): string[] {
  return listFilesAndLinks(folder)
    .filter((entry) => entry.isFile() || isFile(path.join(entry.parentPath, entry.name)))
    .map(({ parentPath, name }) => below(folder, path.join(parentPath, name)))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')) && isWanted(name))
    .sort();
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function isWithin(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}

function below(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
