import { createFinding } from '../findings/finding.ts';
import type { PartWithSchema } from '../schema/parts-with-schemas.ts';
import { type Fix, replaceBy } from '../text/fix.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';

/** A property under its old name, and the one that it has now. */
export interface OldName {
  readonly path: Path;
  readonly replacedBy: string;
  /** Whether a property of the new name is there, too: then the old one is not read at all. */
  readonly isTaken: boolean;
  readonly fix: Fix;
}

/** Properties that stand under a name which the schema has replaced. */
export function findOldNames(manifest: ManifestFile, parts: readonly PartWithSchema[]): OldName[] {
  return parts.flatMap(({ path, replacedBy }) =>
    replacedBy === undefined ? [] : [describe(manifest, path, replacedBy)],
  );
}

function describe(manifest: ManifestFile, path: Path, replacedBy: string): OldName {
  const isTaken = manifest.rangeOf([...path.slice(0, -1), replacedBy]) !== undefined;
  const fix = isTaken ? ', which is there too; remove the old one' : '; rename it';
  const message = `"${path.at(-1)}" is the old name of "${replacedBy}"${fix}`;
  return {
    path,
    replacedBy,
    isTaken,
    fix: {
      finding: createFinding('M303', manifest.placeOfKey(path), message),
      edits: isTaken ? [] : replaceBy(manifest.rangeOfKey(path), replacedBy),
    },
  };
}
