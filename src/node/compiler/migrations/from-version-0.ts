import type { Edit } from 'jsonc-parser';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { replaceBy } from '../text/fix.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import type { Migration } from './migration.ts';

/**
 * In version 0, the first draft, a view had `data` where it has `source` now, a source had `url`
 * for `endpoint`, and a layout had `fields` for `item`.
 */
export const fromVersion0: Migration = (draft, entries) => {
  for (const { manifest } of entries) draft.edit(manifest.file, renamed(manifest));
  return [];
};

function renamed(manifest: ManifestFile): Edit[] {
  return viewPaths(manifest.value)
    .flatMap((view) => {
      const layout = [...view, 'layout'];
      const sources = [
        [...view, 'data'],
        [...view, 'source'],
        [...layout, 'siblings', 'source'],
      ];
      return [
        ...rename(manifest, view, 'data', 'source'),
        ...sources.flatMap((source) => rename(manifest, source, 'url', 'endpoint')),
        ...rename(manifest, layout, 'fields', 'item'),
      ];
    })
    .concat(rename(manifest, ['frame', 'titles'], 'url', 'endpoint'));
}

/** Where the views of a page stand: its own, and those of a frame. */
function viewPaths(page: unknown): Path[] {
  const frame = isRecord(page) ? page.frame : undefined;
  const list = (name: string): unknown[] => {
    const entries = isRecord(frame) ? frame[name] : undefined;
    return Array.isArray(entries) ? entries : [];
  };
  return [
    ['view'],
    ['frame', 'view'],
    ...list('tabs').map((_, index) => ['frame', 'tabs', index, 'view']),
    ...list('views').map((_, index) => ['frame', 'views', index, 'view']),
  ];
}

/** Gives a property its new name, unless that is taken: which is meant nobody knows. */
function rename(manifest: ManifestFile, owner: Path, from: string, to: string): Edit[] {
  if (manifest.rangeOf([...owner, to]) !== undefined) return [];
  return replaceBy(manifest.rangeOfKey([...owner, from]), to);
}
