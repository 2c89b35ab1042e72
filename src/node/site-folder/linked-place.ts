import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a path itself is a link, and not what one leads to. */
export function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/**
 * Where the folder really is that a link leads to; undefined where it leads to a file, to nothing, or to a
 * folder in which the link itself stands, such as `/`: whoever followed that would come back to it.
 */
export function placeOfLinked(link: string): string | undefined {
  if (!isFolder(link)) return undefined;
  const place = realpathSync.native(link);
  const around = realpathSync.native(path.dirname(link)) + path.sep;
  return around.startsWith(place.endsWith(path.sep) ? place : place + path.sep) ? undefined : place;
}

/** A link may also lead to itself, which is an error. */
function isFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    return false;
  }
}
