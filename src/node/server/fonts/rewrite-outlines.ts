import { ByteStream } from './byte-stream.ts';

// The outlines of a TrueType font in the form in which WOFF2 compresses them best: what is alike stands
// together, and each point takes no more bytes than its distance needs. WOFF2, section 5.1.

/** Flags of a simple glyph's points (OpenType, `glyf`). */
const ON_CURVE = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEAT = 8;
const X_SAME_OR_POSITIVE = 16;
const Y_SAME_OR_POSITIVE = 32;

/** Flags of a composite glyph's components. */
const WORDS = 1;
const SCALE = 8;
const MORE_COMPONENTS = 32;
const TWO_SCALES = 64;
const TWO_BY_TWO = 128;
const INSTRUCTIONS = 256;

/** Bytes of a glyph's header: its contours' number, and its box. */
const GLYPH_HEADER = 10;

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

function readOffsets(loca: Uint8Array, isLong: boolean): number[] {
  const view = viewOf(loca);
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? view.getUint32(index * 4) : view.getUint16(index * 2) * 2,
  );
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
  const contours = viewOf(bytes).getInt16(0);
  outlines.contours.word(contours);
  const isBoxed =
    contours < 0 ? addComposite(outlines, bytes) : addSimple(outlines, bytes, contours);
  if (!isBoxed) return;
  outlines.boxed[glyph >> 3] = (outlines.boxed[glyph >> 3] ?? 0) | (128 >> (glyph & 7));
  outlines.boxes.bytes(bytes.subarray(2, GLYPH_HEADER));
}

/** @returns true: its box does not follow from points */
function addComposite({ composites, glyphs, instructions }: Outlines, bytes: Uint8Array): true {
  const view = viewOf(bytes);
  let at = GLYPH_HEADER;
  let flags = MORE_COMPONENTS;
  let hasInstructions = false;
  while ((flags & MORE_COMPONENTS) !== 0) {
    flags = view.getUint16(at);
    at += 4 + ((flags & WORDS) !== 0 ? 4 : 2);
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & TWO_BY_TWO) !== 0) at += 8;
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
  }
  composites.bytes(bytes.subarray(GLYPH_HEADER, at));
  if (hasInstructions) {
    const length = view.getUint16(at);
    glyphs.packedWord(length);
    instructions.bytes(bytes.subarray(at + 2, at + 2 + length));
  }
  return true;
}

/** @returns whether its box is another than that of its points */
function addSimple(outlines: Outlines, bytes: Uint8Array, contours: number): boolean {
  const view = viewOf(bytes);
  let end = -1;
  for (let contour = 0; contour < contours; contour += 1) {
    const last = view.getUint16(GLYPH_HEADER + contour * 2);
    outlines.points.packedWord(last - end);
    end = last;
  }
  const atInstructions = GLYPH_HEADER + contours * 2;
  const length = view.getUint16(atInstructions);
  const atPoints = atInstructions + 2 + length;
  const points = readPoints(bytes, atPoints, end + 1);
  for (const { dx, dy, isOn } of points) addPoint(outlines, dx, dy, isOn);
  outlines.glyphs.packedWord(length);
  outlines.instructions.bytes(bytes.subarray(atInstructions + 2, atPoints));
  return !isBoxOf(points, view);
}

interface Point {
  /** Units from the point before. */
  readonly dx: number;
  readonly dy: number;
  readonly isOn: boolean;
}

function readPoints(bytes: Uint8Array, start: number, count: number): Point[] {
  const flags: number[] = [];
  let at = start;
  while (flags.length < count) {
    const flag = bytes[at++] ?? 0;
    flags.push(flag);
    if ((flag & REPEAT) !== 0) {
      for (let times = bytes[at++] ?? 0; times > 0; times -= 1) flags.push(flag);
    }
  }
  const view = viewOf(bytes);
  const readDistances = (short: number, same: number): number[] =>
    flags.map((flag) => {
      const isSame = (flag & same) !== 0;
      if ((flag & short) !== 0) return isSame ? (bytes[at++] ?? 0) : -(bytes[at++] ?? 0);
      if (isSame) return 0;
      at += 2;
      return view.getInt16(at - 2);
    });
  const xs = readDistances(X_SHORT, X_SAME_OR_POSITIVE);
  const ys = readDistances(Y_SHORT, Y_SAME_OR_POSITIVE);
  return flags.map((flag, index) => ({
    dx: xs[index] ?? 0,
    dy: ys[index] ?? 0,
    isOn: (flag & ON_CURVE) !== 0,
  }));
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
  let x = 0;
  let y = 0;
  for (const { dx, dy } of points) {
    x += dx;
    y += dy;
    box[0] = Math.min(box[0] ?? x, x);
    box[1] = Math.min(box[1] ?? y, y);
    box[2] = Math.max(box[2] ?? x, x);
    box[3] = Math.max(box[3] ?? y, y);
  }
  return box.every((value, index) => value === view.getInt16(2 + index * 2));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
