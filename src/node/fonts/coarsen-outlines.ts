import {
  contourCount,
  GLYPH_HEADER,
  HAS_OFFSETS,
  HAS_WORDS,
  LOCA_FORM,
  ON_CURVE,
  type Point,
  readComponents,
  readOffsets,
  readSimpleGlyph,
  viewOf,
  X_SAME_OR_POSITIVE,
  X_SHORT,
  Y_SAME_OR_POSITIVE,
  Y_SHORT,
} from './outlines.ts';
import { assemble, join, long, readTables, words } from './sfnt.ts';

// A font whose outlines stand on a coarser grid: the distances of points are smaller numbers, which
// compress better. At a quarter of 1,000 units a Han font is a fifth smaller, and no point of it is more
// than an eighth of a pixel off where a character is 64 pixels high. OpenType 1.9.1.

/** Of `head`: the units of an em. */
const EM = 18;
/** Of `hhea`: how many glyphs have an advance of their own; those after them have the last one. */
const ADVANCES = 34;

/** Where the numbers of a table stand that are in units of the grid. */
const UNITS: ReadonlyMap<string, readonly number[]> = new Map([
  // The box of all glyphs.
  ['head', [36, 38, 40, 42]],
  // Ascender, descender and gap, the widest advance, the extremes of bearings, and the caret's offset.
  ['hhea', [4, 6, 8, 10, 12, 14, 16, 22]],
  // The average width, what is raised and lowered, the stroke through text, and heights.
  ['OS/2', [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88]],
  // The underline.
  ['post', [8, 10]],
]);
/** Tables that are made anew, and those without such numbers. */
const OTHERS = ['cmap', 'glyf', 'hmtx', 'loca', 'maxp', 'name'];

/** A number of the coarser grid. */
type Scale = (value: number) => number;

/**
 * A font in the form of TrueType, on a grid of so many units an em. It is returned as it is where its
 * grid is as coarse, or where further tables have units: kerned pairs, hints, a second direction.
 */
export function coarsenOutlines(file: Uint8Array, em: number): Uint8Array {
  const tables = new Map(readTables(file));
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map((tag) =>
    tables.get(tag),
  );
  const isKnown = [...tables.keys()].every((tag) => UNITS.has(tag) || OTHERS.includes(tag));
  if (!head || !hhea || !hmtx || !loca || !glyf || !isKnown) return file;
  const own = viewOf(head).getUint16(EM);
  if (own <= em) return file;
  const scale: Scale = (value) => Math.round((value * em) / own);
  const offsets = readOffsets(loca, head[LOCA_FORM + 1] === 1);
  const before = offsets.slice(1).map((end, glyph) => glyf.subarray(offsets[glyph], end));
  const after = before.map((glyph) => coarsenGlyph(glyph, scale));
  const moved = before.map((glyph, index) => [leftOf(glyph), leftOf(after[index])] as const);
  tables.set('hmtx', coarsenMetrics(hmtx, viewOf(hhea).getUint16(ADVANCES), moved, scale));
  tables.set('glyf', join(...after));
  tables.set('loca', printOffsets(after));
  for (const [tag, places] of UNITS) {
    const table = tables.get(tag);
    if (table !== undefined) tables.set(tag, coarsenTable(table, places, scale));
  }
  const coarseHead = viewOf(tables.get('head') ?? head);
  coarseHead.setUint16(EM, em);
  coarseHead.setInt16(LOCA_FORM, 1);
  return assemble([...tables]);
}

function coarsenTable(table: Uint8Array, places: readonly number[], scale: Scale): Uint8Array {
  const coarse = Uint8Array.from(table);
  const view = viewOf(coarse);
  // Earlier versions of a table end sooner.
  for (const at of places.filter((place) => place < table.length)) {
    view.setInt16(at, scale(view.getInt16(at)));
  }
  return coarse;
}

/** Where an outline begins on the left; a space has none. */
function leftOf(glyph: Uint8Array | undefined): number {
  return glyph === undefined || glyph.length === 0 ? 0 : viewOf(glyph).getInt16(2);
}

/**
 * Advances, and bearings, which move a glyph by as much as they are off its outline's left.
 *
 * @param moved where each outline begins on the left, on the grid of before and on the coarser one
 */
