import { expect, test } from 'vitest';
import { segmentOf } from '../../../src/core/routing/segment-of.ts';

test.each([
  ['People & Places', 'people-places'],
  ['  Café “Zoë” 2 ', 'cafe-zoe-2'],
  ['--a--', 'a'],
  ['学术', ''],
  ['', ''],
])('the segment of a route made of %j is %j', (text, segment) => {
  expect(segmentOf(text)).toBe(segment);
});
