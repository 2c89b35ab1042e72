import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './findings/finding.ts';
import { fixMeaning } from './fix-meaning.ts';
import { fixSyntax } from './fixes/fix-syntax.ts';
import { fixText } from './fixes/fix-text.ts';
import { checkVersion } from './migrations/versions.ts';
import { parseManifest } from './read/parse-manifest.ts';
import { entryOf, type ManifestEntry, readManifests } from './read/read-manifests.ts';
import { readSchemas } from './read/read-schemas.ts';
import { checkCompiled, structureValidator } from './structure/validate-structure.ts';

/** A manifest that a machine can fix: its new text, and what was fixed. */
export interface FixedManifest {
  readonly file: string;
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/** The manifests of a project that a machine can fix; nothing is written. */
export function fixManifests(root: string): FixedManifest[] {
  const { schemas } = readSchemas(root);
  // Nobody knows what is meant while the schemas do not say.
  if (schemas === undefined || checkCompiled(schemas).length > 0) return [];
  const validate = structureValidator(schemas);
  const fixed = new Map<string, Finding[]>();
  const note = (file: string, findings: readonly Finding[]) =>
    fixed.set(file, [...(fixed.get(file) ?? []), ...findings]);
  const fixStyle = (entry: ManifestEntry): ManifestEntry => {
    // What an older version calls by an old name may be another thing than today.
    if (checkVersion(entry).length > 0) return entry;
    const styled = fixText(entry, schemas, validate);
    note(entry.manifest.file, styled.fixed);
    return parse(entry.manifest.file, styled.text) ?? entry;
  };

  const read = readManifests(root);
  const parsed = [...new Set(read.findings.map(({ file }) => file))].flatMap((file) => {
    const readable = fixSyntax(file, readText(root, file));
    const entry = readable && parse(file, readable.text);
    if (readable === undefined || entry === undefined) return [];
    note(file, readable.fixed);
    return [entry];
  });
  const styled = [...read.entries, ...parsed].map(fixStyle);
  const meant = fixMeaning(root, schemas, styled);
  for (const finding of meant.fixed) note(finding.file, [finding]);
  // A name that was misspelt has its place in the order only now.
  const entries = meant.entries.map((entry, index) =>
    entry === styled[index] ? entry : fixStyle(entry),
  );
  return entries.flatMap(({ manifest: { file, text } }) => {
    const own = fixed.get(file) ?? [];
    return own.length === 0 ? [] : [{ file, text, fixed: own }];
  });
}

function parse(file: string, text: string): ManifestEntry | undefined {
  const { manifest } = parseManifest(file, Buffer.from(text));
  return manifest && entryOf(manifest);
}

/** A file that cannot be read, or not as UTF-8, holds nothing that could be fixed. */
function readText(root: string, file: string): string {
  try {
    const bytes = readFileSync(path.join(root, file));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
