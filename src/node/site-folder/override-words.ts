import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRenderers, locate } from './engine-files.ts';

/** A component that builds pages by itself, in place of their view or frame. */
export interface OverrideWords {
  /** Its name, as manifests have it. */
  readonly name: string;
  /** Its folder, below the site's or the engine's. */
  readonly folder: string;
  /** What it does, by the comment above it; empty without one. */
  readonly description: string;
}

/** The comment right above the component. */
const COMMENT =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:default )?(?:async )?(?:function|const) Override\b/;

/** The overrides that pages of a site can name: its own, and the engine's. */
export function readOverrides(root: string): OverrideWords[] {
  return listRenderers(root, 'overrides').flatMap((name) => {
    const folder = `renderers/overrides/${name}`;
    const file = locate(root, path.join(folder, 'index.tsx'));
    if (!existsSync(file)) return [];
    const [, comment = ''] = COMMENT.exec(readFileSync(file, 'utf8')) ?? [];
    const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
    return [{ name, folder, description: lines.join(' ').trim() }];
  });
}
