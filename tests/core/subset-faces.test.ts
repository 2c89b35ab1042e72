import { expect, test } from 'vitest';
import { facesOf, isOfScript, type StyledFace } from '../../src/core/subset-faces.ts';

const face = (weight: number, style: StyledFace['style'] = 'normal', family = 'Face') => ({
  family,
  weight,
  style,
});
const choose = (faces: readonly StyledFace[], weight: number, isItalic = false) =>
  facesOf(faces, { weight, isItalic }).map((one) => `${one.family} ${one.weight} ${one.style}`);

test.each([
  [400, 'Face 400 normal'],
  [500, 'Face 400 normal'],
  [600, 'Face 700 normal'],
  [900, 'Face 700 normal'],
  [300, 'Face 300 normal'],
  [100, 'Face 300 normal'],
])('a text of weight %d is set in %s', (weight, expected) => {
  expect(choose([face(300), face(400), face(700)], weight)).toEqual([expected]);
});

test('a slanted text is set in the italic, or upright where there is none', () => {
  expect(choose([face(400), face(400, 'italic')], 700, true)).toEqual(['Face 400 italic']);
  expect(choose([face(400), face(700)], 400, true)).toEqual(['Face 400 normal']);
});

test('each family has one weight of a style', () => {
  const faces = [face(400), face(700), face(600, 'normal', 'Other')];
  expect(choose(faces, 400)).toEqual(['Face 400 normal', 'Other 600 normal']);
});

test('marks that Latin shares with Han are in no subset', () => {
  const isHan = (character: string) => isOfScript(character.codePointAt(0) ?? 0, 'han');
  expect([...'湖，々ア𠀀'].every(isHan)).toBe(true);
  expect([...'a1“”—…·é'].some(isHan)).toBe(false);
  expect(isOfScript('한'.codePointAt(0) ?? 0, 'hangul')).toBe(true);
});
