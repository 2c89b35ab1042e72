import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import type { ManifestFile } from './manifest-file.ts';
import { parseManifest } from './parse-manifest.ts';

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
    const bytes = readFileSync(path.join(folder, name));
    const parsed = parseManifest(`manifests/${name}`, bytes);
    findings.push(...parsed.findings);
    if (parsed.manifest === undefined) continue;
    entries.push({
      kind: kindOf(name),
      id: name.slice(0, -'.json'.length),
      manifest: parsed.manifest,
    });
  }
  return { entries, findings };
}

function listJsonFiles(folder: string): string[] {
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
