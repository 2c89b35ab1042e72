import { cinnabar, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { brushStroke } from '../shapes/brush.ts';
import { contour, type Field } from '../shapes/contours.ts';
import { at } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** Rolling land made of a dozen bell-shaped hills and hollows. */
function land(random: Random, width: number, height: number): Field {
  const bells = Array.from({ length: 20 }, () => ({
    x: random.between(-0.1, 1.1) * width,
    y: random.between(-0.1, 1.1) * height,
    wide: random.between(0.07, 0.17) * width,
    tall: random.between(0.35, 1) * (random.chance(0.38) ? -1 : 1),
  }));
  return (x, y) =>
    bells.reduce(
      (sum, bell) =>
        sum + bell.tall * Math.exp(-((x - bell.x) ** 2 + (y - bell.y) ** 2) / (2 * bell.wide ** 2)),
      0.12,
    );
}

/** A surveyor's sheet: lines of equal height, a lake, a path and a station. */
export function contourMap(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const field = land(random, width, height);
  const sheet = { width, height, step: 14 };
  const night = random.chance(0.25);
  const [low, high] = night ? [tones.deep, tones.near] : [tones.ground, tones.far];
  const levels = Array.from({ length: 15 }, (_, index) => -0.42 + index * 0.12);
  const bands = levels.map((level, index) => {
    const d = contour(field, level, sheet);
    const fill = mix(low, high, (index + 1) / levels.length);
    const bold = index % 5 === 0;
    return element('path', {
      d,
      fill,
      'fill-rule': 'evenodd',
      stroke: night ? tones.far : tones.near,
      'stroke-width': bold ? 2.4 : 1.1,
      'stroke-opacity': bold ? 0.75 : 0.5,
    });
  });
  const water = contour((x, y) => -field(x, y), 0.3, sheet);
  const shore = contour((x, y) => -field(x, y), 0.22, sheet);
  const walk = Array.from({ length: 7 }, (_, index) =>
    at((index / 6) * width * 1.1 - width * 0.05, height * (0.3 + 0.4 * random.next())),
  );
  const mark = at(width * random.between(0.25, 0.75), height * random.between(0.25, 0.75));
  return [
    element('rect', { width, height, fill: low }),
    group({}, ...bands),
    element('path', { d: shore, fill: mix(tones.mist, '#7f9fae', 0.4), 'fill-rule': 'evenodd' }),
    element('path', { d: water, fill: mix(tones.middle, '#41697d', 0.55), 'fill-rule': 'evenodd' }),
    element('path', {
      d: brushStroke(walk, 5, () => 1),
      fill: night ? tones.accent : tones.deep,
      'fill-opacity': 0.65,
    }),
    element('circle', {
      cx: mark.x,
      cy: mark.y,
      r: 20,
      fill: 'none',
      stroke: night ? tones.far : cinnabar,
      'stroke-width': 4,
    }),
    element('circle', { cx: mark.x, cy: mark.y, r: 6, fill: night ? tones.far : cinnabar }),
  ].join('');
}
