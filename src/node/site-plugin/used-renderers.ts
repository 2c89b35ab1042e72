import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import { replaceOnce } from '../../core/replace-once.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';

/** The engine's renderers, each kind as a pattern of the files of its folders. */
const REGISTRY = path.join(ENGINE, 'renderers/index.ts').split(path.sep).join('/');
/** The kinds whose scripts or styles come with the first load of every page. */
const KINDS = ['layouts', 'frames', 'blocks', 'overrides'];
/** The frames of pages of one view, which no manifest names. */
const ALWAYS = ['single', 'siblings'];

/** Whether a module is the engine's list of renderers. */
export function isRegistry(file: string): boolean {
  return file === REGISTRY;
}

/**
 * The engine's list of renderers with those alone that the pages of a site use: one that no page shows
 * adds nothing to what any page loads, its styles included.
 *
 * @throws where the list names a kind in another way than this looks for
 */
export function keepUsedRenderers(code: string, pages: CompiledSite['pages']): string {
  const used = [...new Set([...ALWAYS, ...pages.flatMap(namesIn)])].sort();
  return KINDS.reduce((text, kind) => {
    const files = used.map((name) => `'./${kind}/${name}/index.tsx'`);
    return replaceOnce(text, `'./${kind}/*/index.tsx'`, files.join(', '), REGISTRY);
  }, code);
}

/** The types and overrides that a part of a page names; other types are names of no folder. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isRecord(part)) return [];
  const own = [part.type, part.override].filter((name) => typeof name === 'string');
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
