import { expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
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