function coarsenMetrics(
  hmtx: Uint8Array,
  advances: number,
  moved: readonly (readonly [number, number])[],
  scale: Scale,
): Uint8Array {
  const coarse = Uint8Array.from(hmtx);
  const view = viewOf(coarse);
  for (const [glyph, [left, coarseLeft]] of moved.entries()) {
    const at = glyph < advances ? glyph * 4 + 2 : advances * 2 + glyph * 2;
    if (glyph < advances) view.setUint16(at - 2, scale(view.getUint16(at - 2)));
    view.setInt16(at, coarseLeft + scale(view.getInt16(at) - left));
  }
  return coarse;
}

function printOffsets(glyphs: readonly Uint8Array[]): Uint8Array {
  let end = 0;
  const ends = glyphs.map(({ length }) => {
    end += length;
    return long(end);
  });
  return join(long(0), ...ends);
}

/** A glyph on the coarser grid, with a byte to spare where its length were odd. */
function coarsenGlyph(glyph: Uint8Array, scale: Scale): Uint8Array {
  const count = glyph.length === 0 ? 0 : contourCount(glyph);
  if (count === 0) return new Uint8Array();
  if (count < 0) return coarsenComposite(glyph, scale);
  const { contours } = readSimpleGlyph(glyph, count);
  const coarse = printGlyph(
    contours.map((contour) =>
      dropNeedless(contour.map(({ x, y, isOn }) => ({ x: scale(x), y: scale(y), isOn }))),
    ),
  );
  return join(coarse, new Uint8Array(coarse.length % 2));
}

/** A contour without points that are where the one before is, or where a curve leads anyway. */
function dropNeedless(contour: readonly Point[]): Point[] {
  const needed: Point[] = [];
  for (const [index, point] of contour.entries()) {
    const before = needed.at(-1);
    const after = contour[(index + 1) % contour.length];
    const isNeedless =
      point.isOn &&
      before !== undefined &&
      after !== undefined &&
      (before.isOn
        ? before.x === point.x && before.y === point.y
        : !after.isOn && isBetween(before, point, after));
    if (!isNeedless) needed.push(point);
  }
  return needed;
}

/**
 * Whether a point is in the middle of two that bend the curve, where it goes through without being told;
 * half a unit off counts, which is no more than the grid has moved it.
 */
function isBetween(before: Point, { x, y }: Point, after: Point): boolean {
  return Math.abs(2 * x - before.x - after.x) <= 1 && Math.abs(2 * y - before.y - after.y) <= 1;
}

/** Without instructions, which would move points by units of the grid of before. */
function printGlyph(contours: readonly (readonly Point[])[]): Uint8Array {
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const across = printAxis(xs, X_SHORT, X_SAME_OR_POSITIVE);
  const along = printAxis(ys, Y_SHORT, Y_SAME_OR_POSITIVE);
  const flags = points.map(
    ({ isOn }, index) =>
      (isOn ? ON_CURVE : 0) | (across.flags[index] ?? 0) | (along.flags[index] ?? 0),
  );
  return join(
    words([contours.length, ...box, ...ends, 0]),
    Uint8Array.from([...flags, ...across.bytes, ...along.bytes]),
  );
}

/** The distances from point to point on an axis, and what the points' flags say of them. */
function printAxis(
  values: readonly number[],
  short: number,
  same: number,
): { flags: number[]; bytes: number[] } {
  const bytes: number[] = [];
  const flags = values.map((value, index) => {
    const distance = value - (values[index - 1] ?? 0);
    if (distance === 0) return same;
    if (Math.abs(distance) > 255) {
      bytes.push((distance >> 8) & 255, distance & 255);
      return 0;
    }
    bytes.push(Math.abs(distance));
    return distance > 0 ? short | same : short;
  });
  return { flags, bytes };
}

/** Where its parts are put; they are coarser by themselves. */
function coarsenComposite(glyph: Uint8Array, scale: Scale): Uint8Array {
  const coarse = Uint8Array.from(glyph);
  const view = viewOf(coarse);
  for (let at = 2; at < GLYPH_HEADER; at += 2) view.setInt16(at, scale(view.getInt16(at)));
  for (const { at, flags } of readComponents(glyph).parts) {
    if ((flags & HAS_OFFSETS) === 0) continue;
    for (const axis of [0, 1]) {
      if ((flags & HAS_WORDS) !== 0) {
        const place = at + 4 + axis * 2;
        view.setInt16(place, scale(view.getInt16(place)));
      } else {
        const place = at + 4 + axis;
        view.setInt8(place, scale(view.getInt8(place)));
      }
    }
  }
  return coarse;
}
