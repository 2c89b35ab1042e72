import path from 'node:path';
import { decodePath } from '../../core/mapping/picture-facts.ts';
import { findMeant } from '../compiler/index.ts';
import { BESIDE, MEDIA, mediaFoldersOf, placeOfMedia } from '../media/index.ts';

/** Says that a file is missing, and what is probably meant. */
export type Explain = (src: string) => string;

/** @param root the site's folder */
export function explainMissing(src: string, root: string, known: Iterable<string>): string {
  const folders = mediaFoldersOf(root);
  const below = (file: string) => path.relative(root, file).split(path.sep).join('/');
  if (!src.startsWith(MEDIA)) {
    return `"${decodePath(src)}" is no file that the site serves; put it below ${below(folders.media)} and write ${MEDIA}…`;
  }
  const name = decodePath(src);
  const within = name.slice(0, name.lastIndexOf('/') + 1);
  const near = [...known].filter((other) => other.startsWith(within));
  // A file beside a text has a URL that the media folder has no place for.
  const file = placeOfMedia(folders, name) ?? path.join(folders.media, name.slice(MEDIA.length));
  return print(name, findMeant(name, near), below(file));
}

/**
 * @param written a relative path
 * @param place the content folder below the site's, and the text's folder below the content's
 */
export function explainMissingBeside(
  written: string,
  { content, beside }: { readonly content: string; readonly beside: string },
  known: Iterable<string>,
): string {
  const name = decodePath(written);
  const urls = [...known];
  const relative = urls
    .filter((url) => url.startsWith(BESIDE))
    .map((url) => path.posix.relative(beside, url.slice(BESIDE.length)));
  const sameName = urls.filter((url) => path.posix.basename(url) === path.posix.basename(name));
  const meant = findMeant(name, relative) ?? (sameName.length === 1 ? sameName.at(0) : undefined);
  return print(name, meant, path.posix.join(content, beside, name));
}

function print(name: string, meant: string | undefined, file: string): string {
  return meant === undefined
    ? `"${name}" is missing; put the file at ${file}`
    : `"${name}" is missing; write "${meant}" if that is meant, or put the file at ${file}`;
}
