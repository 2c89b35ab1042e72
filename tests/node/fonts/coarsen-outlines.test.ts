import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { coarsenOutlines } from '../../../src/node/fonts/coarsen-outlines.ts';
import {
  contourCount,
  readComponents,
  readOffsets,
  readSimpleGlyph,
  readTables,
  viewOf,
} from '../../../src/node/fonts/index.ts';
import { assemble, join, long, words } from '../../../src/node/fonts/sfnt.ts';

/** Three points on the curve, one that bends it between the last two, and one in the middle of two of those. */
const CONTOUR = [
  { x: 101, y: -50, isOn: true },
  { x: 900, y: -50, isOn: true },
  { x: 900, y: 400, isOn: false },
  { x: 700, y: 600, isOn: true },
  { x: 500, y: 800, isOn: false },
  { x: 101, y: 700, isOn: true },
  { x: 102, y: 699, isOn: true },
];

/** A simple glyph whose distances have a word each. */
function simpleGlyph(points: typeof CONTOUR): Uint8Array {
  const distances = (axis: 'x' | 'y') =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const glyph = join(
    words([1, ...box, points.length - 1, 0]),
    Uint8Array.from(points, ({ isOn }) => (isOn ? 1 : 0)),
    words(distances('x')),
    words(distances('y')),
  );
  return join(glyph, new Uint8Array(glyph.length % 2));
}

/** The first glyph twice, the second time so far to the side, by bytes and by words. */
const COMPOSITE = join(
  words([-1, 101, -50, 1700, 800]),
  words([0x0020 | 2, 1]),
  Uint8Array.from([40, 256 - 41]),
  words([1 | 2, 1, 800, -400]),
);

const GLYPHS = [new Uint8Array(), simpleGlyph(CONTOUR), COMPOSITE];

function makeFont(further: readonly [string, Uint8Array][] = []): Uint8Array {
  let end = 0;
  const ends = GLYPHS.map(({ length }) => {
    end += length;
    return end / 2;
  });
  const head = new Uint8Array(54);
  viewOf(head).setUint16(18, 1000);
  viewOf(head).setInt16(38, -50);
  const hhea = new Uint8Array(36);
  viewOf(hhea).setInt16(4, 1160);
  viewOf(hhea).setInt16(6, -288);
  viewOf(hhea).setUint16(34, 2);
  return assemble([
    ['glyf', join(...GLYPHS)],
    ['head', head],
    ['hhea', hhea],
    // The second one's bearing is its left; the third has the second's advance, and stands 8 further left.
    ['hmtx', words([500, 0, 1000, 101, 93])],
    ['loca', words([0, ...ends])],
    ['maxp', join(long(0x10000), words([3, ...Array<number>(13).fill(0)]))],
    ...further,
  ]);
}

function readGlyphs(file: Uint8Array) {
  const tables = new Map(readTables(file));
  const table = (tag: string) => tables.get(tag) ?? new Uint8Array();
  const offsets = readOffsets(table('loca'), table('head')[51] === 1);
  const glyphs = offsets.slice(1).map((end, index) => table('glyf').subarray(offsets[index], end));
  return { table, glyphs };
}

