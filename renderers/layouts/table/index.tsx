import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type CellModel,
  type CellValue,
  ItemLink,
  type LayoutProps,
  type LayoutRenderer,
  ORDER_PARAMETER,
  readOrder,
  SlotText,
  type TableOrder,
  type TextValue,
  useClientValue,
  useHistoryEntry,
  useLanguageTag,
  useText,
  useUiText,
} from '../../../src/react/index.ts';
import { ColumnHeading } from './column-heading.tsx';
import { type Row, sortRows } from './sort-rows.ts';
import styles from './table.module.css';

/** A word that is too long for a column among others. */
const LONG_WORD = /[^\s-]{32}/u;

/** A table whose rows readers may order by its columns; on phones each row is a list of its cells. */
function Table({ layout: { slots, caption }, items }: LayoutProps<'table'>) {
  const columns = slots.columns.cells;
  const text = useText();
  const ui = useUiText();
  const tag = useLanguageTag();
  const wanted = useWantedOrder();
  const order = useMemo(() => readOrder(columns, wanted), [columns, wanted]);
  const rows = useMemo(() => {
    const filled = items.flatMap(({ key, columns: cells }) => (cells ? [{ key, cells }] : []));
    return sortRows(filled, columns, order, tag);
  }, [items, columns, order, tag]);
  const numbers = useMemo(() => columnsOfNumbers(rows, columns.length), [rows, columns]);
  return (
    <>
      <table className={styles.table} data-order={wanted}>
        {caption && <caption className={styles.caption}>{text(caption)}</caption>}
        <thead className={styles.head} data-sort={columns.some(({ sort }) => sort)}>
          <tr data-words={ui('ui.orderRows')}>
            {columns.map((column, index) => (
              <ColumnHeading
                key={column.id}
                column={column}
                order={order}
                isOfNumbers={numbers.has(index)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className={styles.row}>
              {columns.map((column, index) => (
                <Cell
                  key={column.id}
                  column={column}
                  cell={cells[index]}
                  isFirst={index === 0}
                  isOfNumbers={numbers.has(index)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SaidOrder columns={columns} order={order} />
    </>
  );
}

/** The places of the columns that have numbers alone, which are read from their ends. */
function columnsOfNumbers(rows: readonly Row[], count: number): ReadonlySet<number> {
  const isOfNumbers = (place: number) => {
    const filled = rows.flatMap(({ cells }) => cells[place] ?? []).filter(({ text }) => text);
    return filled.length > 0 && filled.every(({ isNumber }) => isNumber);
  };
  return new Set(Array.from({ length: count }, (_, place) => place).filter(isOfNumbers));
}

interface SaidOrderProps {
  readonly columns: readonly CellModel[];
  readonly order: TableOrder | undefined;
}

/** Announces to screen readers how the rows are ordered, once that has changed. */
function SaidOrder({ columns, order }: SaidOrderProps) {
  const ui = useUiText();
  const text = useText();
  const before = useRef(order);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (before.current === order) return;
    before.current = order;
    const heading = columns.find(({ id }) => id === order?.column)?.heading;
    const column = heading === undefined ? '' : text(heading);
    if (order === undefined) setWords(ui('ui.rowsAsListed'));
    else setWords(ui(order.descending ? 'ui.rowsDescending' : 'ui.rowsAscending', { column }));
  }, [columns, order, text, ui]);
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}

/**
 * The order that the URL asks for. While the HTML is taken over it is the one that the rows have
 * there: an exported page is the same file for all orders.
 */
function useWantedOrder(): string {
  const { search } = useHistoryEntry();
  const asked = new URLSearchParams(search).get(ORDER_PARAMETER) ?? '';
  const inHtml = () =>
    typeof document === 'undefined'
      ? asked
      : (document.querySelector('[data-order]')?.getAttribute('data-order') ?? asked);
  return useClientValue(() => asked, inHtml);
}

interface CellProps {
  readonly column: CellModel;
  readonly cell: CellValue | undefined;
  /** Whether it names its row. */
  readonly isFirst: boolean;
  readonly isOfNumbers: boolean;
}

function Cell({ column, cell, isFirst, isOfNumbers }: CellProps) {
  const text = useText();
  const value = cell?.text && <SlotText value={cell.text} />;
  const content = cell?.link === undefined ? value : <ItemLink to={cell.link}>{value}</ItemLink>;
  const isLong = hasLongWord(cell?.text) || undefined;
  return isFirst ? (
    <th scope="row" className={styles.cell} data-long={isLong}>
      {content}
    </th>
  ) : (
    <td
      className={styles.cell}
      data-long={isLong}
      data-number={isOfNumbers || undefined}
      data-heading={text(column.heading)}
    >
      {content}
    </td>
  );
}

/** Whether a cell has to be broken within a word; elsewhere a column is as wide as its longest one. */
function hasLongWord(value: TextValue | undefined): boolean {
  if (value === undefined) return false;
  return LONG_WORD.test(value.kind === 'html' ? value.html.replace(/<[^>]*>/g, '') : value.text);
}

function TableSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'table'> = { Layout: Table, Skeleton: TableSkeleton };
