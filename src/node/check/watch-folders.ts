import { existsSync, watch } from 'node:fs';

/** How long after a change others are waited for, in milliseconds: editors save in several steps. */
const PAUSE = 100;

/**
 * Calls back after something below the folders has changed, once for changes that come together.
 * Folders that are not there are passed over; watching ends with the process.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, PAUSE);
  };
  for (const folder of folders.filter((name) => existsSync(name))) {
    // A folder that goes away while it is watched is a change like another.
    watch(folder, { recursive: true }, schedule).on('error', schedule);
  }
}
