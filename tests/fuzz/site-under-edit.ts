import path from 'node:path';
import { type Compilation, compileManifests } from '../../src/node/compiler/compile.ts';
import type { Finding } from '../../src/node/compiler/index.ts';
import { parseManifest } from '../../src/node/compiler/read/parse-manifest.ts';
import { entryOf, readManifests } from '../../src/node/compiler/read/read-manifests.ts';
import { requireSchemas } from '../../src/node/compiler/read/read-schemas.ts';
import { structureValidator } from '../../src/node/compiler/structure/validate-structure.ts';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The manifests of this repository, read once, to be compiled with one of them changed. */
export interface SiteUnderEdit {
  readonly files: readonly {
    readonly file: string;
    readonly value: unknown;
    readonly text: string;
  }[];
  /** What the compiler says of the site with a file of another text. */
  readonly compileWith: (file: string, text: string) => Compilation;
  /** What it says of the file alone, which costs little. */
  readonly validateAlone: (file: string, text: string) => readonly Finding[];
}

export function readSite(): SiteUnderEdit {
  const schemas = requireSchemas(PROJECT);
  const { entries } = readManifests(PROJECT);
  const validate = structureValidator(schemas);
  const parse = (file: string, text: string) => parseManifest(file, Buffer.from(text));
  return {
    files: entries.map(({ manifest: { file, value, text } }) => ({ file, value, text })),
    compileWith(file, text) {
      const { manifest, findings } = parse(file, text);
      const edited = entries.flatMap((entry) => {
        if (entry.manifest.file !== file) return [entry];
        return manifest === undefined ? [] : [entryOf(manifest)];
      });
      return compileManifests(PROJECT, schemas, { entries: edited, findings });
    },
    validateAlone(file, text) {
      const { manifest, findings } = parse(file, text);
      return manifest === undefined
        ? findings
        : [...findings, ...validate(entryOf(manifest).kind, manifest)];
    },
  };
}