describe('a font on a quarter of its grid', () => {
  const { table, glyphs } = readGlyphs(coarsenOutlines(makeFont(), 250));

  test('has a quarter of the units in its em, its lines and its advances', () => {
    expect(viewOf(table('head')).getUint16(18)).toBe(250);
    expect(viewOf(table('head')).getInt16(38)).toBe(-12);
    expect(viewOf(table('hhea')).getInt16(4)).toBe(290);
    expect(viewOf(table('hhea')).getInt16(6)).toBe(-72);
    const hmtx = viewOf(table('hmtx'));
    expect([0, 2, 4, 6, 8].map((at) => hmtx.getInt16(at))).toEqual([125, 0, 250, 25, 23]);
  });

  test('has each point at the nearest place, without those that a curve goes through by itself', () => {
    const [, glyph] = glyphs;
    expect(contourCount(glyph ?? new Uint8Array())).toBe(1);
    expect(readSimpleGlyph(glyph ?? new Uint8Array(), 1).contours).toEqual([
      [
        { x: 25, y: -12, isOn: true },
        { x: 225, y: -12, isOn: true },
        { x: 225, y: 100, isOn: false },
        { x: 125, y: 200, isOn: false },
        { x: 25, y: 175, isOn: true },
        { x: 26, y: 175, isOn: true },
      ],
    ]);
    expect([2, 4, 6, 8].map((at) => viewOf(glyph ?? new Uint8Array()).getInt16(at))).toEqual([
      25, -12, 225, 200,
    ]);
  });

  test('puts the parts of a glyph a quarter as far', () => {
    const glyph = glyphs[2] ?? new Uint8Array();
    const view = viewOf(glyph);
    const { parts } = readComponents(glyph);
    expect(parts).toHaveLength(2);
    const [first, second] = parts.map(({ at }) => at);
    expect([view.getInt8((first ?? 0) + 4), view.getInt8((first ?? 0) + 5)]).toEqual([10, -10]);
    expect([view.getInt16((second ?? 0) + 4), view.getInt16((second ?? 0) + 6)]).toEqual([
      200, -100,
    ]);
  });

  test('leaves a space without an outline', () => {
    expect(glyphs[0]).toHaveLength(0);
  });
});

test('a point where the one before is goes, where both are on the curve', () => {
  const points = [...CONTOUR.slice(0, 2), { x: 901, y: -49, isOn: true }, ...CONTOUR.slice(2)];
  const glyph = simpleGlyph(points);
  const font = new Map(readTables(makeFont()));
  font.set('glyf', glyph);
  font.set('loca', words([0, 0, glyph.length / 2, glyph.length / 2]));
  const { glyphs } = readGlyphs(coarsenOutlines(assemble([...font]), 250));
  const { contours } = readSimpleGlyph(glyphs[1] ?? new Uint8Array(), 1);
  expect(contours[0]?.slice(0, 3)).toEqual([
    { x: 25, y: -12, isOn: true },
    { x: 225, y: -12, isOn: true },
    { x: 225, y: 100, isOn: false },
  ]);
});

test('a font with units in further tables stays as it is, as does one on a grid as coarse', () => {
  const kerned = makeFont([['kern', words([0, 0])]]);
  expect(coarsenOutlines(kerned, 250)).toBe(kerned);
  const coarse = coarsenOutlines(makeFont(), 250);
  expect(coarsenOutlines(coarse, 250)).toBe(coarse);
});

test('what was handed in is not written to', () => {
  const font = makeFont();
  const before = Uint8Array.from(font);
  coarsenOutlines(font, 250);
  expect(font).toEqual(before);
});

test('a face of a package is read by others as before, each advance a quarter', async () => {
  const file = createRequire(path.resolve('package.json')).resolve(
    '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  );
  const font = await subsetFont(readFileSync(file), '高等研究院', {
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG', 'STAT', 'DSIG', 'gasp'],
  });
  const coarse = Buffer.from(coarsenOutlines(font, 250));
  expect(viewOf(new Map(readTables(coarse)).get('head') ?? coarse).getUint16(18)).toBe(250);
  const again = readGlyphs(await subsetFont(coarse, '高院', { targetFormat: 'truetype' }));
  // The glyph for what is missing, and the two.
  expect(again.glyphs).toHaveLength(3);
  const hmtx = viewOf(again.table('hmtx'));
  expect(hmtx.getUint16(0)).toBe(250);
  const box = [2, 4, 6, 8].map((at) => viewOf(again.glyphs[1] ?? coarse).getInt16(at));
  expect(Math.min(...box)).toBeGreaterThan(-40);
  expect(Math.max(...box)).toBeGreaterThan(180);
  expect(Math.max(...box)).toBeLessThanOrEqual(250);
});
