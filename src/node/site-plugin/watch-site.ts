import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ServerOptions, ViteDevServer } from 'vite';
import { isOwnCode, RENDERER_API_FILE } from '../compiler/index.ts';
import { linkedFolders } from '../media/index.ts';
import { awaitFolder, isLink, linkedRenderers, readSiteFolders } from '../site-folder/index.ts';

/** What the server watches at all. */
export const WATCHED = {
  // What is stored there changes nothing that is served, and sandboxes of tests are whole projects.
  ignored: ['**/.cache/**'],
  // A link may lead to all that the machine has. Modules of linked packages are watched where they really are.
  followSymlinks: false,
} satisfies ServerOptions['watch'];

/**
 * Milliseconds without a further change after which files are read: editors write in several steps,
 * and of two events close to each other the watcher passes on the first.
 */
const QUIET = 15;

/**
 * Milliseconds in which the watcher has looked through a folder that is new: it says nothing of what
 * is written there meanwhile.
 */
const FIRST_LOOK = 500;

/**
 * What of a site was changed: its manifests alone; the code of its renderers; content, or what describes
 * it, which the API reads. Of several, the last of them in this order.
 */
export type ChangedKind = 'manifests' | 'code' | 'content';

const KINDS: readonly ChangedKind[] = ['manifests', 'code', 'content'];

interface WatchedFolder {
  /** The folder's path, with a separator behind it. */
  readonly place: string;
  readonly kind: ChangedKind;
}

/** What a site is made of that no module imports. */
function watchedFolders(root: string): readonly WatchedFolder[] {
  const { content, media } = readSiteFolders(root);
  const watched = (folder: string, kind: ChangedKind): WatchedFolder => ({
    place: path.join(root, folder) + path.sep,
    kind,
  });
  return [
    watched('manifests', 'manifests'),
    watched('schemas', 'content'),
    watched('renderers', 'code'),
    watched(content, 'content'),
    watched(media, 'content'),
    // No link is followed but those that a site may have.
    ...linkedRenderers(root).map((folder) => watched(folder, 'code')),
    ...linkedFolders(path.join(root, media)).map(({ name }) =>
      watched(path.join(media, name), 'content'),
    ),
  ];
}

/** Where a folder really is, of which the watcher then speaks. */
function placeToWatch({ place }: WatchedFolder): string {
  return isLink(path.resolve(place)) ? realpathSync.native(place) + path.sep : place;
}

/** The files of a renderer's folder that `check` reads. */
const CHECKED = ['schema.json', 'index.tsx', 'index.ts', 'expect.ts', 'words.json'];

/**
 * What manifests may say follows from folders and schemas, and what is wrong with a renderer from its
 * code; that of the engine's is Vite's own matter.
 */
function isChecked(root: string, event: string, file: string): boolean {
  const place = path.relative(root, file).split(path.sep).join('/');
  return (
    event !== 'change' ||
    place === RENDERER_API_FILE ||
    CHECKED.includes(path.basename(file)) ||
    isOwnCode(root, place)
  );
}

/** Calls back whenever something of the site was changed, once it is written. */
export function watchSite(
  server: ViteDevServer,
  root: string,
  onChange: (kind: ChangedKind) => void,
): void {
  /** What is watched, by where it really is. */
  const watched = new Map<string, WatchedFolder>();
  const schedule = createPause(onChange);
  for (const folder of watchedFolders(root)) {
    if (existsSync(folder.place)) watch(folder);
    else awaitNew(folder);
  }
  server.watcher.on('all', (event, file) => {
    const changed = file + path.sep;
    const [place, within] = [...watched].find(([folder]) => changed.startsWith(folder)) ?? [];
    if (place === undefined || within === undefined) return;
    const named = within.place + file.slice(place.length);
    if (within.kind === 'code' && !isChecked(root, event, named)) return;
    if (event === 'unlinkDir' && changed === place) awaitNew(within);
    schedule(within.kind, QUIET);
  });

  function watch(folder: WatchedFolder): void {
    const place = placeToWatch(folder);
    watched.set(place, folder);
    server.watcher.add(place);
  }

  function awaitNew(folder: WatchedFolder): void {
    awaitFolder(folder.place, () => {
      watch(folder);
      schedule(folder.kind, QUIET);
      setTimeout(() => schedule(folder.kind, QUIET), FIRST_LOOK).unref();
    });
  }
}

/** Calls back with what was changed once nothing has been for some milliseconds. */
export function createPause(
  onPause: (kind: ChangedKind) => void,
): (kind: ChangedKind, milliseconds: number) => void {
  let timer: NodeJS.Timeout | undefined;
  let changed: ChangedKind = 'manifests';
  return (kind, milliseconds) => {
    if (KINDS.indexOf(kind) > KINDS.indexOf(changed)) changed = kind;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = changed;
      changed = 'manifests';
      onPause(all);
    }, milliseconds);
  };
}
