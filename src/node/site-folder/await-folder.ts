import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls back once a folder is there: at once where it is, or else when it has been made. Waiting keeps
 * no process alive. What a watcher of folders says of one that is not there differs by what else it watches.
 */
export function awaitFolder(folder: string, onThere: () => void): void {
  if (existsSync(folder)) {
    onThere();
    return;
  }
  const above = path.dirname(folder);
  awaitFolder(above, () => {
    const watcher = watch(above, look).on('error', again).unref();
    function again(): void {
      watcher.close();
      awaitFolder(folder, onThere);
    }
    function look(): void {
      if (existsSync(folder) || !existsSync(above)) again();
    }
    // It may have been made while the watcher was.
    look();
  });
}
