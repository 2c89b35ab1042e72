import { mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { brushStroke } from '../../shapes/brush.ts';
import { at } from '../../shapes/path.ts';
import { element } from '../../shapes/svg.ts';

/** Covers the sheet with air that is darkest above and clears towards the horizon. */
export function sky(scene: Scene, horizon: number): string {
  const { tones, width, height } = scene;
  const fill = scene.linear(
    [0, 0],
    [0, horizon],
    [
      [0, tones.mist],
      [0.6, mix(tones.mist, tones.ground, 0.6)],
      [1, tones.ground],
    ],
  );
  return element('rect', { width, height, fill });
}

/** The sun or the moon: a plain disc, now and then in the accent colour. */
export function disc(scene: Scene, x: number, y: number, radius: number, warm: boolean): string {
  const { tones } = scene;
  const glow = scene.radial([x, y], radius * 2.6, [
    [0, warm ? tones.accent : tones.ground, 0.28],
    [1, warm ? tones.accent : tones.ground, 0],
  ]);
  return (
    element('circle', { cx: x, cy: y, r: radius * 2.6, fill: glow }) +
    element('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: warm ? tones.accent : mix(tones.ground, '#ffffff', 0.5),
      'fill-opacity': warm ? 0.88 : 0.95,
    })
  );
}

/** A loose skein of birds, each of two short strokes. */
export function birds(scene: Scene, x: number, y: number, count: number): string {
  const { random, tones } = scene;
  const drawn = Array.from({ length: count }, (_, index) => {
    const left = x + index * random.between(16, 30);
    const top = y + Math.abs(index - count / 2) * 7 + random.between(-5, 5);
    const size = random.between(6, 11);
    const wing = (side: number): string =>
      brushStroke(
        [
          at(left, top),
          at(left + side * size * 0.6, top - size * 0.6),
          at(left + side * size * 1.5, top - size * 0.2),
        ],
        2.6,
      );
    return wing(-1) + wing(1);
  });
  return element('path', { d: drawn.join(''), fill: tones.deep, 'fill-opacity': 0.75 });
}
