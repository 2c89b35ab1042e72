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

interface WatchedFolder {
  readonly folder: string;
  /** Whether the API reads it. */
  readonly isContent: boolean;
  /** Whether modules are in it, too. */
  readonly isCode?: boolean;
}

/** What a site is made of that no module imports. */
function watchedFolders(root: string): readonly WatchedFolder[] {
  const { content, media } = readSiteFolders(root);
  return [
    { folder: 'manifests', isContent: false },
    { folder: 'schemas', isContent: true },
    { folder: 'renderers', isContent: false, isCode: true },
    { folder: content, isContent: true },
    { folder: media, isContent: true },
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

/**
 * Calls back whenever something of the site was changed, once it is written.
 *
 * @param onChange is called with whether the content, or what describes it, is among it
 */
export function watchSite(
  server: ViteDevServer,
  root: string,
  onChange: (hasNewContent: boolean) => void,
): void {
  const folders = watchedFolders(root).map(({ folder, isContent, isCode = false }) => ({
    place: path.join(root, folder) + path.sep,
    isContent,
    isCode,
  }));
  let timer: NodeJS.Timeout | undefined;
  let hasNewContent = false;
  const schedule = ({ isContent }: Pick<WatchedFolder, 'isContent'>): void => {
    hasNewContent ||= isContent;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const content = hasNewContent;
      hasNewContent = false;
      onChange(content);
    }, QUIET);
  };
  for (const folder of folders) {
    if (existsSync(folder.place)) server.watcher.add(folder.place);
    else awaitNew(folder);
  }
  server.watcher.on('all', (event, file) => {
    const within = folders.find(({ place }) => `${file}${path.sep}`.startsWith(place));
    if (within === undefined || (within.isCode && !isChecked(root, event, file))) return;
    if (event === 'unlinkDir' && `${file}${path.sep}` === within.place) awaitNew(within);
    schedule(within);
  });

  function awaitNew(folder: (typeof folders)[number]): void {
    awaitFolder(folder.place, () => {
      server.watcher.add(folder.place);
      schedule(folder);
      setTimeout(() => schedule(folder), FIRST_LOOK).unref();
    });
  }
}
