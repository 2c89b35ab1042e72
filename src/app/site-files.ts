import { files as own } from 'virtual:site/files';
import { files as engine } from '../../renderers/files.ts';
import type { LayoutFiles } from '../core/discovery/index.ts';

/** What layouts make of their lists as files; one of the site's own goes before the engine's. */
export const files: LayoutFiles = { ...engine, ...own };
