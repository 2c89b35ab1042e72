import type {
  PageManifest,
  SectionManifest,
  SiteManifest,
  Theme,
} from '../../../core/manifest/manifest-types.ts';
import { memoize } from '../../../core/memoize.ts';
import type { ManifestFile } from '../text/manifest-file.ts';
import type { ManifestEntry } from './read-manifests.ts';

/** A manifest whose structure the schema has validated, with its place in the repository. */
export interface Validated<Manifest> {
  readonly id: string;
  readonly value: Manifest;
  readonly file: ManifestFile;
}

/** The manifests of a site whose structures are valid, by kind. */
export interface ValidatedManifests {
  readonly site: Validated<SiteManifest> | undefined;
  readonly theme: Validated<Theme> | undefined;
  readonly sections: readonly Validated<SectionManifest>[];
  readonly pages: readonly Validated<PageManifest>[];
}

/** The entries that passed their schemas, by their kinds. */
export function groupByKind(entries: readonly ManifestEntry[]): ValidatedManifests {
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
): Validated<Manifest>[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => asValidated(entry) as Validated<Manifest>);
}

const asValidated = memoize(
  ({ id, manifest }: ManifestEntry): Validated<unknown> => ({
    id,
    value: manifest.value,
    file: manifest,
  }),
);
