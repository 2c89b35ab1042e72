import { describe, expect, test } from 'vitest';
import type {
  Line,
  Shape,
} from '../../../src/node/test-generator/suite/support/measure-in-page.ts';
import {
  findCrowded,
  findIllSet,
  findSmallTitles,
} from '../../../src/node/test-generator/suite/support/well-set.ts';

const LINE: Line = {
  words: 'one',
  part: 0,
  box: 0,
  left: 100,
  right: 200,
  top: 100,
  bottom: 120,
  size: 16,
  level: 0,
  isSlanted: false,
  isAside: false,
  cutAcross: -1000,
  shownDown: 1,
  isMovable: false,
  edges: [-1e6, 1e6],
  grounds: [],
  layer: -1,
};
const SHAPE: Shape = {
  name: 'a.webp',
  part: 0,
  box: -1,
  left: 100,
  right: 200,
  top: 0,
  bottom: 90,
  isIcon: false,
  grounds: [],
};
const other = (own: Partial<Line>): Line => ({ ...LINE, words: 'two', box: 1, ...own });
const look = (lines: readonly Line[], shapes: readonly Shape[] = []) =>
  findIllSet({ lines, shapes, width: 1000 });

describe('a line by itself', () => {
  test.each<readonly [string, Partial<Line>]>([
    ['is right', {}],
    ['goes on out of sight where it may be moved', { left: -50, isMovable: true }],
    ['is out of sight as a whole', { cutAcross: 100 }],
    ['stands apart from the edge of its ground', { edges: [90, 210] }],
  ])('%s', (_, own) => {
    expect(look([{ ...LINE, ...own }])).toEqual([]);
  });

  test.each<readonly [string, Partial<Line>]>([
    ['slanted of itself', { isSlanted: true }],
    ['too small', { size: 5 }],
    ['cut in the middle', { cutAcross: 20 }],
    ['cut in the middle', { shownDown: 0.5 }],
    ['out of the window, or at its very edge', { left: -10 }],
    ['out of the window, or at its very edge', { right: 1000 }],
    ['at the very edge of what it stands on', { edges: [99, 300] }],
  ])('is %s', (what, own) => {
    expect(look([{ ...LINE, ...own }])).toEqual([`${what}: one`]);
  });
});

describe('lines beside each other', () => {
  test.each<readonly [string, Partial<Line>]>([
    ['stand below one another', { top: 120, bottom: 140 }],
    ['reach into one another as large letters do', { top: 114, bottom: 134 }],
    ['stand apart on one line', { left: 208, right: 300 }],
    ['go on in the same text', { left: 200, right: 300, box: 0 }],
  ])('%s', (_, own) => {
    expect(look([LINE, other(own)])).toEqual([]);
  });

  test('lie over one another', () => {
    expect(look([LINE, other({ top: 108, bottom: 128 })])).toEqual(['over one another: one | two']);
  });

  test('run together where nothing is between them', () => {
    expect(look([LINE, other({ left: 200, right: 300 })])).toEqual(['run together: one | two']);
  });

  test('are too long where there are several of them', () => {
    const rows = [0, 20, 40].map((down) => ({ ...LINE, right: 990, top: down, bottom: down + 20 }));
    expect(look(rows)).toEqual(['lines of 56 letters: one']);
    expect(look(rows.slice(1))).toEqual([]);
  });
});

describe('words and a picture', () => {
  test.each<readonly [string, Partial<Shape>, Partial<Line>]>([
    ['stand apart', {}, {}],
    ['are one running text', { bottom: 99, box: 0 }, {}],
    ['lie over one another, on a ground', { bottom: 200 }, { grounds: [7] }],
    ['are an icon and its words', { isIcon: true, left: 80, right: 97, top: 100, bottom: 120 }, {}],
  ])('%s', (_, shape, line) => {
    expect(look([{ ...LINE, ...line }], [{ ...SHAPE, ...shape }])).toEqual([]);
  });

  test.each<readonly [string, Partial<Shape>]>([
    ['over a.webp', { bottom: 200 }],
    ['at the very edge of a.webp', { bottom: 99 }],
    ['at the very edge of a.webp', { left: 0, bottom: 200, right: 99 }],
    ['at the very edge of a.webp', { isIcon: true, left: 80, right: 99, top: 100, bottom: 120 }],
  ])('stand %s', (what, shape) => {
    expect(look([LINE], [{ ...SHAPE, ...shape }])).toEqual([`${what}: one`]);
  });

  test('stand in the window', () => {
    expect(look([], [{ ...SHAPE, right: 1010 }])).toEqual(['out of the window: a.webp']);
  });
});

test('items stand apart, with their words and their pictures', () => {
  const second = other({ part: 1, top: 130, bottom: 150 });
  const crowded = (shapes: readonly Shape[]) =>
    findCrowded({ lines: [LINE, second], shapes, width: 1000 });
  expect(crowded([])).toEqual([]);
  expect(crowded([{ ...SHAPE, part: 1, top: 122, bottom: 129 }])).toEqual(['one | two']);
});

test('the largest heading of a part is not smaller than its other words', () => {
  const small = (level: number) =>
    findSmallTitles({ lines: [{ ...LINE, level }, other({ size: 20 })], shapes: [], width: 1000 });
  expect(small(2)).toEqual(['one: two']);
  expect(small(0)).toEqual([]);
});
