import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from '../../core/manifest/manifest-types.ts';

/** A font's file. */
export interface FontSource {
  /** Its absolute path. */
  readonly source: string;
  /** Another text for another file: what is cut from it is made anew. */
  readonly identity: string;
}

/** @throws where a package that a font's path names is not installed */
export function locateFont({ file }: Font, root: string): FontSource {
  const source = createRequire(path.join(root, 'package.json')).resolve(file);
  // A package's file is another one under another version; a site's own may be replaced.
  const changed = file.startsWith('./') ? statSync(source).mtimeMs : 0;
  return { source, identity: `${file} ${changed}` };
}
