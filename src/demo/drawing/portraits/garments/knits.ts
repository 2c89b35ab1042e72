import { mix } from '../../palette.ts';
import { curve } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';
import { fold, from, ribbon, type Tailor } from './cutting.ts';

/** A jersey with a round neck. */
export const crew: Tailor = (body, traits) =>
  ribbon(body, 8, 13, 1.16, mix(traits.cloth, '#000000', 0.25));

/** A jersey with a rolled collar. */
export const turtleneck: Tailor = (body, traits, scene) => {
  const cloth = mix(traits.cloth, scene.tones.mist, 0.12);
  const roll = curve(
    [
      from(body, -1.04, -48),
      from(body, -0.6, -34),
      from(body, 0, -29),
      from(body, 0.6, -34),
      from(body, 1.04, -48),
      from(body, 1.2, -16),
      from(body, 0.66, 8),
      from(body, 0, 14),
      from(body, -0.66, 8),
      from(body, -1.2, -16),
    ],
    true,
    0.7,
  );
  return (
    element('path', { d: roll, fill: cloth }) +
    ribbon(body, -10, 2, 1.1, mix(cloth, '#000000', 0.3))
  );
};

/** A scarf wound once, one end hanging. */
export const scarf: Tailor = (body, traits, scene) => {
  const side = scene.random.sign();
  const cloth =
    traits.trim === scene.tones.accent
      ? scene.tones.accent
      : mix(traits.trim, scene.tones.accent, 0.3);
  const end = curve(
    [
      from(body, side * 0.2, 6),
      from(body, side * 1.3, -4),
      from(body, side * 1.62, 90),
      from(body, side * 1.7, 190),
      from(body, side * 0.55, 196),
      from(body, side * 0.5, 90),
    ],
    true,
    0.6,
  );
  const turn = (drop: number, width: number, tone: string): string =>
    element('path', {
      d: curve([
        from(body, -1.12, drop - 34),
        from(body, -0.5, drop - 4),
        from(body, 0.1 * side, drop + 4),
        from(body, 0.55, drop - 6),
        from(body, 1.12, drop - 34),
      ]),
      fill: 'none',
      stroke: tone,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  return [
    element('path', { d: end, fill: mix(cloth, '#000000', 0.14) }),
    fold(
      [from(body, side * 0.9, 20), from(body, side * 1.05, 100), from(body, side * 1.1, 188)],
      4,
      '#000000',
      0.18,
    ),
    turn(14, 36, mix(cloth, '#000000', 0.1)),
    turn(-4, 34, cloth),
    turn(-8, 2.5, mix(cloth, '#000000', 0.18)),
    turn(8, 2.5, mix(cloth, '#000000', 0.2)),
  ].join('');
};
