import { parse } from 'jsonc-parser';
import { isRecord } from '../../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../../findings/finding.ts';
import { GENERATED } from '../../read/read-schemas.ts';
import { replaceBy } from '../../text/fix.ts';
import type { MigratedSite } from '../migrated-site.ts';
import { isUnchanged, listEngineFiles } from './engine-hashes.ts';

/** Schemas that own renderers were entered in; these are taken over. */
const REGISTERED = ['block', 'common', 'view'].map((name) => `schemas/${name}.schema.json`);

/**
 * Takes the engine's schemas of version 1 out of the site's folder, where they would stand for those of
 * the engine that is installed, and has editors read those.
 */
export function removeEngineSchemas(draft: MigratedSite): Finding[] {
  const old = listEngineFiles(draft, 'schemas').filter((file) => isOfVersion1(draft, file));
  const findings = old.flatMap((file) => removeSchema(draft, file));
  const isEngine = draft.list('schemas').some((file) => file.endsWith('.schema.json'));
  if (!isEngine) for (const file of draft.manifests) nameGenerated(draft, file);
  return findings;
}

/** One that says what the engine's did not is put aside, not lost. */
function removeSchema(draft: MigratedSite, file: string): Finding[] {
  if (REGISTERED.includes(file) || isUnchanged(draft, file)) {
    draft.remove(file);
    return [];
  }
  const aside = file.replace('schemas/', 'schemas/version-1/');
  draft.move(file, aside);
  const message = `the engine’s schema was changed, and stood at ${file}; manifests are validated by that of the installed engine, so use what that has, and remove this file`;
  return [createFinding('M309', { file: aside, line: 1, column: 1 }, message)];
}

/** Schemas of later versions stand at the same paths, and have them as their `$id`. */
function isOfVersion1(draft: MigratedSite, file: string): boolean {
  const schema: unknown = parse(draft.read(file) ?? '');
  return isRecord(schema) && schema.$id === file.slice('schemas/'.length);
}

function nameGenerated(draft: MigratedSite, file: string): void {
  const entry = draft.manifest(file);
  const { value } = entry?.manifest ?? {};
  if (entry === undefined || !isRecord(value)) return;
  const up = '../'.repeat(file.split('/').length - 1);
  const { $schema } = value;
  if (typeof $schema !== 'string' || !$schema.startsWith(`${up}schemas/`)) return;
  const range = entry.manifest.rangeOf(['$schema']);
  draft.edit(file, replaceBy(range, `${up}${GENERATED}${entry.kind}.schema.json`));
}
