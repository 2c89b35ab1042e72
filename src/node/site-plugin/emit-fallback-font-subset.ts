import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import type { FontSlice } from '../fonts/index.ts';
import { printFaces } from './theme-css.ts';

/**
 * Adds the stylesheet of the rarer faces to a build, with the files that it names, and returns its
 * address under `base`; an empty one where a site has no such faces.
 */
export function emitRarerFaces(
  context: Rolldown.PluginContext,
  rarer: readonly FontSlice[],
  base: string,
): string {
  if (rarer.length === 0) return '';
  const emit = (name: string, source: string | Uint8Array) =>
    base + context.getFileName(context.emitFile({ type: 'asset', name, source }));
  const css = printFaces(rarer, ({ file }) => emit(path.basename(file), readFileSync(file)));
  return emit('fallback-font-subset.css', css);
}
