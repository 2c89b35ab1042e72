import type { CellModel, CellValue, TableOrder } from '../../../src/react/index.ts';

/** An item of a table. */
export interface Row {
  readonly key: string;
  readonly cells: readonly CellValue[];
}

/**
 * The rows in the order that the reader has chosen; those without a value come last either sign, and
 * rows that are the same stay as they were.
 *
 * @param tag BCP 47, of the language in whose manner texts are ordered
 */
export function sortRows(
  rows: readonly Row[],
  columns: readonly CellModel[],
  order: TableOrder | undefined,
  tag: string,
): readonly Row[] {
  const place = columns.findIndex(({ id }) => id === order?.column);
  if (order === undefined || place < 0) return rows;
  const collator = new Intl.Collator(tag, { numeric: true });
  const sign = order.descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [a.cells[place]?.order, b.cells[place]?.order];
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined);
    }
    const isOfNumbers = typeof one === 'number' && typeof other === 'number';
    return sign * (isOfNumbers ? one - other : collator.compare(String(one), String(other)));
  });
}
