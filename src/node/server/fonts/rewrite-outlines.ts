import {
  contourCount,
  GLYPH_HEADER,
  type Point,
  readComponents,
  readOffsets,
  readSimpleGlyph,
  viewOf,
} from '../../fonts/index.ts';
import { ByteStream } from './byte-stream.ts';

// The outlines of a TrueType font in the form in which WOFF2 compresses them best: what is alike stands
// together, and each point takes no more bytes than its distance needs. WOFF2, section 5.1.

interface Outlines {
  readonly contours: ByteStream;
  readonly points: ByteStream;
  readonly flags: ByteStream;
  readonly glyphs: ByteStream;
  readonly composites: ByteStream;
  readonly boxes: ByteStream;
  readonly instructions: ByteStream;
  /** A bit for each glyph: its bounding box is stored, as it does not follow from its points. */
  readonly boxed: Uint8Array;
}

/**
 * The table `glyf` as WOFF2 transforms it; `loca` follows from it.
 *
 * @param isLong whether `loca` has numbers of 32 bits
 */
export function rewriteOutlines(glyf: Uint8Array, loca: Uint8Array, isLong: boolean): Uint8Array {
  const offsets = readOffsets(loca, isLong);
  const count = offsets.length - 1;
  const outlines: Outlines = {
    contours: new ByteStream(),
    points: new ByteStream(),
    flags: new ByteStream(),
    glyphs: new ByteStream(),
    composites: new ByteStream(),
    boxes: new ByteStream(),
    instructions: new ByteStream(),
    boxed: new Uint8Array(4 * ((count + 31) >> 5)),
  };
  for (let glyph = 0; glyph < count; glyph += 1) {
    addGlyph(outlines, glyph, glyf.subarray(offsets[glyph], offsets[glyph + 1]));
  }
  return printTable(outlines, count, isLong);
}

function printTable(outlines: Outlines, count: number, isLong: boolean): Uint8Array {
  const { contours, points, flags, glyphs, composites, boxes, instructions, boxed } = outlines;
  const table = new ByteStream();
  for (const value of [0, 0, count, isLong ? 1 : 0]) table.word(value);
  const streams = [contours, points, flags, glyphs, composites];
  for (const stream of streams) table.long(stream.length);
  table.long(boxed.length + boxes.length);
  table.long(instructions.length);
  for (const stream of streams) table.bytes(stream.written);
  table.bytes(boxed);
  table.bytes(boxes.written);
  table.bytes(instructions.written);
  return table.written;
}

function addGlyph(outlines: Outlines, glyph: number, bytes: Uint8Array): void {
  // A space has no outline at all.
  if (bytes.length === 0) {
    outlines.contours.word(0);
    return;
  }
  const contours = contourCount(bytes);
  outlines.contours.word(contours);
  const isBoxed =
    contours < 0 ? addComposite(outlines, bytes) : addSimple(outlines, bytes, contours);
  if (!isBoxed) return;
  outlines.boxed[glyph >> 3] = (outlines.boxed[glyph >> 3] ?? 0) | (128 >> (glyph & 7));
  outlines.boxes.bytes(bytes.subarray(2, GLYPH_HEADER));
}

/** @returns true: its box does not follow from points */
function addComposite({ composites, glyphs, instructions }: Outlines, bytes: Uint8Array): true {
  const { end, hasInstructions } = readComponents(bytes);
  composites.bytes(bytes.subarray(GLYPH_HEADER, end));
  if (hasInstructions) {
    const length = viewOf(bytes).getUint16(end);
    glyphs.packedWord(length);
    instructions.bytes(bytes.subarray(end + 2, end + 2 + length));
  }
  return true;
}

/** @returns whether its box is another than that of its points */
function addSimple(outlines: Outlines, bytes: Uint8Array, count: number): boolean {
  const { contours, instructions } = readSimpleGlyph(bytes, count);
  const points = contours.flat();
  for (const { length } of contours) outlines.points.packedWord(length);
  let before = { x: 0, y: 0 };
  for (const point of points) {
    addPoint(outlines, point.x - before.x, point.y - before.y, point.isOn);
    before = point;
  }
  outlines.glyphs.packedWord(instructions.length);
  outlines.instructions.bytes(instructions);
  return !isBoxOf(points, viewOf(bytes));
}

/** Table 2 of the specification, by ranges of distances: a flag, and one to four bytes. */
function addPoint({ flags, glyphs }: Outlines, dx: number, dy: number, isOn: boolean): void {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const curve = isOn ? 0 : 128;
  const xSign = dx < 0 ? 0 : 1;
  const ySign = dy < 0 ? 0 : 1;
  const signs = xSign + 2 * ySign;
  if (dx === 0 && y < 1280) {
    flags.byte(curve + ((y & 0xf00) >> 7) + ySign);
    glyphs.byte(y & 255);
  } else if (dy === 0 && x < 1280) {
    flags.byte(curve + 10 + ((x & 0xf00) >> 7) + xSign);
    glyphs.byte(x & 255);
  } else if (x < 65 && y < 65) {
    flags.byte(curve + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs);
    glyphs.byte((((x - 1) & 15) << 4) | ((y - 1) & 15));
  } else if (x < 769 && y < 769) {
    flags.byte(curve + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs);
    glyphs.byte((x - 1) & 255);
    glyphs.byte((y - 1) & 255);
  } else if (x < 4096 && y < 4096) {
    flags.byte(curve + 120 + signs);
    glyphs.byte(x >> 4);
    glyphs.byte(((x & 15) << 4) | (y >> 8));
    glyphs.byte(y & 255);
  } else {
    flags.byte(curve + 124 + signs);
    glyphs.word(x);
    glyphs.word(y);
  }
}

function isBoxOf(points: readonly Point[], view: DataView): boolean {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    box[0] = Math.min(box[0] ?? x, x);
    box[1] = Math.min(box[1] ?? y, y);
    box[2] = Math.max(box[2] ?? x, x);
    box[3] = Math.max(box[3] ?? y, y);
  }
  return box.every((value, index) => value === view.getInt16(2 + index * 2));
}
