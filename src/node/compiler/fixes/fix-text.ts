import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from 'jsonc-parser';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Finding } from '../findings/finding.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { entryOf, type ManifestEntry } from '../read/read-manifests.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { StructureValidator } from '../structure/validate-structure.ts';
import type { Fix } from '../text/fix.ts';
import { findStyle } from './find-style.ts';
import { readAsMeant } from './read-as-meant.ts';

/** A file's text with all fixed that a machine can fix, and what was fixed. */
export interface FixedText {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/** More steps than a file of a site has mistakes; each step fixes one. */
const MAX_STEPS = 1000;

/**
 * Fixes a manifest's text one finding at a time, each on the text that the one before has left:
 * an object may be moved whose own parts have to move as well.
 */
export function fixText(
  entry: ManifestEntry,
  schemas: Schemas,
  validate: StructureValidator,
): FixedText {
  const fixed: Finding[] = [];
  let current = entry;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = fixFirst(current, schemas, validate);
    if (next === undefined) break;
    fixed.push(next.finding);
    current = next.entry;
  }
  return { text: current.manifest.text, fixed };
}

function fixFirst(
  entry: ManifestEntry,
  schemas: Schemas,
  validate: StructureValidator,
): { readonly finding: Finding; readonly entry: ManifestEntry } | undefined {
  for (const { finding, edits } of findFixes(entry, schemas, validate)) {
    if (edits.length === 0) continue;
    const text = applyEdits(entry.manifest.text, [...edits]);
    const { manifest } = parseManifest(entry.manifest.file, Buffer.from(text));
    if (manifest === undefined) continue;
    const after = entryOf(manifest);
    if (meansTheSame(entry, after, schemas)) return { finding, entry: after };
  }
  return undefined;
}

function findFixes(entry: ManifestEntry, schemas: Schemas, validate: StructureValidator): Fix[] {
  const meant = readAsMeant(entry, schemas);
  const { kind, manifest } = meant.entry;
  const isValid = validate(kind, manifest).length === 0;
  return [...meant.fixes, ...(isValid ? findStyle(meant.entry, schemas) : [])];
}

/** Whether two texts of a manifest say the same, whatever their spelling and order. */
export function meansTheSame(
  before: ManifestEntry,
  after: ManifestEntry,
  schemas: Schemas,
): boolean {
  const meaning = (entry: ManifestEntry) => {
    const { value } = readAsMeant(entry, schemas).entry.manifest;
    return isRecord(value) ? { ...value, $schema: undefined } : value;
  };
  return isDeepStrictEqual(meaning(before), meaning(after));
}
