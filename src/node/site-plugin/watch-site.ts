import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isOwnCode, RENDERER_API_FILE } from '../compiler/index.ts';
import { awaitFolder, readSiteFolders } from '../site-folder/index.ts';

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
  readonly folder: string;
  readonly kind: ChangedKind;
}

/** What a site is made of that no module imports. */
function watchedFolders(root: string): readonly WatchedFolder[] {
  const { content, media } = readSiteFolders(root);
  return [
    { folder: 'manifests', kind: 'manifests' },
    { folder: 'schemas', kind: 'content' },
    { folder: 'renderers', kind: 'code' },
    { folder: content, kind: 'content' },
    { folder: media, kind: 'content' },
  ];
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
  const folders = watchedFolders(root).map(({ folder, kind }) => ({
    place: path.join(root, folder) + path.sep,
    kind,
  }));
  const schedule = createPause(onChange);
  for (const folder of folders) {
    if (existsSync(folder.place)) server.watcher.add(folder.place);
    else awaitNew(folder);
  }
  server.watcher.on('all', (event, file) => {
    const within = folders.find(({ place }) => `${file}${path.sep}`.startsWith(place));
    if (within === undefined || (within.kind === 'code' && !isChecked(root, event, file))) return;
    if (event === 'unlinkDir' && `${file}${path.sep}` === within.place) awaitNew(within);
    schedule(within.kind, QUIET);
  });

  function awaitNew(folder: (typeof folders)[number]): void {
    awaitFolder(folder.place, () => {
      server.watcher.add(folder.place);
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
