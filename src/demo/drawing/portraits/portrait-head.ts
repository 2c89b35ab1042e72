import { at, curve, type Point } from '../shapes/path.ts';
import type { Spot } from './hair-edges.ts';
import type { Traits } from './traits.ts';

/** The sheet portraits are drawn on. */
export const sheet = { width: 480, height: 600 } as const;

/** Finds places on one sitter's head. */
export type Head = {
  readonly centre: Point;
  readonly half: number;
  readonly tall: number;
  /** On the outline: does not move when the head turns. */
  edge(u: number, v: number): Point;
  /** On the face: moves with the turn, the more the nearer to the middle. */
  face(u: number, v: number): Point;
  edges(spots: readonly Spot[]): Point[];
  faces(spots: readonly Spot[]): Point[];
  outline: string;
};

/** Builds the head that a sitter's traits describe. */
export function createHead(traits: Traits): Head {
  const { half, tall } = traits.head;
  const centre = at(sheet.width / 2 + traits.turn * 10, 252 + (96 - tall) * 0.4);
  const radians = (traits.tilt * Math.PI) / 180;
  const edge = (u: number, v: number): Point => {
    const [x, y] = [u * half, v * tall];
    return at(
      centre.x + x * Math.cos(radians) - y * Math.sin(radians),
      centre.y + x * Math.sin(radians) + y * Math.cos(radians),
    );
  };
  const face = (u: number, v: number): Point =>
    edge(u + traits.turn * 0.2 * Math.max(0, 1 - u * u), v);
  const { jaw, turn } = traits;
  // Turned away, the far cheek flattens and the chin follows the nose.
  const side = (sign: number): Spot[] => {
    const far = sign * turn > 0 ? Math.abs(turn) : 0;
    return [
      [sign * 0.6, -0.88],
      [sign * 0.93, -0.5],
      [sign * (0.98 - far * 0.04), -0.05],
      [sign * (0.92 - far * 0.06), 0.32],
      [sign * jaw * 1.06 + turn * 0.05, 0.66],
      [sign * 0.4 + turn * 0.1, 0.93],
    ];
  };
  const spots: Spot[] = [[0, -1], ...side(1), [turn * 0.12, 1], ...side(-1).reverse()];
  const edges = (list: readonly Spot[]): Point[] => list.map(([u, v]) => edge(u, v));
  return {
    centre,
    half,
    tall,
    edge,
    face,
    edges,
    faces: (list) => list.map(([u, v]) => face(u, v)),
    outline: curve(edges(spots), true),
  };
}
