import {
  type CellModel,
  ORDER_PARAMETER,
  printOrder,
  readOrder,
  SiteLink,
  type TableOrder,
  useHistoryEntry,
  useText,
} from '../../../src/react/index.ts';
import styles from './table.module.css';

interface ColumnHeadingProps {
  readonly column: CellModel;
  readonly columns: readonly CellModel[];
}

/** The heading of a column; of one that rows can be ordered by, a link that says the next order. */
export function ColumnHeading({ column, columns }: ColumnHeadingProps) {
  const text = useText();
  const { pathname, search } = useHistoryEntry();
  const words = text(column.heading);
  if (!column.sort) {
    return (
      <th scope="col" className={styles.heading}>
        {words}
      </th>
    );
  }
  const query = new URLSearchParams(search);
  const order = readOrder(columns, query);
  const isChosen = order?.column === column.id;
  const next = nextOrder(column.id, isChosen ? order : undefined);
  if (next === undefined) query.delete(ORDER_PARAMETER);
  else query.set(ORDER_PARAMETER, printOrder(next));
  const address = query.size === 0 ? pathname : `${pathname}?${query}`;
  const direction = order?.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={styles.heading}
      data-sort={true}
      aria-sort={isChosen ? direction : undefined}
    >
      <SiteLink to={address} className={styles.order} rel="nofollow" keepsPlace>
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
