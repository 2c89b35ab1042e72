import { expect, test } from 'vitest';
import { plainSearch, readSearch } from '../../../src/core/routing/plain-search.ts';
import { routeOf, SITE, sourceOf, viewOf } from '../site-of.ts';

const WHOLE = { name: 'whole', source: sourceOf('/whole') };
const LIST = routeOf('/a', { views: [viewOf('first')], search: 'q', orders: ['name', '-name'] });
const TABS = routeOf('/a', {
  views: [viewOf('first'), viewOf('other')],
  tabs: { parameter: 'term', together: false },
});

test.each([
  ['', ''],
  ['utm_source=x&page=2&page=3', '?page=2'],
  ['page=1', ''],
  ['page=2&q=tea', '?q=tea&page=2'],
  ['q=', '?q='],
  ['sort=-name', '?sort=-name'],
  ['sort=room', ''],
  ['lang=en', '?lang=en'],
  ['lang=EN-gb', '?lang=en'],
  ['lang=', ''],
])('a page reads of "%s" what says which of its data it shows: "%s"', (written, read) => {
  expect(plainSearch(SITE, LIST, new URLSearchParams(written))).toBe(read);
});

test.each([
  ['term=first', ''],
  ['term=other&page=3', 'term=other&page=3'],
  ['term=nowhere&page=2', 'page=2'],
])('of a page with tabs, "%s" is "%s"', (written, read) => {
  expect(readSearch(TABS, new URLSearchParams(written)).toString()).toBe(read);
});

test('a page without orders, words or pages reads none of them', () => {
  const route = routeOf('/a', { views: [WHOLE] });
  expect(plainSearch(SITE, route, new URLSearchParams('q=tea&sort=name&page=2&undefined=a'))).toBe(
    '',
  );
});
