import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The path of a file below a folder, whichever Unicode form its name has on disk: Macs write `ü` as two
 * characters, and editors as one. Where there is no such file it is the path that is asked for.
 *
 * @param name the path below the folder, with `/`
 */
export function findByName(folder: string, name: string): string {
  const asked = path.join(folder, name);
  if (!NOT_ASCII.test(name) || existsSync(asked)) return asked;
  let place = folder;
  for (const part of name.split('/')) {
    const found = listNames(place).find((other) => other.normalize() === part.normalize());
    if (found === undefined) return asked;
    place = path.join(place, found);
  }
  return place;
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // What is no folder has nothing in it.
    return [];
  }
}
