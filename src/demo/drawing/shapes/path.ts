import { round } from './svg.ts';

export type Point = { readonly x: number; readonly y: number };

/** Short way to write a point. */
export function at(x: number, y: number): Point {
  return { x, y };
}

function write(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(write).join('L')}${closed ? 'Z' : ''}`;
}

/**
 * Path data of a smooth curve through the points (a Catmull-Rom spline written as Bézier curves).
 * `tension` 0 gives straight lines, 1 the usual spline.
 */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const first = points[0];
  if (first === undefined) return '';
  const point = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? first;
  };
  let data = `M${write(first)}`;
  const pull = tension / 6;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step));
    if (!before || !from || !to || !after) continue;
    const c1 = at(from.x + (to.x - before.x) * pull, from.y + (to.y - before.y) * pull);
    const c2 = at(to.x - (after.x - from.x) * pull, to.y - (after.y - from.y) * pull);
    data += `C${write(c1)} ${write(c2)} ${write(to)}`;
  }
  return closed ? `${data}Z` : data;
}

/** Path data of a circle, for paths that join several shapes. */
export function circle(centre: Point, radius: number): string {
  const r = round(radius);
  const left = write(at(centre.x - radius, centre.y));
  const right = write(at(centre.x + radius, centre.y));
  return `M${left}A${r} ${r} 0 1 1 ${right}A${r} ${r} 0 1 1 ${left}Z`;
}

/** Path data of an upright rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${write(at(x, y))}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** The point at `share` (0 to 1) of the straight way between two points. */
export function between(from: Point, to: Point, share: number): Point {
  return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}
