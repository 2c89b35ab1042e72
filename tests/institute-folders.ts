import path from 'node:path';
import { readSiteFolders } from '../src/node/site-folder/index.ts';

/** The folder of this repository, which is the institute's site. */
const ROOT = path.resolve(import.meta.dirname, '..');

/** The institute's content and media, as paths below the repository's folder; `site.json` names them. */
export const FOLDERS = readSiteFolders(ROOT);

/** The institute's content, as a path of the machine. */
export const CONTENT = path.join(ROOT, FOLDERS.content);

/** The folder of all that is the institute's own beside its manifests, below the repository's folder. */
export const DEMO = path.posix.dirname(FOLDERS.content);
