import { mix } from '../../palette.ts';
import { at, polyline } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';
import { both, fold, from, innerTone, ribbon, shirtTone, type Tailor } from './cutting.ts';

/** A jacket with lapels over a shirt, with or without a tie. */
export const suit: Tailor = (body, traits, scene) => {
  const shirt = shirtTone(scene);
  const edge = mix(traits.cloth, '#000000', 0.35);
  const lapel = (side: number): string =>
    polyline(
      [
        from(body, side * 1.1, -34),
        from(body, side * 1.62, 6),
        from(body, side * 1.32, 28),
        from(body, side * 1.7, 44),
        from(body, 0, 168),
      ],
      true,
    );
  const collar = (side: number): string =>
    polyline(
      [
        from(body, side * 1.06, -38),
        from(body, side * 1.02, 6),
        from(body, side * 0.5, 18),
        from(body, 0, -4),
      ],
      true,
    );
  const { x, y } = body.pit;
  const tie = polyline(
    [
      at(x - 11, y - 2),
      at(x + 11, y - 2),
      at(x + 7, y + 16),
      at(x + 16, y + 150),
      at(x - 16, y + 150),
      at(x - 7, y + 16),
    ],
    true,
  );
  const silk =
    traits.trim === scene.tones.accent ? traits.trim : mix(traits.cloth, scene.tones.accent, 0.6);
  return [
    scene.random.chance(0.5) ? element('path', { d: tie, fill: silk }) : '',
    element('path', {
      d: both(collar),
      fill: mix(shirt, '#000000', 0.04),
      stroke: mix(shirt, '#000000', 0.25),
      'stroke-width': 1.2,
    }),
    element('path', {
      d: lapel(-1),
      fill: mix(traits.cloth, '#ffffff', 0.08),
      stroke: edge,
      'stroke-width': 1.6,
    }),
    element('path', {
      d: lapel(1),
      fill: mix(traits.cloth, '#000000', 0.14),
      stroke: edge,
      'stroke-width': 1.6,
    }),
    fold([from(body, 0, 166), from(body, 0.06, 210), from(body, 0.04, 300)], 3, edge, 0.8),
  ].join('');
};

/** A cardigan over a jersey. */
export const cardigan: Tailor = (body, traits, scene) => {
  const edge = mix(traits.cloth, '#000000', 0.3);
  const hem = (side: number): string =>
    fold(
      [from(body, side * 1.12, -30), from(body, side * 0.86, 60), from(body, 0, 196)],
      15,
      edge,
      0.9,
    );
  const buttons = [216, 262].map((drop) => {
    const place = from(body, 0, drop);
    return element('circle', { cx: place.x, cy: place.y, r: 5, fill: mix(edge, '#ffffff', 0.4) });
  });
  return (
    ribbon(body, 8, 9, 1.1, mix(innerTone(traits, scene), '#000000', 0.16)) +
    both(hem) +
    buttons.join('')
  );
};
