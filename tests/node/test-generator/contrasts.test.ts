import { expect, test } from 'vitest';
import {
  contrastOf,
  findFaint,
  hasEdges,
  hasRing,
} from '../../../src/node/test-generator/suite/support/contrasts.ts';
import type { Color, Looks } from '../../../src/node/test-generator/suite/support/looks-in-page.ts';

const BLACK: Color = [0, 0, 0, 255];
const WHITE: Color = [255, 255, 255, 255];
const CLEAR: Color = [0, 0, 0, 0];
const GREY: Color = [118, 118, 118, 255];
const PALE: Color = [227, 221, 211, 255];

const LOOKS: Looks = {
  name: 'a “Home”',
  color: BLACK,
  behind: [CLEAR, WHITE],
  around: [WHITE],
  isLarge: false,
  hasWords: true,
  icons: [],
  edges: [],
  ring: undefined,
  cursor: 'pointer',
  isField: false,
  hasState: false,
  marks: '',
};

test('contrast counts as WCAG does, through what lets others through', () => {
  expect(contrastOf(BLACK, [WHITE])).toBeCloseTo(21);
  expect(contrastOf(WHITE, [WHITE])).toBeCloseTo(1);
  expect(contrastOf(GREY, [WHITE])).toBeCloseTo(4.54, 1);
  expect(contrastOf(BLACK, [CLEAR, [255, 255, 255, 128], BLACK])).toBeCloseTo(5.3, 0);
});

test('words and icons are faint that do not stand out from what is behind them', () => {
  expect(findFaint(LOOKS)).toEqual([]);
  expect(findFaint({ ...LOOKS, color: PALE })).toEqual(['its words are hard to read']);
  expect(findFaint({ ...LOOKS, color: PALE, hasWords: false })).toEqual([]);
  expect(findFaint({ ...LOOKS, icons: [undefined] })).toEqual(['its icon is hard to see']);
  expect(findFaint({ ...LOOKS, icons: [GREY] })).toEqual([]);
});

test('a field is seen by its edges or by what fills it, and a line around the focus stands out', () => {
  expect(hasEdges({ ...LOOKS, edges: [PALE] })).toBe(false);
  expect(hasEdges({ ...LOOKS, edges: [PALE, GREY] })).toBe(true);
  expect(hasEdges({ ...LOOKS, behind: [BLACK] })).toBe(true);
  expect(hasRing(LOOKS)).toBe(true);
  expect(hasRing({ ...LOOKS, ring: PALE })).toBe(false);
});
