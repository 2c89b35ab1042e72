import { describe, expect, test } from 'vitest';
import { charactersOf, joinsLetters } from '../../../src/node/fonts/font-scripts.ts';
import { parseRanges } from '../../../src/node/fonts/unicode-ranges.ts';

describe('the characters of a script', () => {
  test.each([
    ['arabic', 'شپ؟', 'aж'],
    ['cyrillic', 'жї', 'aω'],
    ['devanagari', 'क।', 'aক'],
    ['greek', 'ωΆ', 'aж'],
    ['hebrew', 'שּׁ', 'aش'],
  ] as const)('are those of %s alone', (script, own, others) => {
    const characters = charactersOf(script);
    expect([...own].filter((one) => !characters.includes(one))).toEqual([]);
    expect([...others].filter((one) => characters.includes(one))).toEqual([]);
  });
});

describe('a range of characters', () => {
  test.each([
    ['U+41', [[0x41, 0x41]]],
    [
      'U+0900-097f, U+200C-200D',
      [
        [0x900, 0x97f],
        [0x200c, 0x200d],
      ],
    ],
  ])('%s is read', (written, ranges) => expect(parseRanges(written)).toEqual(ranges));
});

test('letters that join keep the glyphs that no character names', () => {
  expect([joinsLetters('arabic'), joinsLetters('devanagari'), joinsLetters(undefined)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([joinsLetters('greek'), joinsLetters('latin'), joinsLetters('han')]).toEqual([
    false,
    false,
    false,
  ]);
});
