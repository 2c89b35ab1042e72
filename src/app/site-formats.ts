import { formats as own } from 'virtual:site/formats';
import { formats as engine } from '../../renderers/formats/index.ts';
import type { Formats } from '../core/index.ts';

/** Every format that manifests of the site may name; one of its own goes before the engine's. */
export const formats: Formats = { ...engine, ...own };
