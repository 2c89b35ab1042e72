import { mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { brushStroke } from '../../shapes/brush.ts';
import { at, curve, type Point } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';
import type { Body } from '../body-shape.ts';
import type { Traits } from '../traits.ts';

/** Draws what a garment shows at the neck. */
export type Tailor = (body: Body, traits: Traits, scene: Scene) => string;

/** A crease of the cloth as one stroke. */
export function fold(
  points: readonly Point[],
  width: number,
  colour: string,
  opacity: number,
): string {
  return element('path', { d: brushStroke(points, width), fill: colour, 'fill-opacity': opacity });
}

/** A point by its distance from the neck's pit: `u` in half necks across, `drop` downwards. */
export function from({ pit, neck }: Body, u: number, drop: number): Point {
  return at(pit.x + u * neck, pit.y + drop);
}

/** The same shape at both sides. */
export function both(shape: (side: -1 | 1) => string): string {
  return shape(-1) + shape(1);
}

/** A ribbon that hugs the neck: from ear to ear and down to `drop` in front. */
export function ribbon(
  body: Body,
  drop: number,
  width: number,
  half: number,
  colour: string,
): string {
  const d = curve([
    from(body, -half, drop - 30),
    from(body, -half * 0.62, drop - 7),
    from(body, 0, drop),
    from(body, half * 0.62, drop - 7),
    from(body, half, drop - 30),
  ]);
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });
}

/** The neckline of a blouse, as an open line. */
export function neckline(body: Body): string {
  return curve([
    from(body, -1.16, -28),
    from(body, -0.86, 16),
    from(body, 0, 40),
    from(body, 0.86, 16),
    from(body, 1.16, -28),
  ]);
}

/** The tone of a shirt under a jacket. */
export function shirtTone(scene: Scene): string {
  return mix(scene.tones.ground, '#ffffff', 0.3);
}

/** The tone of a jersey under a cardigan. */
export function innerTone(traits: Traits, scene: Scene): string {
  return mix(scene.tones.mist, traits.trim, 0.5);
}
