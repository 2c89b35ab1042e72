import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { checkVersion } from '../migrations/versions.ts';
import { parseManifest } from '../parse-manifest.ts';
import { entryOf, type ManifestEntry, readManifests } from '../read-manifests.ts';
import { readSchemas } from '../read-schemas.ts';
import { checkCompiled, shapeValidator } from '../validate-shape.ts';
import { mendMeaning } from './mend-meaning.ts';
import { mendSyntax } from './mend-syntax.ts';
import { mendText } from './mend-text.ts';

/** A manifest that a machine can mend: its new text, and what was mended. */
export interface MendedManifest {
  readonly file: string;
  readonly text: string;
  readonly mended: readonly Finding[];
}

/** The manifests of a project that a machine can mend; nothing is written. */
export function mendManifests(root: string): MendedManifest[] {
  const { schemas } = readSchemas(root);
  // Nobody knows what is meant while the schemas do not say.
  if (schemas === undefined || checkCompiled(schemas).length > 0) return [];
  const validate = shapeValidator(schemas);
  const mended = new Map<string, Finding[]>();
  const note = (file: string, findings: readonly Finding[]) =>
    mended.set(file, [...(mended.get(file) ?? []), ...findings]);
  const mendStyle = (entry: ManifestEntry): ManifestEntry => {
    // What an older version calls by an old name may be another thing than today.
    if (checkVersion(entry).length > 0) return entry;
    const fixed = mendText(entry, schemas, validate);
    note(entry.manifest.file, fixed.mended);
    return parse(entry.manifest.file, fixed.text) ?? entry;
  };

  const read = readManifests(root);
  const parsed = [...new Set(read.findings.map(({ file }) => file))].flatMap((file) => {
    const fixed = mendSyntax(file, readText(root, file));
    const entry = fixed && parse(file, fixed.text);
    if (fixed === undefined || entry === undefined) return [];
    note(file, fixed.mended);
    return [entry];
  });
  const styled = [...read.entries, ...parsed].map(mendStyle);
  const meant = mendMeaning(root, schemas, styled);
  for (const finding of meant.mended) note(finding.file, [finding]);
  // A name that was misspelt has its place in the order only now.
  const entries = meant.entries.map((entry, index) =>
    entry === styled[index] ? entry : mendStyle(entry),
  );
  return entries.flatMap(({ manifest: { file, text } }) => {
    const own = mended.get(file) ?? [];
    return own.length === 0 ? [] : [{ file, text, mended: own }];
  });
}

function parse(file: string, text: string): ManifestEntry | undefined {
  const { manifest } = parseManifest(file, Buffer.from(text));
  return manifest && entryOf(manifest);
}

/** A file that cannot be read, or not as UTF-8, holds nothing that could be mended. */
function readText(root: string, file: string): string {
  try {
    const bytes = readFileSync(path.join(root, file));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
