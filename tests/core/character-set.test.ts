import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printCharacterSet, readCharacterSet } from '../../src/core/character-set.ts';

const codes = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 400 });

test('a set is read as it was printed, in order and each character once', () => {
  fc.assert(
    fc.property(codes, (some) => {
      const inOrder = [...new Set(some)].sort((a, b) => a - b);
      expect(readCharacterSet(printCharacterSet(some))).toEqual(inOrder);
    }),
  );
});

test('a word is one set’s, and a set has one word', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCghi019-_'), maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      const read = readCharacterSet(word);
      if (read !== undefined) expect(printCharacterSet(read)).toBe(word);
    }),
  );
});

test('a word is as short as the characters are near each other', () => {
  const page = Array.from({ length: 300 }, (_, index) => 0x4e00 + index * 60);
  expect(printCharacterSet(page).length).toBeLessThan(310 * 2);
  expect(printCharacterSet([])).toBe('');
});

test.each(['!', '中', 'g', 'gA', '_____', '______A', 'gggggB', '%41'])('%s is no set', (word) => {
  expect(readCharacterSet(word)).toBeUndefined();
});
