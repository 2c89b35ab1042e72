import { expect, test } from 'vitest';
import { nameDetail } from '../../../src/node/scaffold/name-detail.ts';

test.each([
  ['honorary-fellows', 'honorary-fellow'],
  ['galleries', 'gallery'],
  ['classes', 'class'],
  ['news', 'news-item'],
  ['lecture-series', 'lecture-series-item'],
  ['staff', 'staff-item'],
])('the page for one of %s is %s', (list, detail) => {
  expect(nameDetail(list)).toBe(detail);
});
