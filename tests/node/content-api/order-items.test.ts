import { expect, test } from 'vitest';
import type { ContentItem, ListSource } from '../../../src/node/content/index.ts';
import { orderItems } from '../../../src/node/content-api/answers/order-items.ts';

const TIMES = {
  before: '2026-12-10T16:00:00Z',
  christmas: '2026-12-24',
  evening: '2026-12-24T16:00:00Z',
  night: '2026-12-24T03:00:00Z',
  unknown: undefined,
};

const LIST: ListSource = {
  folder: 'events',
  where: [],
  orderBy: [{ field: 'time', falling: true }],
  limit: Number.POSITIVE_INFINITY,
  search: [],
  everyLanguage: false,
  entityFields: undefined,
};

const items = Object.entries(TIMES).map(
  ([id, time]): ContentItem => ({
    id,
    fields: new Map(time === undefined ? [] : [['time', time]]),
    sections: new Set(),
  }),
);
const ordered = (timeZone?: string) => orderItems(items, LIST, timeZone).map(({ id }) => id);

test('days and times are one order, a day before the times on it, and what has none is last', () => {
  expect(ordered()).toEqual(['evening', 'night', 'christmas', 'before', 'unknown']);
});

test('a time stands on the day that it is in the site’s time zone then', () => {
  expect(ordered('America/New_York')).toEqual([
    'evening',
    'christmas',
    'night',
    'before',
    'unknown',
  ]);
});

/** The order of items whose names are their places by themselves, with these values in a field. */
function order(values: readonly unknown[], falling = false): string {
  const unsorted = values.map(
    (value, index): ContentItem => ({
      id: String(index),
      fields: new Map(value === undefined ? [] : [['rank', value]]),
      sections: new Set(),
    }),
  );
  return orderItems(unsorted, { ...LIST, orderBy: [{ field: 'rank', falling }] })
    .map(({ id }) => id)
    .join(' ');
}

test.each([
  ['missing ones last', [undefined, 2, undefined, 1], '3 1 0 2', '1 3 0 2'],
  ['equal numbers as they stand', [2, 1, 2, 1], '1 3 0 2', '0 2 1 3'],
  ['equal texts as they stand', ['b', 'a', 'b', 'a'], '1 3 0 2', '0 2 1 3'],
  [
    'equal times as they stand',
    ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'],
    '1 0 2',
    '0 2 1',
  ],
  ['numbers beside dates as they stand', [5, '2026-01-01'], '0 1', '0 1'],
  ['texts beside dates as texts', ['soon', '2026-01-01', 'later'], '1 2 0', '0 2 1'],
])('a field sorts %s', (_, values, rising, falling) => {
  expect([order(values), order(values, true)]).toEqual([rising, falling]);
});

test('what nothing else sorts is in the order of the numbers in its names', () => {
  const names = ['part-10', 'part-2', 'part-1'];
  const parts = names.map((id): ContentItem => ({ id, fields: new Map(), sections: new Set() }));
  const inOrder = orderItems(parts, { ...LIST, orderBy: [] }).map(({ id }) => id);
  expect(inOrder).toEqual(['part-1', 'part-2', 'part-10']);
});
