import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { completeDocument } from '../../../tests/react/complete-document.ts';
import { showLayout, siteAround, words } from '../../../tests/renderers/show.tsx';
import { COLUMNS, column } from '../../../tests/renderers/table-columns.ts';
import { layout } from './index.tsx';
import { type Row, sortRows } from './sort-rows.ts';

const MODEL = { slots: { columns: { kind: 'cells', cells: COLUMNS } } } as const;
const ITEMS = [
  { name: 'Bo', year: 2020 },
  { name: 'An', year: 1999 },
  { name: 'Cy', year: 2005 },
].map(({ name, year }) => ({
  key: name,
  columns: [
    { text: words(name), order: name },
    { text: words(String(year)), order: year },
    { text: words('note'), order: name },
  ],
}));

const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

function showTable(at: string) {
  const page = showLayout(layout, MODEL, ITEMS, at);
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const link = (name: string) => within(heading(name)).getByRole<HTMLAnchorElement>('link');
  return { names: namesIn(page.container), page, heading, link };
}

describe('the order of a table', () => {
  test.each([
    ['/', ['Bo', 'An', 'Cy'], [null, null]],
    ['/?sort=name', ['An', 'Bo', 'Cy'], ['ascending', null]],
    ['/?sort=-name', ['Cy', 'Bo', 'An'], ['descending', null]],
    ['/?sort=-year', ['Bo', 'Cy', 'An'], [null, 'descending']],
    // What no column is, or no reader may choose.
    ['/?sort=nobody', ['Bo', 'An', 'Cy'], [null, null]],
    ['/?sort=note', ['Bo', 'An', 'Cy'], [null, null]],
  ])('is the one that %s names', (at, wanted, marked) => {
    const { names, heading } = showTable(at);
    expect(names).toEqual(wanted);
    expect(['name', 'year'].map((name) => heading(name).getAttribute('aria-sort'))).toEqual(marked);
  });

  test.each([
    ['/?q=x', '/?q=x&sort=name', '/?q=x&sort=year'],
    ['/?sort=year&q=x', '/?sort=name&q=x', '/?sort=-year&q=x'],
    ['/?sort=-year&q=x', '/?sort=name&q=x', '/?q=x'],
    ['/?sort=-year', '/?sort=name', '/'],
  ])('is chosen beside what else %s says', (at, byName, byYear) => {
    const { link } = showTable(at);
    expect([link('name'), link('year')].map((one) => one.getAttribute('href'))).toEqual([
      byName,
      byYear,
    ]);
    // Each order is the same page to who indexes it.
    expect(link('name').rel).toBe('nofollow');
  });

  test('is said to those who listen each time that it has changed, and not before', async () => {
    const { page, link } = showTable('/');
    const said = () => page.getByRole('status').textContent;
    expect(said()).toBe('');
    const heard: (string | null)[] = [];
    for (const name of ['year', 'year', 'year', 'name']) {
      await userEvent.click(link(name));
      heard.push(said());
    }
    expect(heard).toEqual([
      'ui.rowsAscending',
      'ui.rowsDescending',
      'ui.rowsAsListed',
      'ui.rowsAscending',
    ]);
  });

  test('is that of the HTML until it is taken over: an exported page is one file for all orders', async () => {
    completeDocument();
    const table = (at: string) =>
      siteAround(
        <layout.Layout layout={MODEL as unknown as LayoutProps<'table'>['layout']} items={ITEMS} />,
        at,
      );
    const place = document.createElement('div');
    place.innerHTML = renderToString(table('/'));
    document.body.append(place);
    const faults: unknown[] = [];
    const onRecoverableError = (fault: unknown) => void faults.push(fault);
    const root = await act(async () =>
      hydrateRoot(place, table('/?sort=name'), { onRecoverableError }),
    );
    expect(faults).toEqual([]);
    expect(namesIn(place)).toEqual(['An', 'Bo', 'Cy']);
    act(() => root.unmount());
    place.remove();
  });
});

describe('rows', () => {
  const rowsOf = (orders: readonly (string | number | undefined)[]): readonly Row[] =>
    orders.map((order, index) => ({
      key: `${order}:${index}`,
      cells: [order === undefined ? {} : { order }],
    }));
  const sorted = (orders: readonly (string | number | undefined)[], descending: boolean) =>
    sortRows(rowsOf(orders), [column('name')], { column: 'name', descending }, 'en').map(
      ({ key }) => key,
    );

  test('without a value come last either way, as they were', () => {
    const orders = [undefined, 'b', undefined, 'a'];
    expect(sorted(orders, false)).toEqual(['a:3', 'b:1', 'undefined:0', 'undefined:2']);
    expect(sorted(orders, true)).toEqual(['b:1', 'a:3', 'undefined:0', 'undefined:2']);
  });

  test('that are the same stay as they were, either way', () => {
    expect(sorted(['b', 'a', 'b', 'a'], false)).toEqual(['a:1', 'a:3', 'b:0', 'b:2']);
    expect(sorted(['b', 'a', 'b', 'a'], true)).toEqual(['b:0', 'b:2', 'a:1', 'a:3']);
  });

  test('are ordered by numbers as such, below zero and beside texts too', () => {
    expect(sorted([10, -9, 2.5, 0, -10], false)).toEqual(['-10:4', '-9:1', '0:3', '2.5:2', '10:0']);
    expect(sorted([10, 'b', 9, 'a'], false)).toEqual(['9:2', '10:0', 'a:3', 'b:1']);
  });

  test('are those of the list where the order is of no column', () => {
    const rows = rowsOf(['b', 'a']);
    const order = { column: 'nobody', descending: false };
    expect(sortRows(rows, [column('name')], order, 'en')).toBe(rows);
    expect(sortRows(rows, [column('name')], undefined, 'en')).toBe(rows);
  });
});
