import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { CellModel } from '../../../src/core/manifest/slot-model.ts';
import { mapCells } from '../../../src/core/mapping/map-cells.ts';

/** What rows are ordered by, of values that a format shows. */
function ordersOf(
  values: readonly unknown[],
  { format = 'date-time', timeZone }: { format?: string; timeZone?: string } = {},
) {
  const context = {
    language: 'en',
    locale: 'en',
    timeZone,
    sanitize: (html: string) => html,
    formats,
  };
  const text = {
    kind: 'text',
    field: 'at',
    format,
    options: {},
    clamp: undefined,
    box: false,
  } as const;
  const cell = { id: 'at', heading: { en: 'At' }, text, link: undefined, sort: true };
  return values.map(
    (at) => mapCells({ kind: 'cells', cells: [cell] }, { at }, context)?.[0]?.order ?? NaN,
  );
}

const isRising = (orders: readonly (string | number)[]) =>
  orders.every((order, index) => index === 0 || Number(orders[index - 1]) < Number(order));

test.each([
  ['with slashes and dashes', ['2026/02/01', '2026-02-02', '2026/02/03'], undefined],
  ['with a blank and a T before the hour', ['2026-02-01T09:00', '2026-02-01 10:00'], undefined],
  ['a day and the times on it', ['2026-02-01', '2026-02-01T09:00', '2026-02-02'], undefined],
  ['with seconds', ['2026-02-01T09:00:01Z', '2026-02-01T09:00:02Z'], undefined],
  ['of other offsets', ['2026-02-02T01:00+08:00', '2026-02-01T23:00-05:00'], undefined],
  [
    'of other offsets, and none, in the site’s time zone',
    ['2026-02-02T01:00+08:00', '2026-02-02T02:00', '2026-02-01T23:00-05:00'],
    'Asia/Shanghai',
  ],
])('cells that show dates are ordered by time: %s', (_, values, timeZone) => {
  expect(isRising(ordersOf(values, timeZone === undefined ? {} : { timeZone }))).toBe(true);
});

test('a date that is shown as a text is ordered as that text, beside years', () => {
  expect(ordersOf(['2019', '2019-03-01'], { format: 'text' })).toEqual([2019, '2019-03-01']);
});

test('numbers are ordered by what they count, others by the words that are shown', () => {
  expect(ordersOf(['12.5', 'An'], { format: 'text' })).toEqual([12.5, 'An']);
});

describe('a row of a table', () => {
  const context = { language: 'en', locale: 'en', sanitize: (html: string) => html, formats };
  const cell = (field: string, more: Partial<CellModel> = {}): CellModel => ({
    id: field,
    heading: { en: field },
    text: { kind: 'text', field, format: 'text', clamp: undefined, box: false },
    link: undefined,
    sort: false,
    ...more,
  });
  const row = (cells: readonly CellModel[], entity: object) =>
    mapCells({ kind: 'cells', cells }, entity, context);
  const link = { kind: 'link', from: 'template', template: '/people/{id}' } as const;

  test('has a cell for each column, empty ones without anything', () => {
    const cells = [cell('name', { link, sort: true }), cell('note', { link, sort: true })];
    expect(row(cells, { id: 'an', name: 'An' })).toStrictEqual([
      { text: { kind: 'plain', text: 'An' }, link: '/people/an', order: 'An' },
      {},
    ]);
    expect(row(cells, { name: 'An', note: null })).toStrictEqual([
      { text: { kind: 'plain', text: 'An' }, order: 'An' },
      {},
    ]);
  });

  test('marks numbers, and has no order where readers cannot ask for one', () => {
    const plain = (text: string) => ({ kind: 'plain', text });
    expect(row([cell('a'), cell('b'), cell('c', { sort: true })], { a: 5, b: '5', c: 0 })).toEqual([
      { text: plain('5'), isNumber: true },
      { text: plain('5') },
      { text: plain('0'), isNumber: true, order: 0 },
    ]);
  });

  test('of which every cell is empty is none', () => {
    expect(row([cell('name', { link }), cell('note')], { id: 'an' })).toBeUndefined();
    expect(row([], {})).toBeUndefined();
  });

  test('is ordered by the words of a list, of a long text and of HTML', () => {
    const format = { format: 'names', options: { text: 'name' } } as const;
    const names = cell('who', { sort: true });
    const who = { ...names, text: { ...names.text, ...format } };
    expect(row([who], { who: [{ name: 'An' }, { name: 'Bo' }] })?.[0]?.order).toBe('An and Bo');
    const long = 'a'.repeat(400);
    expect(row([names], { who: long })?.[0]?.order).toBe(long);
    const rich = { ...names, text: { ...names.text, format: 'rich-text' } };
    expect(row([rich], { who: '<b>An</b> Li' })?.[0]?.order).toBe('An Li');
  });
});

describe('a date by which rows are ordered', () => {
  const orderOf = (at: string, timeZone?: string) =>
    ordersOf([at], timeZone === undefined ? {} : { timeZone })[0];

  test.each([
    ['2026-02-01', undefined, '2026-02-01T00:00:00Z'],
    ['2026-02-01T09:00:07', undefined, '2026-02-01T09:00:07Z'],
    [' 2026-02-01T09:00:07', undefined, '2026-02-01T09:00:07Z'],
    ['2026-02-01T09:00+08:00', undefined, '2026-02-01T01:00:00Z'],
    ['2026-02-01T09:00:07Z', 'Asia/Shanghai', '2026-02-01T17:00:07Z'],
    ['2026-02-01T09:00', 'Asia/Shanghai', '2026-02-01T09:00:00Z'],
  ])('%s in the time zone %s is %s', (at, timeZone, time) => {
    expect(orderOf(at, timeZone)).toBe(Date.parse(time));
  });
});
