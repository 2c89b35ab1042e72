import type { Format, Formats } from '../../src/core/index.ts';
import { byFolder } from '../by-folder.ts';

/** Every format by the name of its folder, which is the name that manifests call it. */
export const formats: Formats = byFolder(
  import.meta.glob<Format>('./*/index.ts', { eager: true, import: 'format' }),
);
