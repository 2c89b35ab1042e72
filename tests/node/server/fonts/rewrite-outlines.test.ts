import { describe, expect, test } from 'vitest';
import { rewriteOutlines } from '../../../../src/node/server/fonts/rewrite-outlines.ts';

const words = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);

/** A glyph of one contour by way of points, whose distances have a word each, and the box it says. */
function simpleGlyph(points: readonly (readonly [number, number])[], box: readonly number[]) {
  const distances = (axis: 0 | 1) =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const flags = points.map(() => 1);
  return [
    ...words(1, ...box, points.length - 1, 0),
    ...flags,
    ...words(...distances(0), ...distances(1)),
  ];
}

/** The parts of the table of one glyph, as WOFF2 (section 5.1) says where they stand. */
function rewrite(glyph: readonly number[]) {
  const table = rewriteOutlines(
    Uint8Array.from(glyph),
    Uint8Array.from(words(0, 0, 0, glyph.length)),
    true,
  );
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = 8 + 7 * 4;
  const parts = Array.from({ length: 7 }, (_, index) => {
    const start = at;
    at += view.getUint32(8 + index * 4);
    return [...table.subarray(start, at)];
  });
  const [, , , glyphs, composites, boxes, instructions] = parts;
  expect(at).toBe(table.length);
  return { glyphs, composites, boxes, instructions };
}

describe('the box of a glyph', () => {
  const TRIANGLE = [
    [100, 50],
    [300, -20],
    [200, 400],
  ] as const;

  test('is left out where it is that of its points', () => {
    expect(rewrite(simpleGlyph(TRIANGLE, [100, -20, 300, 400])).boxes).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [[99, -20, 300, 400]],
    [[100, -21, 300, 400]],
    [[100, -20, 301, 400]],
    [[100, -20, 300, 401]],
    // That of its last point alone.
    [[100, 400, 300, 400]],
  ])('is said where it is another: %j', (box) => {
    expect(rewrite(simpleGlyph(TRIANGLE, box)).boxes).toEqual([128, 0, 0, 0, ...words(...box)]);
  });
});

describe('a glyph that is put together', () => {
  const MORE = 32;
  const last = [...words(0, 7), 1, 2];

  // OpenType, `glyf`: what stands after the two distances of a component.
  test.each([
    ['as it is', 0, []],
    ['with distances of a word each', 1, [0, 0]],
    ['scaled', 8, words(0x2000)],
    ['scaled by axis', 64, words(0x2000, 0x4000)],
    ['turned', 128, words(0, 0x4000, -0x4000, 0)],
    ['moved far and turned', 129, [0, 0, ...words(0, 0x4000, -0x4000, 0)]],
  ])('has all of its parts, the first of them %s', (_, flag, scale) => {
    const first = [...words(MORE | flag, 5), 3, 4, ...scale];
    const box = words(0, 0, 10, 10);
    const { composites, boxes, instructions } = rewrite([...words(-1), ...box, ...first, ...last]);
    expect(composites).toEqual([...first, ...last]);
    expect(boxes).toEqual([128, 0, 0, 0, ...box]);
    expect(instructions).toEqual([]);
  });

  test('has its instructions beside it, and says how long they are', () => {
    const parts = [...words(MORE | 256, 5), 3, 4, ...last];
    const { glyphs, composites, instructions } = rewrite([
      ...words(-1, 0, 0, 10, 10),
      ...parts,
      ...words(3),
      ...[11, 12, 13],
    ]);
    expect([composites, glyphs, instructions]).toEqual([parts, [3], [11, 12, 13]]);
  });
});
