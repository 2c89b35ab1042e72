import { afterEach, expect, test, vi } from 'vitest';
import { isAtLoadedUrl } from '../../src/app/loaded-url.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document that was loaded for one URL and is at another one. */
function open(loaded: string | undefined, href: string) {
  const entries = (type: string) =>
    loaded === undefined || type !== 'navigation' ? [] : [{ name: loaded }];
  vi.stubGlobal('window', { performance: { getEntriesByType: entries }, location: { href } });
}

test.each([
  ['https://a.example/one?page=2', 'https://a.example/one?page=2', true],
  ['https://a.example/one', 'https://a.example/one#two', true],
  ['https://a.example/one#two', 'https://a.example/one', true],
  ['https://a.example/one', 'https://a.example/two', false],
  ['https://a.example/one', 'https://a.example/one?page=2', false],
  [undefined, 'https://a.example/one', true],
])('a document that was loaded for %s is there at %s: %s', (loaded, href, isThere) => {
  open(loaded, href);
  expect(isAtLoadedUrl()).toBe(isThere);
});
