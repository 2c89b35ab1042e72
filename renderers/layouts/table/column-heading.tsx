import {
  type CellModel,
  ORDER_PARAMETER,
  printOrder,
  SiteLink,
  type TableOrder,
  useHistoryEntry,
  useText,
} from '../../../src/react/index.ts';
import styles from './table.module.css';

interface ColumnHeadingProps {
  readonly column: CellModel;
  /** The order that the rows have. */
  readonly order: TableOrder | undefined;
  /** Whether its column has numbers alone. */
  readonly isOfNumbers: boolean;
}

/** The heading of a column; of one that rows can be ordered by, a link that says the next order. */
export function ColumnHeading({ column, order, isOfNumbers }: ColumnHeadingProps) {
  const text = useText();
  const { pathname, search } = useHistoryEntry();
  const words = text(column.heading);
  if (!column.sort) {
    return (
      <th scope="col" className={styles.heading} data-number={isOfNumbers || undefined}>
        {words}
      </th>
    );
  }
  const query = new URLSearchParams(search);
  const isChosen = order?.column === column.id;
  const next = nextOrder(column.id, isChosen ? order : undefined);
  if (next === undefined) query.delete(ORDER_PARAMETER);
  else query.set(ORDER_PARAMETER, printOrder(next));
  const url = query.size === 0 ? pathname : `${pathname}?${query}`;
  const direction = order?.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={styles.heading}
      data-sort={true}
      data-number={isOfNumbers || undefined}
      aria-sort={isChosen ? direction : undefined}
    >
      <SiteLink to={url} className={styles.order} rel="nofollow" keepsPlace>
        {words}
      </SiteLink>
    </th>
  );
}

/** Up, then down, then as the list itself is ordered. */
function nextOrder(column: string, order: TableOrder | undefined): TableOrder | undefined {
  if (order === undefined) return { column, descending: false };
  return order.descending ? undefined : { column, descending: true };
}
