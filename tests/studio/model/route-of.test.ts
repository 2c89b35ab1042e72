import { expect, test } from 'vitest';
import { isRoute, proposeSegment, routeBelow } from '../../../src/studio/gestures/route-of.ts';

test.each([
  [{ en: 'Guest Scholars' }, 'guest-scholars'],
  [{ de: 'Über uns' }, 'uber-uns'],
  [{ zh: '访问学者', en: 'Visiting fellows' }, 'visiting-fellows'],
  [{ zh: '访问学者' }, ''],
])('of the titles %j the segment is %j', (titles, segment) => {
  expect(proposeSegment(titles)).toBe(segment);
});

test('a route stands below its section, or at the top', () => {
  expect(routeBelow('/people', 'guests')).toBe('/people/guests');
  expect(routeBelow('/', 'guests')).toBe('/guests');
});

test.each(['/people/:id', '/people/guest-scholars'])('%s is a route', (route) => {
  expect(isRoute(route)).toBe(true);
});

test.each(['', '/', '/people/', '/People', 'people', '/people//x'])('%j is none', (route) => {
  expect(isRoute(route)).toBe(false);
});
