import path from 'node:path';

/** A relative path that code or a stylesheet takes something from. */
export interface RelativeImport {
  /** Where the path stands between its quotes. */
  readonly offset: number;
  readonly length: number;
  /** The file that it leads to, below the site's folder. */
  readonly target: string;
}

/** `from './x.ts'`, `import './x.css'`, `import('./x.ts')`, and `composes: a from './x.css'`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

/** The relative imports of a file. */
export function importsOf(file: string, text: string): RelativeImport[] {
  return [...text.matchAll(IMPORT)].map(({ 0: whole, 2: specifier = '', index }) => ({
    offset: index + whole.length - 1 - specifier.length,
    length: specifier.length,
    target: path.posix.join(path.posix.dirname(file), specifier),
  }));
}
