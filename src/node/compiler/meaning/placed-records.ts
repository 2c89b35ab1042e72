import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed } from './placed-fields.ts';

/** Any object of a manifest. */
export type PlacedRecord = Placed<Readonly<Record<string, unknown>>>;

/**
 * Every object of a page's manifest, the outer ones first, without what stands in "extensions": there,
 * other programs say what they like.
 */
export const placedRecords: (page: PageManifest) => readonly PlacedRecord[] = memoize(
  (page: PageManifest) => {
    const found: PlacedRecord[] = [];
    collect(page, [], found);
    return found;
  },
);

/** Appends to one list: this walks over each value of a site. */
function collect(value: unknown, path: Path, found: PlacedRecord[]): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      if (typeof entry === 'object') collect(entry, [...path, index], found);
    }
  } else if (isRecord(value)) {
    found.push({ value, path });
    for (const [name, entry] of Object.entries(value)) {
      if (name !== 'extensions' && typeof entry === 'object')
        collect(entry, [...path, name], found);
    }
  }
}
