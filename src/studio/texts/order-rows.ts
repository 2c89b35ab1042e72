import type { StudioTextRow } from '../../core/studio/data.ts';

/** Rows that lack a language first, then in their own order; those of the engine last. */
export function orderRows(rows: readonly StudioTextRow[], sought: string): StudioTextRow[] {
  const words = sought.trim().toLowerCase();
  const rank = ({ missing, isEngine }: StudioTextRow) =>
    (missing.length > 0 ? 0 : 1) + (isEngine ? 2 : 0);
  return rows
    .filter(({ key = '', texts }) =>
      [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(words)),
    )
    .map((row, index) => ({ row, index }))
    .sort((one, other) => rank(one.row) - rank(other.row) || one.index - other.index)
    .map(({ row }) => row);
}
