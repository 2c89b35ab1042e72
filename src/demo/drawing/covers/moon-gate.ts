import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at, circle, rectangle } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { mistyRanges } from './parts/hills.ts';
import { blossoms, bough } from './parts/plants.ts';
import { disc, sky } from './parts/sky.ts';
import { ripples } from './parts/water.ts';

/** The row of round tile ends along the coping of a garden wall. */
function coping(scene: Scene, y: number, colour: string): string {
  const { width } = scene;
  const step = 30;
  const ends = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) =>
    circle(at(index * step, y + 16), 9),
  );
  return (
    element('rect', { y: y - 60, width, height: 60, fill: colour }) +
    element('rect', { y: y + 2, width, height: 7, fill: colour, 'fill-opacity': 0.75 }) +
    element('path', { d: ends.join(''), fill: colour })
  );
}

/** A round gate in a garden wall, and the lake seen through it. */
export function moonGate(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const dark = random.chance(0.3);
  const wall = dark ? mix(tones.near, tones.deep, 0.35) : mix(tones.ground, tones.mist, 0.35);
  const radius = Math.min(width, height) * random.between(0.33, 0.42);
  const centre = at(width * random.between(0.4, 0.6), height * 0.54);
  const level = centre.y + radius * random.between(0.25, 0.5);
  const view = scene.clip(element('circle', { cx: centre.x, cy: centre.y, r: radius }));
  const opening = circle(centre, radius);
  const shade = scene.linear(
    [0, 0],
    [width, height],
    [
      [0, tones.deep, 0],
      [1, tones.deep, 0.22],
    ],
  );
  const side = random.sign();
  const foot = at(side < 0 ? -20 : width + 20, height * random.between(0.1, 0.45));
  const branch = bough(
    random,
    [
      foot,
      at(foot.x - side * width * 0.16, foot.y + random.between(-20, 50)),
      at(foot.x - side * width * 0.34, foot.y + random.between(-50, 30)),
      at(foot.x - side * width * random.between(0.42, 0.56), foot.y + random.between(-10, 70)),
    ],
    15,
  );
  return [
    group(
      { 'clip-path': view },
      sky(scene, level),
      disc(
        scene,
        centre.x + radius * random.between(-0.5, 0.5),
        centre.y - radius * 0.5,
        radius * 0.13,
        random.chance(0.3),
      ),
      group(
        { filter: scene.wash(0.22) },
        mistyRanges(scene, {
          from: centre.y - radius * 0.1,
          to: level,
          layers: 4,
          rise: radius * 0.6,
          sharpness: random.pick([0.2, 0.7]),
        }),
      ),
      ripples(scene, { top: level, colour: tones.middle, count: 50, opacity: 0.5 }),
    ),
    element('path', {
      d: rectangle(0, 0, width, height) + opening,
      fill: wall,
      'fill-rule': 'evenodd',
      filter: scene.wash(0.1),
    }),
    element('path', {
      d: rectangle(0, 0, width, height) + opening,
      fill: shade,
      'fill-rule': 'evenodd',
    }),
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius + 7,
      fill: 'none',
      stroke: dark ? tones.far : tones.near,
      'stroke-width': 14,
    }),
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius + 21,
      fill: 'none',
      stroke: dark ? tones.far : tones.near,
      'stroke-width': 2,
    }),
    height > width * 0.6 ? coping(scene, height * 0.07, dark ? tones.deep : tones.near) : '',
    element('path', {
      d: branch.outline,
      fill: dark ? '#14181b' : tones.deep,
      filter: scene.ragged(5),
    }),
    blossoms(random, branch.tips, 13, dark ? tones.mist : tones.accent),
  ].join('');
}
