// What glyphs of TrueType are made of: OpenType 1.9.1, `glyf` and `loca`.

/** Bytes of a glyph's header: its contours' number, and its box. */
export const GLYPH_HEADER = 10;
/** Of `head`: where the form of `loca` stands. */
export const LOCA_FORM = 50;

/** Flags of a simple glyph's points. */
export const ON_CURVE = 1;
export const X_SHORT = 2;
export const Y_SHORT = 4;
const REPEAT = 8;
export const X_SAME_OR_POSITIVE = 16;
export const Y_SAME_OR_POSITIVE = 32;

/** Flags of a composite glyph's components. */
export const HAS_WORDS = 1;
export const HAS_OFFSETS = 2;
const SCALE = 8;
const MORE_COMPONENTS = 32;
const TWO_SCALES = 64;
const TWO_BY_TWO = 128;
const INSTRUCTIONS = 256;

/** A point of an outline, in units of the font's grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Whether it is on the curve, not one that bends it. */
  readonly isOn: boolean;
}

export interface SimpleGlyph {
  readonly contours: readonly (readonly Point[])[];
  readonly instructions: Uint8Array;
}

export interface Components {
  /** Where each begins, and its flags. */
  readonly parts: readonly { readonly at: number; readonly flags: number }[];
  /** Where the last one ends. */
  readonly end: number;
  /** Whether the length of instructions follows, and these. */
  readonly hasInstructions: boolean;
}

/** Where each glyph begins in `glyf`, and the last one ends. */
export function readOffsets(loca: Uint8Array, isLong: boolean): number[] {
  const view = viewOf(loca);
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? view.getUint32(index * 4) : view.getUint16(index * 2) * 2,
  );
}

/** The contours of a glyph; negative where it is put together of other glyphs. */
export function contourCount(glyph: Uint8Array): number {
  return viewOf(glyph).getInt16(0);
}

/** A glyph that has so many contours of its own. */
export function readSimpleGlyph(glyph: Uint8Array, count: number): SimpleGlyph {
  const view = viewOf(glyph);
  const ends = Array.from({ length: count }, (_, contour) =>
    view.getUint16(GLYPH_HEADER + contour * 2),
  );
  const start = GLYPH_HEADER + count * 2 + 2;
  const atPoints = start + view.getUint16(start - 2);
  const points = readPoints(glyph, atPoints, (ends.at(-1) ?? -1) + 1);
  return {
    contours: ends.map((end, contour) => points.slice((ends[contour - 1] ?? -1) + 1, end + 1)),
    instructions: glyph.subarray(start, atPoints),
  };
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
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      const isSame = (flag & same) !== 0;
      if ((flag & short) !== 0) {
        const distance = bytes[at++] ?? 0;
        value += isSame ? distance : -distance;
      } else if (!isSame) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(X_SHORT, X_SAME_OR_POSITIVE);
  const ys = readAxis(Y_SHORT, Y_SAME_OR_POSITIVE);
  return flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & ON_CURVE) !== 0,
  }));
}

/** The components of a glyph that is put together of others. */
export function readComponents(glyph: Uint8Array): Components {
  const view = viewOf(glyph);
  const parts: { at: number; flags: number }[] = [];
  let at = GLYPH_HEADER;
  let flags = MORE_COMPONENTS;
  let hasInstructions = false;
  while ((flags & MORE_COMPONENTS) !== 0) {
    flags = view.getUint16(at);
    parts.push({ at, flags });
    at += 4 + ((flags & HAS_WORDS) !== 0 ? 4 : 2);
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & TWO_BY_TWO) !== 0) at += 8;
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
  }
  return { parts, end: at, hasInstructions };
}

/** The numbers of a part of a font. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
