import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { type ParsedManifest, parseManifest } from './parse-manifest.ts';

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
  for (const name of listFiles(folder)) {
    const meant = nameMeant(name);
    if (meant !== undefined) {
      const place = { file: `manifests/${name}`, line: 1, column: 1 };
      const message = `nobody reads a file of this name; call it manifests/${meant}`;
      findings.push(createFinding('M011', place, message));
    }
    if (meant !== undefined || !name.endsWith('.json')) continue;
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
      `the file cannot be read (${reason}); fix or remove it`,
    );
    return { manifest: undefined, findings: [finding] };
  }
}

/** Every file by its path; none where there is no folder, and then site.json is missing. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Endings that people and editors give to JSON; copies that were put aside are meant to be unread. */
const NEARLY_JSON = /\.(?:json[5cl]?|jsno|jsn|jason)(?:\.(?:txt|json))?$/i;

/** The name that a file has to have to be read as what it is; undefined for one that has it. */
function nameMeant(name: string): string | undefined {
  const base = path.posix.basename(name);
  if (base.startsWith('.') || !NEARLY_JSON.test(base)) return undefined;
  const meant = name
    .replace(NEARLY_JSON, '.json')
    .replace(/\/sections?\.json$/i, '/section.json')
    .replace(/^(?:site|theme)\.json$|^texts\//i, (part) => part.toLowerCase());
  return meant === name ? undefined : meant;
}

function kindOf(name: string): ManifestKind {
  if (name === 'site.json') return 'site';
  if (name === 'theme.json') return 'theme';
  if (name.startsWith('texts/')) return 'texts';
  return name.endsWith('/section.json') ? 'section' : 'page';
}
