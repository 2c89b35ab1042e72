import { parse } from 'jsonc-parser';
import { isRecord } from '../../../../core/mapping/read-path.ts';
import { replaceBy } from '../../fixes/fix.ts';
import { INSTALLED } from '../../read/read-schemas.ts';
import type { SiteDraft } from '../site-draft.ts';
import { listEngineFiles } from './engine-files.ts';

/**
 * Takes the engine's schemas of version 1 out of the site's folder, where they would stand for those of
 * the engine that is installed, and has editors read those.
 */
export function removeEngineSchemas(draft: SiteDraft): void {
  const old = listEngineFiles(draft, 'schemas').filter((file) => isOfVersion1(draft, file));
  if (old.length === 0) return;
  for (const file of old) draft.remove(file);
  for (const file of draft.manifests) nameInstalled(draft, file);
}

/** Schemas of later versions stand at the same paths, and have them as their `$id`. */
function isOfVersion1(draft: SiteDraft, file: string): boolean {
  const schema: unknown = parse(draft.read(file) ?? '');
  return isRecord(schema) && schema.$id === file.slice('schemas/'.length);
}

function nameInstalled(draft: SiteDraft, file: string): void {
  const entry = draft.manifest(file);
  const { value } = entry?.manifest ?? {};
  if (entry === undefined || !isRecord(value)) return;
  const up = '../'.repeat(file.split('/').length - 1);
  const { $schema } = value;
  if (typeof $schema !== 'string' || !$schema.startsWith(`${up}schemas/`)) return;
  const range = entry.manifest.rangeOf(['$schema']);
  draft.edit(file, replaceBy(range, `${up}${INSTALLED}${entry.kind}.schema.json`));
}
