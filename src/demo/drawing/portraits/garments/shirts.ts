import { mix } from '../../palette.ts';
import { brushStroke } from '../../shapes/brush.ts';
import { curve, polyline } from '../../shapes/path.ts';
import { element, group } from '../../shapes/svg.ts';
import { both, fold, from, neckline, type Tailor } from './cutting.ts';

/** A Chinese jacket with a standing collar and knotted buttons. */
export const standCollar: Tailor = (body, traits) => {
  const dark = mix(traits.cloth, '#000000', 0.3);
  const leaf = (side: number): string =>
    curve(
      [
        from(body, side * 1.06, -48),
        from(body, side * 0.7, -26),
        from(body, side * 0.14, -12),
        from(body, side * 0.03, 12),
        from(body, side * 0.7, 2),
        from(body, side * 1.18, -20),
      ],
      true,
      0.55,
    );
  const knots = [34, 88, 142].map((drop) =>
    element('path', {
      d: brushStroke(
        [from(body, -0.36, drop), from(body, 0, drop - 3), from(body, 0.36, drop)],
        7,
        () => 1,
      ),
      fill: traits.trim,
      'fill-opacity': 0.85,
    }),
  );
  return [
    element('path', {
      d: both(leaf),
      fill: mix(traits.cloth, '#ffffff', 0.1),
      stroke: dark,
      'stroke-width': 1.4,
    }),
    fold([from(body, 0, 10), from(body, 0.02, 120), from(body, 0, 320)], 3, dark, 0.8),
    ...knots,
  ].join('');
};

/** A shirt with an open collar. */
export const shirt: Tailor = (body, traits) => {
  const dark = mix(traits.cloth, '#000000', 0.32);
  const wing = (side: number): string =>
    polyline(
      [
        from(body, side * 1.08, -42),
        from(body, side * 1.38, 2),
        from(body, side * 0.74, 38),
        from(body, side * 0.06, 8),
      ],
      true,
    );
  const buttons = [62, 118, 174].map((drop) => {
    const place = from(body, 0, drop);
    return element('circle', { cx: place.x, cy: place.y, r: 4, fill: dark });
  });
  return [
    element('path', {
      d: both(wing),
      fill: mix(traits.cloth, '#ffffff', 0.16),
      stroke: dark,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    fold([from(body, -0.22, 26), from(body, -0.22, 140), from(body, -0.22, 320)], 2.4, dark, 0.6),
    ...buttons,
  ].join('');
};

/** A blouse with a wide neckline, perhaps with beads. */
export const blouse: Tailor = (body, traits, scene) => {
  const beads = Array.from({ length: 17 }, (_, index) => {
    const share = (index - 8) / 8;
    const place = from(body, share * 0.98, 20 - share * share * 46);
    return element('circle', { cx: place.x, cy: place.y, r: 3.4 });
  });
  const hem = neckline(body);
  return (
    element('path', {
      d: hem,
      fill: 'none',
      stroke: mix(traits.cloth, '#000000', 0.3),
      'stroke-width': 4,
    }) + (scene.random.chance(0.6) ? group({ fill: traits.trim }, ...beads) : '')
  );
};
