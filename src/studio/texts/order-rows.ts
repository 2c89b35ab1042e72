import type { StudioTextRow } from '../../core/studio/data.ts';
import { printPath } from '../model/json-path.ts';

/**
 * Rows that lack a language first, then in their own order; those of the engine last.
 *
 * @param before the keys of rows in the order in which they are shown by now, which they keep
 */
export function orderRows(
  rows: readonly StudioTextRow[],
  sought: string,
  before: readonly string[] = [],
): StudioTextRow[] {
  const words = sought.trim().toLowerCase();
  const places = new Map(before.map((key, index) => [key, index]));
  const placeOf = (row: StudioTextRow) => places.get(keyOf(row)) ?? before.length;
  const rank = ({ missing, isEngine }: StudioTextRow) =>
    (missing.length > 0 ? 0 : 1) + (isEngine ? 2 : 0);
  return rows
    .filter(({ key = '', texts }) =>
      [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(words)),
    )
    .map((row, index) => ({ row, index }))
    .sort(
      (one, other) =>
        placeOf(one.row) - placeOf(other.row) ||
        rank(one.row) - rank(other.row) ||
        one.index - other.index,
    )
    .map(({ row }) => row);
}

/** Whether a text lacks a language, or is the same in two: it may be still to be translated. */
export function isToTranslate({ missing, untranslated }: StudioTextRow): boolean {
  return missing.length + untranslated.length > 0;
}

/** What a row is known by: its key, or the place of a text that has none. */
export function keyOf({ key, places: [place] }: StudioTextRow): string {
  return key ?? `${place?.file} ${printPath(place?.path ?? [])}`;
}
