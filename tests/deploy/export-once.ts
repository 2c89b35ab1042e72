import path from 'node:path';
import { exportSite } from '../../src/node/export/export-site.ts';

/** The project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The export that the tests serve; what has not changed since the last run is not made again. */
export const EXPORTED = path.join(ROOT, 'node_modules/.cache/export');
/** The URL that the exported pages say is theirs. */
export const ORIGIN = 'https://institute.example';

/** Exports the built site before the tests. */
export async function setup(): Promise<void> {
  await exportSite({
    root: ROOT,
    out: EXPORTED,
    origin: ORIGIN,
    apiOrigin: undefined,
    isCompressed: true,
    log: () => undefined,
  });
}
