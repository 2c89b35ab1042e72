import type { Random } from '../random.ts';
import { createNoise } from './noise.ts';
import { at, curve, type Point, polyline } from './path.ts';
import { element, group } from './svg.ts';

/** How thick a stroke is at a share (0 to 1) of its length, as a share of its full width. */
export type Pressure = (share: number) => number;

/** Pressed in the middle, lifted at both ends: leaves, ripples, birds. */
export const leafPressure: Pressure = (share) => Math.sin(Math.PI * share) ** 0.8;

/** Set down firmly and drawn out to a point: grass, branches, the tails of strokes. */
export const tailPressure: Pressure = (share) => (share < 0.06 ? share / 0.06 : 1 - share * 0.94);

/** Walks a smooth curve through few points and gives many, evenly spaced in parameter. */
export function sampleCurve(points: readonly Point[], count: number): Point[] {
  const last = points.length - 1;
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? at(0, 0);
  return Array.from({ length: count }, (_, step) => {
    const place = (step / (count - 1)) * last;
    const index = Math.min(Math.floor(place), last - 1);
    const t = place - index;
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const spline = (p: number, q: number, r: number, s: number): number =>
      q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    return at(spline(a.x, b.x, c.x, d.x), spline(a.y, b.y, c.y, d.y));
  });
}

/** Moves each point of a line sideways by a distance that may differ along the line. */
function offset(points: readonly Point[], distance: (share: number) => number): Point[] {
  return points.map((point, index) => {
    const before = points[Math.max(index - 1, 0)] ?? point;
    const after = points[Math.min(index + 1, points.length - 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const shift = distance(index / (points.length - 1));
    return at(
      point.x - ((after.y - before.y) / length) * shift,
      point.y + ((after.x - before.x) / length) * shift,
    );
  });
}

/** Path data of one brush stroke of varying width along a smooth curve. */
export function brushStroke(
  points: readonly Point[],
  width: number,
  pressure: Pressure = leafPressure,
): string {
  const line = sampleCurve(points, Math.max(8, points.length * 6));
  const half: Pressure = (share) => (width / 2) * Math.max(pressure(share), 0.02);
  const left = offset(line, half);
  const right = offset(line, (share) => -half(share)).reverse();
  return curve([...left, ...right], true, 0.9);
}

/** What a dry stroke is made of: its width, its colour and how early the hairs run dry. */
export type DryStroke = { width: number; colour: string; dryness: number; pressure?: Pressure };

/** A stroke of a dry brush: many hairs side by side that run out of ink one by one. */
export function dryStroke(points: readonly Point[], look: DryStroke, random: Random): string {
  const hairs = Math.round(Math.min(46, Math.max(12, look.width / 2.4)));
  const thickness = (look.width / hairs) * 1.7;
  const pressure = look.pressure ?? ((share) => 1 - share * 0.25);
  const line = sampleCurve(points, points.length * 10);
  const edge = createNoise(random, 3);
  const drawn = Array.from({ length: hairs }, (_, hair) => {
    const side = (hair / (hairs - 1)) * 2 - 1;
    const end = 1 - look.dryness * random.next() ** 1.6;
    const start = random.next() ** 3 * 0.05;
    const path = offset(
      line,
      (share) => (look.width / 2) * (side * pressure(share) + edge(share * 5 + hair * 0.04) * 0.05),
    ).slice(Math.floor(start * line.length), Math.max(3, Math.ceil(end * line.length)));
    return element('path', {
      d: polyline(path),
      'stroke-width': thickness * random.between(0.6, 1.15),
      'stroke-opacity': random.between(0.72, 1),
    });
  });
  const pen = { fill: 'none', stroke: look.colour, 'stroke-linecap': 'round' };
  return group({ ...pen, 'stroke-linejoin': 'round' }, ...drawn);
}
