export { type Compilation, type CompiledSite, compile } from './compile.ts';
export {
  createFinding,
  type Finding,
  hasErrors,
  type Place,
  printFinding,
  sortFindings,
} from './finding.ts';
export { FINDING_CODES, type FindingCode } from './finding-codes.ts';
export type { FindingExample, FindingKind, Severity } from './findings/finding-kind.ts';
export { type FixedManifest, fixManifests } from './fixes/fix-manifests.ts';
export { locatePart } from './locate-part.ts';
export {
  type Change,
  type Migrated,
  type MigratedManifest,
  migrateManifests,
} from './migrations/migrate-manifests.ts';
export { CURRENT_VERSION } from './migrations/versions.ts';
