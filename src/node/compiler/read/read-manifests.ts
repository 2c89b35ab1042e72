import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listEntries } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { ManifestKind } from '../schema/manifest-kinds.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import { DiskCache } from './disk-cache.ts';
import { parseManifest } from './parse-manifest.ts';

export interface ManifestEntry {
  readonly kind: ManifestKind;
  /** The path below manifests/ without the ending: `people/faculty-fellows`. */
  readonly id: string;
  readonly manifest: ManifestFile;
}

export interface ReadManifests {
  readonly entries: readonly ManifestEntry[];
  /** Overrides that a draft adds, and that no page can be rendered by before they are files. */
  readonly draftOverrides?: readonly string[];
  readonly findings: readonly Finding[];
}

/** What files of a site would be, by their paths below its folder; null for one that would be removed. */
export type Draft = ReadonlyMap<string, string | null>;

/**
 * Reads every JSON file below the project's `manifests/`, in a stable order.
 *
 * @param draft what is read in place of files on disk
 */
export function readManifests(root: string, draft?: Draft): ReadManifests {
  return new ManifestReader(root, draft).read();
}

/**
 * Reads a site's manifests again and again, as while it is edited. A file whose content is the same is
 * the same entry, so that what was made of it serves once more.
 */
export class ManifestReader {
  /** What is read in place of files on disk. */
  draft: Draft;
  /** What else was made of the site's files. */
  readonly disk = new DiskCache();
  readonly #folder: string;
  readonly #cache = new Map<string, ReadFile>();
  #onDisk: ReadonlyMap<string, Uint8Array | Finding> | undefined;

  /** @param root the site's folder */
  constructor(root: string, draft: Draft = new Map()) {
    this.#folder = path.join(root, 'manifests');
    this.draft = draft;
  }

  /** Has everything on disk read anew. */
  forgetDisk(): void {
    this.#onDisk = undefined;
    this.disk.forget();
  }

  /** Has the manifests on disk read anew, and nothing else. */
  forgetManifests(): void {
    this.#onDisk = undefined;
  }

  /** All manifests as they are, the draft's among them. */
  read(): ReadManifests {
    this.#onDisk ??= readFolder(this.#folder);
    const contents = new Map<string, Uint8Array | Finding | string>(this.#onDisk);
    for (const [file, text] of this.draft) {
      if (!file.startsWith(FOLDER)) continue;
      if (text === null) contents.delete(file.slice(FOLDER.length));
      else contents.set(file.slice(FOLDER.length), text);
    }
    const names = [...contents.keys()].sort();
    for (const name of this.#cache.keys()) if (!contents.has(name)) this.#cache.delete(name);
    const files = names.map((name) => this.#readFile(name, contents.get(name) ?? ''));
    return {
      entries: files.flatMap(({ entry }) => entry ?? []),
      findings: files.flatMap(({ findings }) => findings),
      draftOverrides: [...this.draft].flatMap(([file, text]) => {
        const name = OVERRIDE.exec(file)?.[1];
        return name === undefined || text === null ? [] : [name];
      }),
    };
  }

  #readFile(name: string, content: Uint8Array | Finding | string): ReadFile {
    const last = this.#cache.get(name);
    if (last !== undefined && isSame(last.content, content)) return last;
    const read = { content, ...readFile(name, content) };
    this.#cache.set(name, read);
    return read;
  }
}

const FOLDER = 'manifests/';
/** The component of an override. */
const OVERRIDE = /^renderers\/overrides\/([^/]+)\/index\.tsx$/;

/** A file of manifests/ as it was read last. */
interface ReadFile {
  readonly content: Uint8Array | Finding | string;
  /** Undefined for one that is no manifest. */
  readonly entry: ManifestEntry | undefined;
  readonly findings: readonly Finding[];
}

function isSame(before: ReadFile['content'], after: ReadFile['content']): boolean {
  if (before === after) return true;
  return (
    before instanceof Uint8Array &&
    after instanceof Uint8Array &&
    Buffer.compare(before, after) === 0
  );
}

function readFile(name: string, content: ReadFile['content']): Omit<ReadFile, 'content'> {
  const file = `${FOLDER}${name}`;
  const meant = nameMeant(name);
  if (meant !== undefined) {
    const message = `nobody reads a file of this name; call it manifests/${meant}`;
    const finding = createFinding('M011', { file, line: 1, column: 1 }, message);
    return { entry: undefined, findings: [finding] };
  }
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    return { entry: undefined, findings: [content] };
  }
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { manifest, findings } = parseManifest(file, bytes);
  return { entry: manifest && entryOf(manifest), findings };
}

/** The manifests on disk, and files whose names are nearly theirs, by their paths below the folder. */
function readFolder(folder: string): Map<string, Uint8Array | Finding> {
  return new Map(
    listEntries(folder)
      .filter((name) => name.endsWith('.json') || nameMeant(name) !== undefined)
      .map((name) => [name, readBytes(folder, name)]),
  );
}

/** A manifest with what its place below manifests/ says of it. */
export function entryOf(manifest: ManifestFile): ManifestEntry {
  const name = manifest.file.slice('manifests/'.length);
  return { kind: kindOf(name), id: name.slice(0, -'.json'.length), manifest };
}

function readBytes(folder: string, name: string): Uint8Array | Finding {
  // What is called otherwise is a finding, whatever it holds.
  if (nameMeant(name) !== undefined) return new Uint8Array();
  try {
    return readFileSync(path.join(folder, name));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    // Only the file system's errors have a code; any other is a fault of the compiler.
    if (typeof reason !== 'string') throw error;
    const message = `the file cannot be read (${reason}); fix or remove it`;
    return createFinding('M009', { file: `${FOLDER}${name}`, line: 1, column: 1 }, message);
  }
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
