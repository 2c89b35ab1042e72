import { expect, test } from 'vitest';
import type { CellModel, SlottedModel } from '../../../src/core/manifest/slot-model.ts';
import { listOrders, printOrder, readOrder } from '../../../src/core/routing/table-orders.ts';
import { words } from '../site-of.ts';

const cell = (id: string, sort: boolean): CellModel => ({
  id,
  heading: words(id),
  text: { kind: 'text', field: id, format: 'text', clamp: undefined, box: false },
  link: undefined,
  sort,
});
const COLUMNS = [cell('name', true), cell('room', false), cell('year', true)];

test.each([
  ['name', { column: 'name', descending: false }],
  ['-year', { column: 'year', descending: true }],
  ['room', undefined],
  ['-room', undefined],
  ['--name', undefined],
  ['', undefined],
])('a URL with the order "%s" names %j', (wanted, order) => {
  expect(readOrder(COLUMNS, wanted)).toEqual(order);
  if (order !== undefined) expect(printOrder(order)).toBe(wanted);
});

test('the orders of some layouts are those of the tables among them', () => {
  const table: SlottedModel = { needs: [], slots: { columns: { kind: 'cells', cells: COLUMNS } } };
  const list: SlottedModel = { needs: [], slots: { title: COLUMNS[0]?.text, none: undefined } };
  expect(listOrders([list, table])).toEqual(['name', '-name', 'year', '-year']);
  expect(listOrders([list])).toEqual([]);
});
