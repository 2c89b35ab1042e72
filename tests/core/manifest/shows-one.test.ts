import { expect, test } from 'vitest';
import { showsOne } from '../../../src/core/manifest/shows-one.ts';
import type { SlottedModel } from '../../../src/core/manifest/slot-model.ts';

test('a layout shows one item, or a list where it says nothing of that', () => {
  const detail: SlottedModel & { readonly shows: 'one' } = { shows: 'one', slots: {} };
  expect(showsOne(detail)).toBe(true);
  expect(showsOne({ slots: {} })).toBe(false);
});
