import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CellValue } from '../../../src/react/index.ts';
import { showLayout, words } from '../../../tests/renderers/show.tsx';
import { COLUMNS, column } from '../../../tests/renderers/table-columns.ts';
import { layout } from './index.tsx';
import { sortRows } from './sort-rows.ts';

const row = (name: string, year: number | undefined, link?: string) => ({
  key: name,
  columns: [
    { text: words(name), order: name, ...(link !== undefined && { link }) },
    year === undefined ? {} : { text: words(String(year)), order: year },
    { text: words('note') },
  ],
});
const ITEMS = [row('Bo', 2020, '/bo'), row('an', undefined), row('Cy', 1999)];

function showTable() {
  const page = showLayout(layout, { slots: { columns: { kind: 'cells', cells: COLUMNS } } }, ITEMS);
  const names = () => page.getAllByRole('rowheader').map(({ textContent }) => textContent);
  return { ...page, names };
}

test('a table has a row for each item, named by its first cell, under the headings', () => {
  const { getAllByRole, getByRole, names } = showTable();
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'name',
    'year',
    'note',
  ]);
  expect(names()).toEqual(['Bo', 'an', 'Cy']);
  expect(getByRole('link', { name: 'Bo' }).getAttribute('href')).toBe('/bo');
});

test('a cell names its heading where the headings are out of sight', () => {
  const { getAllByRole } = showTable();
  const headings = getAllByRole('cell').map((cell) => cell.getAttribute('data-heading'));
  expect(headings.slice(0, 2)).toEqual(['year', 'note']);
});

test('a cell is broken within a word where that is too long for a column, and no other is', () => {
  const long = row('long'.repeat(20), 2020);
  const slots = { columns: { kind: 'cells', cells: COLUMNS } } as const;
  const { getAllByRole } = showLayout(layout, { slots }, [long, row('a '.repeat(40), 2020)]);
  const isBroken = (cell: HTMLElement) => cell.hasAttribute('data-long');
  expect(getAllByRole('rowheader').map(isBroken)).toEqual([true, false]);
  expect(getAllByRole('cell').map(isBroken)).toEqual([false, false, false, false]);
});

test('a column of numbers alone is set at its end, with its heading', () => {
  const item = (amount: number | undefined, mixed: CellValue) => ({
    key: String(amount),
    columns: [
      { text: words('Bo') },
      amount === undefined ? {} : { text: words(String(amount)), isNumber: true as const },
      mixed,
    ],
  });
  const slots = { columns: { kind: 'cells', cells: COLUMNS } } as const;
  const items = [
    item(5, { text: words('5'), isNumber: true }),
    item(undefined, { text: words('-') }),
  ];
  const { getAllByRole } = showLayout(layout, { slots }, items);
  const isAtEnd = (cell: HTMLElement) => cell.hasAttribute('data-number');
  expect(getAllByRole('columnheader').map(isAtEnd)).toEqual([false, true, false]);
  expect(getAllByRole('cell').map(isAtEnd)).toEqual([true, false, true, false]);
});

test('headings order the rows up, down, and as they were, by links that stand in the URL', async () => {
  const { getByRole, names } = showTable();
  const heading = () => getByRole('columnheader', { name: 'year' });
  const press = () => userEvent.click(within(heading()).getByRole('link'));
  expect(heading().hasAttribute('aria-sort')).toBe(false);
  expect(within(heading()).getByRole('link').getAttribute('href')).toBe('/?sort=year');
  await press();
  // A row without a value comes last either way.
  expect(names()).toEqual(['Cy', 'Bo', 'an']);
  expect(getByRole('status').textContent).toBe('ui.rowsAscending');
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  expect(within(heading()).getByRole('link').getAttribute('href')).toBe('/?sort=-year');
  await press();
  expect(names()).toEqual(['Bo', 'Cy', 'an']);
  expect(heading().getAttribute('aria-sort')).toBe('descending');
  await press();
  expect(names()).toEqual(['Bo', 'an', 'Cy']);
  expect(within(getByRole('columnheader', { name: 'note' })).queryByRole('link')).toBeNull();
});

test('texts are ordered in the manner of the language, numbers in them as numbers', () => {
  const rows = ['Zeta', 'Ähre', 'Ade', 'Teil 10', 'Teil 9'].map((name) => ({
    key: name,
    cells: [{ text: words(name), order: name }] satisfies CellValue[],
  }));
  const order = { column: 'name', descending: false };
  const sorted = sortRows(rows, [column('name')], order, 'de').map(({ key }) => key);
  expect(sorted).toEqual(['Ade', 'Ähre', 'Teil 9', 'Teil 10', 'Zeta']);
});
