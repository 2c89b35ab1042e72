import { createHash } from 'node:crypto';
import type { MigratedSite } from '../migrated-site.ts';
import hashes from './engine-hashes.json' with { type: 'json' };

/** The engine's renderers and schemas of version 1, each by its path and with the hash that git gives it. */
const ENGINE_FILES: ReadonlyMap<string, string> = new Map(Object.entries(hashes));

/** Whether the engine had a file at a path. */
export function isEngineFile(file: string): boolean {
  return ENGINE_FILES.has(file);
}

/** The engine's files that a site of version 1 has among its own. */
export function listEngineFiles(draft: MigratedSite, folder: string): string[] {
  return [...ENGINE_FILES.keys()].filter(
    (file) => file.startsWith(`${folder}/`) && draft.read(file) !== undefined,
  );
}

/** Whether a file is as the engine had it, whatever its line ends. */
export function isUnchanged(draft: MigratedSite, file: string): boolean {
  const text = draft.read(file)?.replaceAll('\r\n', '\n') ?? '';
  const bytes = Buffer.from(text);
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return ENGINE_FILES.get(file) === hash;
}
