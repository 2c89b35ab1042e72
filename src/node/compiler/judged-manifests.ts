import type {
  PageManifest,
  SectionManifest,
  SiteManifest,
  Theme,
} from '../../core/manifest/manifest-types.ts';
import type { ManifestFile } from './manifest-file.ts';
import type { ManifestEntry } from './read-manifests.ts';

/** A manifest whose shape the schema has judged, with its place in the repository. */
export interface Judged<Manifest> {
  readonly id: string;
  readonly value: Manifest;
  readonly file: ManifestFile;
}

/** The manifests of a site whose shapes are right, by kind. */
export interface JudgedManifests {
  readonly site: Judged<SiteManifest> | undefined;
  readonly theme: Judged<Theme> | undefined;
  readonly sections: readonly Judged<SectionManifest>[];
  readonly pages: readonly Judged<PageManifest>[];
}

/** Sorts the entries that passed their schemas into their kinds. */
export function judge(entries: readonly ManifestEntry[]): JudgedManifests {
  return {
    site: select<SiteManifest>(entries, 'site')[0],
    theme: select<Theme>(entries, 'theme')[0],
    sections: select<SectionManifest>(entries, 'section'),
    pages: select<PageManifest>(entries, 'page'),
  };
}

/** The schema of the kind has proved the type, which TypeScript cannot see. */
function select<Manifest>(
  entries: readonly ManifestEntry[],
  kind: ManifestEntry['kind'],
): Judged<Manifest>[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ id, manifest }) => ({ id, value: manifest.value as Manifest, file: manifest }));
}
