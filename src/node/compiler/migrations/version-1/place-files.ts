import path from 'node:path';
import type { MigratedSite } from '../migrated-site.ts';
import { isEngineFile } from './engine-hashes.ts';
import { importsOf } from './imports.ts';
import type { Registered } from './read-registry.ts';

/**
 * Where the files of own renderers go: the component into the folder of its name, what it alone imports
 * beside it, and what several import into `renderers/shared/`.
 *
 * @returns the new path of each file, by its old one
 */
export function placeFiles(draft: MigratedSite, own: readonly Registered[]): Map<string, string> {
  const components = new Map(own.map((entry) => [entry.file, `${folderOf(entry)}/index.tsx`]));
  const users = new Map<string, Set<string>>();
  for (const entry of own) {
    for (const file of helpersOf(draft, entry.file)) {
      if (components.has(file)) continue;
      users.set(file, (users.get(file) ?? new Set()).add(folderOf(entry)));
    }
  }
  const places = new Map(components);
  const taken = new Set(components.values());
  for (const [file, [folder = '', ...others]] of users) {
    const home = others.length === 0 ? folder : 'renderers/shared';
    const place = `${home}/${path.posix.basename(file)}`;
    // Of two with one name, the second is called by the folders that it stood in, too.
    const free = taken.has(place) ? `${home}/${file.split('/').slice(1).join('-')}` : place;
    taken.add(free);
    places.set(file, free);
  }
  return places;
}

/** The folder of a renderer in the present version. */
export function folderOf({ kind, name }: Pick<Registered, 'kind' | 'name'>): string {
  return `renderers/${kind}/${name}`;
}

/** The site's own files among the renderers that a file imports, and what those import. */
function helpersOf(draft: MigratedSite, file: string, seen = new Set<string>()): Set<string> {
  for (const { target } of importsOf(file, draft.read(file) ?? '')) {
    const isOwn = target.startsWith('renderers/') && !isEngineFile(target);
    if (!isOwn || seen.has(target) || draft.read(target) === undefined) continue;
    seen.add(target);
    helpersOf(draft, target, seen);
  }
  return seen;
}
