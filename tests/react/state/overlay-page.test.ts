import { expect, test } from 'vitest';
import { scrollKey } from '../../../src/react/state/overlay-page.ts';

const LOADED = { key: 'default', search: '', hash: '', state: null };

test('of two pages that the browser itself loads, each has a place of its own', () => {
  const [people, news] = ['/people', '/news'].map((pathname) => scrollKey({ ...LOADED, pathname }));
  expect(people).not.toBe(news);
  expect(scrollKey({ ...LOADED, pathname: '/people' })).toBe(people);
});

test('a page that the router led to has the place of its entry in the history', () => {
  expect(scrollKey({ ...LOADED, pathname: '/people', key: 'a1b2' })).toBe('a1b2');
});
