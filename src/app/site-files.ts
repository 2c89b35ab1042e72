import { files as own, blockFiles as ownBlockFiles } from 'virtual:site/files';
import { files as engine, blockFiles as engineBlockFiles } from '../../renderers/files.ts';
import type { BlockFiles, LayoutFiles } from '../core/discovery/index.ts';

/** What layouts make of their lists as files; one of the site's own goes before the engine's. */
export const files: LayoutFiles = { ...engine, ...own };

/** The same of blocks and their pages' items. */
export const blockFiles: BlockFiles = { ...engineBlockFiles, ...ownBlockFiles };
