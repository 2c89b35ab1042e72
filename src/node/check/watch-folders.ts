import { existsSync, watch } from 'node:fs';
import { awaitFolder } from '../site-folder/index.ts';

/** How long after a change others are waited for, in milliseconds: editors save in several steps. */
const PAUSE = 100;

/**
 * Calls back after something below the folders has changed, once for changes that come together.
 * Folders that are not there are watched once they are; watching ends with the process.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, PAUSE);
  };
  const watchThere = (folder: string): void => {
    const note = (): void => {
      schedule();
      // A folder that goes away while it is watched is a change like another, and may come back.
      if (existsSync(folder)) return;
      watcher.close();
      awaitNew(folder);
    };
    const watcher = watch(folder, { recursive: true }, note).on('error', note);
  };
  const awaitNew = (folder: string): void =>
    awaitFolder(folder, () => {
      watchThere(folder);
      schedule();
    });
  for (const folder of folders) {
    if (existsSync(folder)) watchThere(folder);
    else awaitNew(folder);
  }
}
