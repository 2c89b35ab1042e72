import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isLink, placeOfLinked } from '../site-folder/index.ts';

/**
 * A folder elsewhere that a link in the media folder leads to, such as that of another part of a
 * repository. Of it pictures and documents alone are served; what lies there is not written for the site.
 */
export interface LinkedFolder {
  /** The link's path below the media folder. */
  readonly name: string;
  /** Where the folder really is. */
  readonly place: string;
}

/** All files and links below a folder; what a link leads to is none of them. */
export function listFilesAndLinks(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFilesAndLinks(path.join(folder, entry.name)) : [entry],
  );
}

/** The links of a media folder that lead to folders outside of it; links in these are not followed. */
export function linkedFolders(media: string): LinkedFolder[] {
  return listFilesAndLinks(media)
    .filter((entry) => entry.isSymbolicLink())
    .flatMap(({ parentPath, name }) => linkedFolder(media, path.join(parentPath, name)) ?? []);
}

/** The linked folder that a name below the media folder leads into; undefined where none is on the way. */
export function linkInPath(media: string, name: string): LinkedFolder | undefined {
  const folders = name.split('/').slice(0, -1);
  const names = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  const link = names.find((folder) => isLink(path.join(media, folder)));
  return link === undefined ? undefined : linkedFolder(media, path.join(media, link));
}

/** The folder that a link leads to; none for one that leads to a file, nowhere, or around the media folder. */
function linkedFolder(media: string, link: string): LinkedFolder | undefined {
  const place = placeOfLinked(link);
  return place === undefined ? undefined : { name: below(media, link), place };
}

/**
 * The name below the media folder of a file that a document names by its path, where that leads into a
 * linked folder from the place where the document really lies.
 *
 * @param text the document's absolute path
 */
export function nameInLinked(
  links: readonly LinkedFolder[],
  text: string,
  written: string,
): string | undefined {
  if (links.length === 0 || !existsSync(text)) return undefined;
  const file = path.join(path.dirname(realpathSync.native(text)), written);
  const link = links.find(({ place }) => file.startsWith(place + path.sep));
  return link && `${link.name}/${below(link.place, file)}`;
}

function below(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
