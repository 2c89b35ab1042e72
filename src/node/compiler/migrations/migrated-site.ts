import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type Edit, modify } from 'jsonc-parser';
import type { Place } from '../findings/finding.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { entryOf, type ManifestEntry, readManifests } from '../read/read-manifests.ts';
import { type Path, placeAt } from '../text/manifest-file.ts';

/** What a migration changes in a place: one stretch of a text for another. */
export interface TextChange {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/** A file that a migration writes; its path is below the site's folder, with `/`. */
export interface MigratedFile {
  readonly file: string;
  readonly text: string;
  /** Undefined for a file that was not there, at this path or another. */
  readonly changes: readonly TextChange[] | undefined;
  /** Where it stood, if that was elsewhere. */
  readonly movedFrom: string | undefined;
}

/** A site's folder as it will be: changes are gathered here, and nothing is written. */
export class MigratedSite {
  readonly root: string;
  readonly #written = new Map<string, MigratedFile>();
  readonly #removed = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  /** A file's text as it will be; undefined where there is none. */
  read(file: string): string | undefined {
    const written = this.#written.get(file);
    if (written !== undefined) return written.text;
    const place = path.join(this.root, file);
    if (this.#removed.has(file) || !existsSync(place)) return undefined;
    return readFileSync(place, 'utf8');
  }

  /** The files that stand in a folder itself, as they are on the disk, in order. */
  list(folder: string): string[] {
    const place = path.join(this.root, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`)
      .filter((file) => !this.#removed.has(file))
      .sort();
  }

  /** The paths of all manifests and texts. */
  get manifests(): string[] {
    return readManifests(this.root).entries.map(({ manifest }) => manifest.file);
  }

  /** A manifest as it will be; undefined where it is no JSON. */
  manifest(file: string): ManifestEntry | undefined {
    const text = this.read(file);
    if (text === undefined) return undefined;
    const { manifest } = parseManifest(file, Buffer.from(text));
    return manifest === undefined ? undefined : entryOf(manifest);
  }

  /** Changes stretches of a file's text, which has to be there. */
  edit(file: string, edits: readonly Edit[]): void {
    const text = this.read(file);
    if (text === undefined || edits.length === 0) return;
    const known = this.#written.get(file);
    const isNew = known !== undefined && known.changes === undefined;
    this.#written.set(file, {
      file,
      text: applyEdits(text, [...edits]),
      changes: isNew ? undefined : [...(known?.changes ?? []), ...changesOf(file, text, edits)],
      movedFrom: known?.movedFrom,
    });
  }

  /**
   * Gives a property of a JSON file a value, in the file's own indentation.
   *
   * @param value what it is; undefined takes the property away
   * @param before properties that a new one stands before; it is the last where there are none
   */
  set(file: string, place: Path, value: unknown, before: readonly string[] = []): void {
    const text = this.read(file);
    if (text === undefined) return;
    const getInsertionIndex = (names: string[]) => {
      const index = names.findIndex((name) => before.includes(name));
      return index < 0 ? names.length : index;
    };
    this.edit(file, modify(text, [...place], value, { ...formatOf(text), getInsertionIndex }));
  }

  /** Adds a file, or puts another text in the place of one. */
  write(file: string, text: string): void {
    if (this.read(file) === text) return;
    this.#removed.delete(file);
    this.#written.set(file, { file, text, changes: undefined, movedFrom: undefined });
  }

  /** Gives a file another path. */
  move(from: string, to: string): void {
    const text = this.read(from);
    if (text === undefined) return;
    this.#written.delete(from);
    this.#removed.add(from);
    this.#removed.delete(to);
    this.#written.set(to, { file: to, text, changes: [], movedFrom: from });
  }

  remove(file: string): void {
    this.#written.delete(file);
    this.#removed.add(file);
  }

  /** The files to write, manifests last and site.json the very last: it says that all is done. */
  get files(): MigratedFile[] {
    const order = ({ file }: MigratedFile) =>
      file === 'manifests/site.json' ? 2 : file.startsWith('manifests/') ? 1 : 0;
    return [...this.#written.values()].sort(
      (a, b) => order(a) - order(b) || (a.file < b.file ? -1 : 1),
    );
  }

  /** The files that go, by their path, once all others are written. */
  get removed(): string[] {
    return [...this.#removed].sort();
  }
}

function changesOf(file: string, text: string, edits: readonly Edit[]): TextChange[] {
  return [...edits]
    .sort((a, b) => a.offset - b.offset)
    .map((edit) => {
      const from = text.slice(edit.offset, edit.offset + edit.length);
      const same = sameBeginning(from, edit.content);
      const place = placeAt(file, text, edit.offset + same);
      return { place, from: from.slice(same), to: edit.content.slice(same) };
    });
}

/** How many characters two texts begin with alike, in whole lines: editors of JSON repeat what stands before. */
function sameBeginning(one: string, other: string): number {
  let line = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1) {
    if (one[index] === '\n') line = index + 1;
  }
  return line;
}

/** How a JSON text is indented; nothing is known of one that stands in one line. */
function formatOf(text: string) {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  if (indent === undefined) return {};
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { formattingOptions: { insertSpaces: indent[0] === ' ', tabSize: indent.length, eol } };
}
