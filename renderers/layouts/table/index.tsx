import { useMemo } from 'react';
import {
  type CellModel,
  type CellValue,
  ItemLink,
  type LayoutProps,
  type LayoutRenderer,
  readOrder,
  SlotText,
  useHistoryEntry,
  useLanguageTag,
  useText,
} from '../../../src/react/index.ts';
import { ColumnHeading } from './column-heading.tsx';
import { orderRows } from './order-rows.ts';
import styles from './table.module.css';

/** A table whose rows readers may order by its columns; on phones each row is a list of its cells. */
function Table({ layout: { slots, caption }, items }: LayoutProps<'table'>) {
  const columns = slots.columns.cells;
  const text = useText();
  const tag = useLanguageTag();
  const { search } = useHistoryEntry();
  const rows = useMemo(() => {
    const filled = items.flatMap(({ key, columns: cells }) => (cells ? [{ key, cells }] : []));
    const order = readOrder(columns, new URLSearchParams(search));
    return orderRows(filled, columns, order, tag);
  }, [items, columns, search, tag]);
  return (
    <table className={styles.table}>
      {caption && <caption className={styles.caption}>{text(caption)}</caption>}
      <thead className={styles.head} data-sort={columns.some(({ sort }) => sort)}>
        <tr>
          {columns.map((column) => (
            <ColumnHeading key={column.id} column={column} columns={columns} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row}>
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} cell={cells[index]} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly column: CellModel;
  readonly cell: CellValue | undefined;
  /** Whether it names its row. */
  readonly isFirst: boolean;
}

function Cell({ column, cell, isFirst }: CellProps) {
  const text = useText();
  const value = cell?.text && <SlotText value={cell.text} />;
  const content = cell?.link === undefined ? value : <ItemLink to={cell.link}>{value}</ItemLink>;
  return isFirst ? (
    <th scope="row" className={styles.cell}>
      {content}
    </th>
  ) : (
    <td className={styles.cell} data-heading={text(column.heading)}>
      {content}
    </td>
  );
}

function TableSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'table'> = { Layout: Table, Skeleton: TableSkeleton };
