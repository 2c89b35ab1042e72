import { expect, test } from 'vitest';
import { FifoCache } from '../../../src/react/state/fifo-cache.ts';

/** A cache of two values, with those put in that are named. */
function cacheOf(...names: readonly string[]): FifoCache<string> {
  const cache = new FifoCache<string>(2);
  for (const name of names) cache.put(name, name.toUpperCase());
  return cache;
}

test('a cache has what was put in last, up to its size', () => {
  expect([...cacheOf().values()]).toEqual([]);
  expect([...cacheOf('a', 'b').values()]).toEqual(['A', 'B']);
  const cache = cacheOf('a', 'b', 'c');
  expect([...cache.values()]).toEqual(['B', 'C']);
  expect(['a', 'b', 'c'].map((name) => cache.get(name))).toEqual([undefined, 'B', 'C']);
});

test('what is put in again is the newest, with its new value, and drops nothing', () => {
  const cache = cacheOf('a', 'b');
  cache.put('a', 'anew');
  expect([...cache.values()]).toEqual(['B', 'anew']);
  cache.put('c', 'C');
  expect([...cache.values()]).toEqual(['anew', 'C']);
});

test('reading does not keep a value longer', () => {
  const cache = cacheOf('a', 'b');
  cache.get('a');
  cache.put('c', 'C');
  expect(cache.get('a')).toBeUndefined();
});

test('what is dropped leaves room', () => {
  const cache = cacheOf('a', 'b');
  cache.drop('b');
  cache.put('c', 'C');
  expect([...cache.values()]).toEqual(['A', 'C']);
});
