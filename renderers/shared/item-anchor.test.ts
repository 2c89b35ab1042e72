import { expect, test } from 'vitest';
import { itemAnchor, readAnchor } from './item-anchor.ts';

test.each([
  ['opening-hours#3', 'part-opening-hours'],
  ['a#b#3', 'part-a#b'],
  ['two  words\nmore#0', 'part-two-words-more'],
  // One without an id goes by its place, which readers count from one.
  ['#0', 'part-1'],
  ['#9', 'part-10'],
])('a link leads to the item %j by %j', (key, anchor) => {
  expect(itemAnchor('part', key)).toBe(anchor);
});

test.each([
  ['#part-one', 'part-one'],
  ['#part-%C3%BC', 'part-ü'],
  ['', ''],
  ['#%E0%A4%A', ''],
])('the fragment %j is read as %j', (hash, anchor) => {
  expect(readAnchor(hash)).toBe(anchor);
});
