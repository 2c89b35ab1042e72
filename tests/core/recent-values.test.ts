import { describe, expect, it } from 'vitest';
import { createRecentValues } from '../../src/core/recent-values.ts';

/** The keys that are kept of those from a to f; looking changes what was used last. */
const keptOf = ({ get }: { readonly get: (key: string) => unknown }) =>
  [...'abcdef'].filter((key) => get(key) !== undefined);

describe('recent values', () => {
  it.each([
    ['as many as there is room for', 'abc', ['a', 'b', 'c']],
    ['without those unused for longest', 'abcdef', ['d', 'e', 'f']],
    ['a value that is set again once', 'abab', ['a', 'b']],
  ])('are kept: %s', (_, keys, expected) => {
    const values = createRecentValues<string>(3);
    for (const key of keys) values.set(key, key);
    expect(keptOf(values)).toEqual(expected);
    expect(values.count()).toBe(expected.length);
  });

  it('are the longer kept the later they were read', () => {
    const values = createRecentValues<string>(2);
    values.set('a', 'a');
    values.set('b', 'b');
    values.get('a');
    values.set('c', 'c');
    expect(keptOf(values)).toEqual(['a', 'c']);
  });

  it.each([
    ['several small ones leave for a large one', { a: 2, b: 2, c: 2, d: 5 }, ['c', 'd'], 7],
    ['one that is larger than the room is not kept', { a: 2, b: 9 }, ['a'], 2],
    ['none has to leave where they fit', { a: 4, b: 4 }, ['a', 'b'], 8],
  ])('take their own size of the room: %s', (_, sizes, expected, taken) => {
    const values = createRecentValues<number>(8, (size) => size);
    for (const [key, size] of Object.entries(sizes)) values.set(key, size);
    expect(values.taken()).toBe(taken);
    expect(keptOf(values)).toEqual(expected);
  });

  it('leave their room when they are deleted or replaced', () => {
    const values = createRecentValues<number>(8, (size) => size);
    values.set('a', 6);
    values.set('a', 3);
    expect(values.taken()).toBe(3);
    values.delete('a');
    values.delete('a');
    expect([values.taken(), values.count()]).toEqual([0, 0]);
  });
});
