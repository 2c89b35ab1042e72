import { expect, test } from 'vitest';
import { families } from '../../../src/demo/drawing/covers/cover.ts';
import { dealFamilies } from '../../../src/demo/drawing/covers/deal-families.ts';
import { findPictures } from '../../../src/demo/drawing/find-pictures.ts';
import { CONTENT } from '../../institute-folders.ts';

const NAMES = Object.keys(families);

test('covers that stand side by side are of one family each, until all are used', () => {
  const paths = Array.from({ length: NAMES.length * 2 }, (_, index) => `/media/a/${index}.webp`);
  const dealt = [...dealFamilies(paths).values()];
  expect(dealt.slice(0, NAMES.length).toSorted()).toEqual(NAMES.toSorted());
  expect(dealt.slice(NAMES.length).toSorted()).toEqual(NAMES.toSorted());
  expect([...dealFamilies(paths).values()]).toEqual(dealt);
});

test('a later cover does not change the earlier ones', () => {
  const paths = ['/media/a/1.webp', '/media/a/2.webp', '/media/a/3.webp'];
  const before = [...dealFamilies(paths)];
  expect([...dealFamilies([...paths, '/media/a/4.webp'])].slice(0, 3)).toEqual(before);
});

test('no two notices of the home page have a picture of the same kind', async () => {
  const notices = (await findPictures(CONTENT)).filter(({ folder }) => folder === 'situations');
  expect(notices.length).toBeGreaterThan(4);
  expect(new Set(notices.map(({ family }) => family)).size).toBe(notices.length);
});
