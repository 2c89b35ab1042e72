import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import { setValue } from '../../../core/studio/edit-json.ts';
import type { StudioGestures } from '../../../core/studio/gestures.ts';
import type { ManifestEntry } from '../../compiler/index.ts';
import type { DraftedSite } from './drafted-site.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { sortValues } from './sort-values.ts';

/** The pages of a section in the order of its menu. */
export function orderPages(
  site: DraftedSite,
  { section, pages, moved }: StudioGestures['order-pages'],
): GesturePlan {
  const label = `order of ${section}`;
  const entries = pages.map((id) => site.page(id));
  const unknown = pages.filter((_, index) => entries[index] === undefined);
  if (unknown.length > 0) return refused(label, `there is no page ${unknown.join(', ')}`);
  return orderEntries(site, entries.filter(isEntry), { label, moved: pages.indexOf(moved ?? '') });
}

/** The sections in the order of the menu. */
export function orderSections(
  site: DraftedSite,
  { sections, moved }: StudioGestures['order-sections'],
): GesturePlan {
  const label = 'order of the sections';
  const entries = sections.map((route) => site.section(route));
  const unknown = sections.filter((_, index) => entries[index] === undefined);
  if (unknown.length > 0) return refused(label, `there is no section ${unknown.join(', ')}`);
  const place = sections.indexOf(moved ?? '');
  return orderEntries(site, entries.filter(isEntry), { label, moved: place });
}

/** Menus show the highest value first; equals stand by their files' names. Only what has to is written. */
function orderEntries(
  site: DraftedSite,
  entries: readonly ManifestEntry[],
  { label, moved }: { readonly label: string; readonly moved: number },
): GesturePlan {
  const outside = entries.filter(({ manifest }) => !isRecord(readPath(manifest.value, 'menu')));
  if (outside.length > 0) {
    const names = outside.map(({ manifest }) => manifest.file).join(', ');
    return refused(label, `${names} stands in no menu; give it "menu" first`);
  }
  const values = sortValues(
    entries.map((entry) => ({ value: sortValueOf(entry), rank: site.entries.indexOf(entry) })),
    moved,
  );
  for (const [index, value] of values) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const order = site.orderAt(entry, ['menu']);
    site.change(entry.manifest.file, (text) =>
      setValue(text, ['menu', 'sortValue'], value, { order }),
    );
  }
  const coded = entries.filter(
    ({ manifest }) => readPath(manifest.value, 'menu.code') !== undefined,
  );
  const note =
    'Entries with a "code" stand where the server’s navigation puts them, as long as that answers.';
  return { files: site.files, label, notes: coded.length > 0 ? [note] : [] };
}

function sortValueOf({ manifest }: ManifestEntry): number {
  const value = readPath(manifest.value, 'menu.sortValue');
  return typeof value === 'number' ? value : 0;
}

function isEntry(entry: ManifestEntry | undefined): entry is ManifestEntry {
  return entry !== undefined;
}
