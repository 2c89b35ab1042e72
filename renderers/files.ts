import type { BlockFile, BlockFiles, LayoutFile, LayoutFiles } from '../src/react/index.ts';
import { byFolder } from './by-folder.ts';

/** What layouts make of their lists as files, by the names of their folders; for the server alone. */
export const files: LayoutFiles = byFolder(
  import.meta.glob<LayoutFile>('./layouts/*/file.ts', { eager: true, import: 'file' }),
);

/** What blocks make of their pages' items as files, by the names of their folders. */
export const blockFiles: BlockFiles = byFolder(
  import.meta.glob<BlockFile>('./blocks/*/file.ts', { eager: true, import: 'file' }),
);
