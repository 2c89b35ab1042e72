import path from 'node:path';
import type { Edit } from 'jsonc-parser';
import { createFinding, type Finding } from '../../findings/finding.ts';
import { placeAt } from '../../text/manifest-file.ts';
import { importsOf, type RelativeImport } from './imports.ts';

/** The renderer API in version 1, which the package `colophon` exports now. */
const RENDERER_API = 'src/react/index.ts';

/** How the imports of a file are to be written at its new place. */
export interface AdjustedImports {
  readonly edits: readonly Edit[];
  /** Imports of what a site no longer has beside its own files. */
  readonly findings: readonly Finding[];
}

/**
 * @param places the new path of each file that moves, by its old one
 */
export function adjustImports(
  file: string,
  text: string,
  places: ReadonlyMap<string, string>,
): AdjustedImports {
  const from = path.posix.dirname(places.get(file) ?? file);
  const edits: Edit[] = [];
  const findings: Finding[] = [];
  for (const found of importsOf(file, text)) {
    const target = places.get(found.target);
    if (target !== undefined) edits.push(...write(found, text, relative(from, target)));
    else if (found.target === RENDERER_API) edits.push(...write(found, text, 'colophon'));
    else findings.push(explain(places.get(file) ?? file, text, found));
  }
  return { edits, findings };
}

function write({ offset, length }: RelativeImport, text: string, content: string): Edit[] {
  const isSo = text.slice(offset, offset + length) === content;
  return isSo ? [] : [{ offset, length, content }];
}

function relative(from: string, to: string): string {
  const relative = path.posix.relative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function explain(file: string, text: string, { offset, target }: RelativeImport): Finding {
  const message = `"${target}" is a file of the engine, which a site has not beside its own; take what "colophon" exports, or write it in the renderer’s folder`;
  return createFinding('M309', placeAt(file, text, offset), message);
}
