import type { CellModel, SlottedModel } from '../manifest/slot-model.ts';

/** The URL parameter that says by which column the rows of a table are ordered. */
export const ORDER_PARAMETER = 'sort';

/** An order of rows: by a column, up or down. */
export interface TableOrder {
  readonly column: string;
  readonly descending: boolean;
}

/** How a URL names an order: by the column, with a hyphen before it for one that goes down. */
export function printOrder({ column, descending }: TableOrder): string {
  return descending ? `-${column}` : column;
}

/** The order that a URL names, of those that the columns allow; undefined for the list's own. */
export function readOrder(columns: readonly CellModel[], wanted: string): TableOrder | undefined {
  return ordersOf(columns).find((order) => printOrder(order) === wanted);
}

/** All orders that URLs may name for the tables among some layouts. */
export function listOrders(layouts: readonly SlottedModel[]): readonly string[] {
  return layouts.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) =>
      slot?.kind === 'cells' ? ordersOf(slot.cells).map(printOrder) : [],
    ),
  );
}

function ordersOf(columns: readonly CellModel[]): TableOrder[] {
  return columns
    .filter(({ sort }) => sort)
    .flatMap(({ id: column }) => [
      { column, descending: false },
      { column, descending: true },
    ]);
}
