import path from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Milliseconds without a further change after which files are read: editors write in several steps,
 * and of two events close to each other the watcher passes on the first.
 */
const QUIET = 15;

/** What a site is made of that no module imports, and whether it is read by the API alone. */
const FOLDERS = [
  { folder: 'manifests', isContent: false },
  { folder: 'schemas', isContent: true },
  { folder: 'renderers', isContent: false },
  { folder: 'src/demo/content', isContent: true },
] as const;

/**
 * Calls back whenever something of the site was changed, once it is written.
 *
 * @param onChange is told whether the content, or what describes it, is among it
 */
export function watchSite(
  server: ViteDevServer,
  root: string,
  onChange: (hasNewContent: boolean) => void,
): void {
  const folders = FOLDERS.map(({ folder, isContent }) => ({
    place: path.join(root, folder) + path.sep,
    isContent,
  }));
  server.watcher.add(folders.map(({ place }) => place));
  let timer: NodeJS.Timeout | undefined;
  let hasNewContent = false;
  server.watcher.on('all', (_event, file) => {
    const within = folders.find(({ place }) => `${file}${path.sep}`.startsWith(place));
    if (within === undefined) return;
    hasNewContent ||= within.isContent;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const content = hasNewContent;
      hasNewContent = false;
      onChange(content);
    }, QUIET);
  });
}
