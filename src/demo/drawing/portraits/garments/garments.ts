import { mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { polyline } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';
import type { Body } from '../body-shape.ts';
import type { Garment, Traits } from '../traits.ts';
import { from, innerTone, neckline, shirtTone, type Tailor } from './cutting.ts';
import { cardigan, suit } from './jackets.ts';
import { crew, scarf, turtleneck } from './knits.ts';
import { blouse, shirt, standCollar } from './shirts.ts';

const tailors: Readonly<Record<Garment, Tailor>> = {
  suit,
  crew,
  turtleneck,
  'stand-collar': standCollar,
  shirt,
  scarf,
  cardigan,
  blouse,
};

/** What shows where the outer cloth is open: shirt, jersey or throat. */
export function drawInner(body: Body, traits: Traits, scene: Scene): string {
  const wedge = (depth: number, fill: string): string =>
    element('path', {
      d: polyline([from(body, -1.2, -36), from(body, 0, depth), from(body, 1.2, -36)], true),
      fill,
    });
  const bare = mix(traits.skin, scene.tones.near, 0.26);
  if (traits.garment === 'suit') return wedge(168, shirtTone(scene));
  if (traits.garment === 'cardigan') return wedge(194, innerTone(traits, scene));
  if (traits.garment === 'shirt') return wedge(40, bare);
  if (traits.garment === 'blouse') {
    const scoop = neckline(body);
    return element('path', { d: `${scoop}Z`, fill: bare });
  }
  return '';
}

/** Draws what the sitter wears at the neck, upon the plain body. */
export function drawGarment(body: Body, traits: Traits, scene: Scene): string {
  return tailors[traits.garment](body, traits, scene);
}
