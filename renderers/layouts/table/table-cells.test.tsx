import { expect, test } from 'vitest';
import type { CellModel, CellValue } from '../../../src/react/index.ts';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const column = (id: string, sort = false): CellModel => ({
  id,
  heading: { en: id },
  text: { ...TITLE_SLOT, field: id },
  link: undefined,
  sort,
});
const html = (text: string) => ({ kind: 'html', html: text }) as const;

/** A table of two columns with one row for each two cells. */
function showCells(rows: readonly (readonly CellValue[])[], more: object = {}, sort = false) {
  const cells = [column('name', sort), column('size')];
  const items = rows.map((columns, index) => ({ key: String(index), columns }));
  return showLayout(layout, { slots: { columns: { kind: 'cells', cells } }, ...more }, items);
}

test.each([
  ['a word of 31 characters', words('x'.repeat(31)), false],
  ['one of 32', words('x'.repeat(32)), true],
  ['one that goes on after a hyphen', words(`${'x'.repeat(31)}-${'y'.repeat(31)}`), false],
  ['two lines', words(`${'x'.repeat(31)}\n${'y'.repeat(31)}`), false],
  ['markup that is long', html(`<a href="/${'x'.repeat(40)}">short</a>`), false],
  ['a long word in markup', html(`<b>${'x'.repeat(20)}</b>${'y'.repeat(20)}`), true],
  ['nothing', undefined, false],
])('whether a cell is broken within a word: with %s', (_, text, isBroken) => {
  const cell = text === undefined ? {} : { text };
  const page = showCells([[{ text: words('One') }, cell]]);
  expect(page.getByRole('cell').hasAttribute('data-long')).toBe(isBroken);
});

test('a column without any value is none of numbers', () => {
  const page = showCells([[{ text: words('One') }, {}]]);
  expect(page.getByRole('columnheader', { name: 'size' }).hasAttribute('data-number')).toBe(false);
  expect(page.getByRole('cell').hasAttribute('data-number')).toBe(false);
});

test('a table is named by its caption, where the manifest has one', () => {
  const named = showCells([], { caption: { en: 'All sizes' } });
  expect(named.getByRole('table', { name: 'All sizes' })).toBeDefined();
  named.unmount();
  expect(showCells([]).container.querySelector('caption')).toBeNull();
});

test.each([true, false])('its headings are to be pressed on phones: %s, as one orders', (sort) => {
  const { container } = showCells([], {}, sort);
  expect(container.querySelector('thead')?.getAttribute('data-sort')).toBe(String(sort));
});

test('a cell leads where the item says, in whichever column it stands', () => {
  const page = showCells([[{ text: words('One') }, { text: words('5'), link: '/five' }]]);
  const links = page.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['5', '/five'],
  ]);
});

test('an item without cells is no row', () => {
  const cells = [column('name')];
  const items = [{ key: '1' }, { key: '2', columns: [{ text: words('One') }] }];
  const page = showLayout(layout, { slots: { columns: { kind: 'cells', cells } } }, items);
  expect(page.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['One']);
});
