import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { JsonPath } from '../../../core/studio/data.ts';
import {
  type ManifestEntry,
  type PartWithSchema,
  partsWithSchemas,
  requireSchemas,
  type Schemas,
} from '../../compiler/index.ts';
import type { EditedSite } from '../edited-site.ts';

/** The manifests of a draft, as gestures read and change them. */
export class DraftedSite {
  readonly edited: EditedSite;
  readonly root: string;
  readonly schemas: Schemas;
  readonly entries: readonly ManifestEntry[];
  /** What has been changed so far. */
  readonly files: Record<string, string | null> = {};

  constructor(edited: EditedSite) {
    this.edited = edited;
    this.root = edited.site.root;
    this.schemas = requireSchemas(this.root);
    this.entries = edited.site.reader.read().entries;
  }

  /** The codes of the site's languages. */
  get languages(): string[] {
    const languages = readPath(this.valueOf('manifests/site.json'), 'languages');
    return (Array.isArray(languages) ? languages : []).flatMap((language) =>
      isRecord(language) && typeof language.code === 'string' ? [language.code] : [],
    );
  }

  page(id: string): ManifestEntry | undefined {
    return this.entries.find((entry) => entry.kind === 'page' && entry.id === id);
  }

  section(route: string): ManifestEntry | undefined {
    return this.entries.find((entry) => entry.kind === 'section' && routeOf(entry) === route);
  }

  /** The pages in the folder of a section. */
  pagesOf(section: ManifestEntry): ManifestEntry[] {
    const folder = folderOf(section.manifest.file);
    return this.entries.filter(
      ({ kind, manifest }) => kind === 'page' && folderOf(manifest.file) === folder,
    );
  }

  /** The pages of a list's items: those that lead back to it, and have a parameter more. */
  detailsOf(list: ManifestEntry): ManifestEntry[] {
    const route = routeOf(list);
    const table = this.edited.site.compiled()?.table.routes ?? [];
    const ids = table.filter(({ parent }) => parent === route).map(({ id }) => id);
    return this.entries.filter(
      (entry) => entry.kind === 'page' && ids.includes(entry.id) && routeOf(entry).includes(':'),
    );
  }

  /** The parts of a manifest with what the schemas say of them. */
  partsOf({ kind, manifest }: ManifestEntry): readonly PartWithSchema[] {
    return partsWithSchemas(kind, manifest.value, this.schemas);
  }

  /** A file's text with the changes so far; undefined where there is none. */
  textOf(file: string): string | undefined {
    const own = this.files[file];
    return own === undefined ? (this.edited.textOf(file) ?? undefined) : (own ?? undefined);
  }

  /** Whether there is a file, with the changes so far. */
  has(file: string): boolean {
    return this.textOf(file) !== undefined;
  }

  /** Changes the text of a file that is there. */
  change(file: string, edit: (text: string) => string): void {
    const text = this.textOf(file);
    if (text !== undefined) this.files[file] = edit(text);
  }

  valueOf(file: string): unknown {
    return this.entries.find(({ manifest }) => manifest.file === file)?.manifest.value;
  }

  /** The names of a manifest's properties in their order, for the object at a path. */
  orderAt(entry: ManifestEntry, path: JsonPath): string[] {
    const key = JSON.stringify(path);
    const part = this.partsOf(entry).find((candidate) => JSON.stringify(candidate.path) === key);
    return isRecord(part?.schema.properties) ? Object.keys(part.schema.properties) : [];
  }
}

/** The route of a page or a section; empty where it says none. */
export function routeOf({ manifest }: ManifestEntry): string {
  return String(readPath(manifest.value, 'route') ?? '');
}

/** `manifests/people` of a file in it. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
