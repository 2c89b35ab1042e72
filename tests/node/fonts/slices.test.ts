import { expect, test } from 'vitest';
import { SHARED_MARKS } from '../../../src/core/subset-faces.ts';
import { rankCharacters } from '../../../src/node/fonts/characters.ts';
import { sliceRanked } from '../../../src/node/fonts/subset-fonts.ts';

/** Han characters, one after the other. */
const HAN = Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index));

test('characters rank by the texts that hold them, not by how often one text does', () => {
  expect(rankCharacters(['湖湖湖湖', '山水', '山 and more'], 'han')).toEqual(['山', '水', '湖']);
});

test('every character stands in one slice, the most wanted in the first ones', () => {
  const slices = sliceRanked([...HAN, ...HAN.slice(0, 50)], [280]);
  expect(slices.flat()).toEqual(HAN);
  expect(slices.map(({ length }) => length).slice(0, 4)).toEqual([120, 280, 40, 40]);
});

test('few characters make few slices, and none is empty', () => {
  expect(sliceRanked(HAN.slice(0, 130), [280, 400])).toHaveLength(2);
  expect(sliceRanked([], [280])).toEqual([]);
});

test('the marks between characters come first, those of both scripts not at all', () => {
  const [first] = sliceRanked([...HAN.slice(0, 200), '，', ...SHARED_MARKS, '。'], [280]);
  expect(first?.slice(0, 3)).toEqual(['，', '。', '一']);
  expect(first).not.toContain('“');
});
