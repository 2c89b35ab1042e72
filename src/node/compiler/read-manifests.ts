import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFinding, type Finding } from './finding.ts';
import type { ManifestFile } from './manifest-file.ts';
import { type ParsedManifest, parseManifest } from './parse-manifest.ts';

/** What a file of manifests/ is, which its place says. */
export type ManifestKind = 'site' | 'theme' | 'texts' | 'section' | 'page';

export interface ManifestEntry {
  readonly kind: ManifestKind;
  /** The path below manifests/ without the ending: `people/faculty-fellows`. */
  readonly id: string;
  readonly manifest: ManifestFile;
}

export interface ReadManifests {
  readonly entries: readonly ManifestEntry[];
  readonly findings: readonly Finding[];
}

/** Reads every JSON file below the project's `manifests/`, in a stable order. */
export function readManifests(root: string): ReadManifests {
  const folder = path.join(root, 'manifests');
  const entries: ManifestEntry[] = [];
  const findings: Finding[] = [];
  for (const name of listJsonFiles(folder)) {
    const parsed = readManifest(folder, name);
    findings.push(...parsed.findings);
    if (parsed.manifest === undefined) continue;
    entries.push(entryOf(parsed.manifest));
  }
  return { entries, findings };
}

/** A manifest with what its place below manifests/ says of it. */
export function entryOf(manifest: ManifestFile): ManifestEntry {
  const name = manifest.file.slice('manifests/'.length);
  return { kind: kindOf(name), id: name.slice(0, -'.json'.length), manifest };
}

function readManifest(folder: string, name: string): ParsedManifest {
  const file = `manifests/${name}`;
  try {
    return parseManifest(file, readFileSync(path.join(folder, name)));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    // Only the file system's errors have a code; any other is a fault of the compiler.
    if (typeof reason !== 'string') throw error;
    const finding = createFinding(
      'M009',
      { file, line: 1, column: 1 },
      `the file cannot be read (${reason}); mend or remove it`,
    );
    return { manifest: undefined, findings: [finding] };
  }
}

/** Every JSON file by its path; none where there is no folder, and then site.json is missing. */
function listJsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function kindOf(name: string): ManifestKind {
  if (name === 'site.json') return 'site';
  if (name === 'theme.json') return 'theme';
  if (name.startsWith('texts/')) return 'texts';
  return name.endsWith('/section.json') ? 'section' : 'page';
}
