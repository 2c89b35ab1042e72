import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at, curve } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { mistyHill, skyline } from './parts/hills.ts';
import { reeds } from './parts/plants.ts';
import { disc, sky } from './parts/sky.ts';
import { boat, ripples } from './parts/water.ts';

/** A low island and its reflection. */
function island(scene: Scene, x: number, y: number, length: number, tone: string): string {
  const { random } = scene;
  const rise = length * random.between(0.1, 0.2);
  const top = [
    at(x - length / 2, y),
    at(x - length * 0.3, y - rise * 0.6),
    at(x - length * 0.08, y - rise * random.between(0.8, 1.1)),
    at(x + length * 0.15, y - rise * random.between(0.4, 0.8)),
    at(x + length * 0.5, y),
  ];
  const mirrored = top.map((point) => at(point.x, y + (y - point.y) * 0.7));
  return (
    element('path', { d: curve(mirrored), fill: tone, 'fill-opacity': 0.25 }) +
    element('path', { d: curve(top), fill: tone, 'fill-opacity': 0.85 })
  );
}

/** A wide water under a low sun: far shore, islands, ripples, reeds close by. */
export function lake(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const horizon = height * random.between(0.36, 0.56);
  const warm = random.chance(0.45);
  const sunX = width * random.between(0.22, 0.78);
  const light = warm ? mix(tones.ground, tones.accent, 0.35) : tones.ground;
  const water = scene.linear(
    [0, horizon],
    [0, height],
    [
      [0, mix(tones.mist, tones.ground, 0.3)],
      [0.35, tones.far],
      [1, tones.middle],
    ],
  );
  const path = scene.radial([sunX, horizon], height * 0.6, [
    [0, light, 0.85],
    [1, light, 0],
  ]);
  const side = random.chance(0.5);
  const shore = [0.16, 0.08].map((rise, index) =>
    mistyHill(
      scene,
      skyline(scene, { base: horizon, rise: height * rise, tops: 3 + index, sharpness: 0.2 }),
      index === 0 ? tones.far : tones.middle,
      height * 0.2,
    ),
  );
  const air = scene.clip(element('rect', { width, height: horizon }));
  return [
    sky(scene, horizon),
    disc(scene, sunX, horizon - height * random.between(0.06, 0.24), random.between(24, 46), warm),
    group({ 'clip-path': air }, ...shore),
    element('rect', {
      y: horizon,
      width,
      height: height - horizon,
      fill: water,
      filter: scene.wash(0.16),
    }),
    element('rect', { y: horizon, width, height: height - horizon, fill: path }),
    ripples(scene, { top: horizon, colour: tones.ground, count: 60, opacity: 0.5 }),
    ripples(scene, { top: horizon, colour: tones.near, count: 34, opacity: 0.35 }),
    island(
      scene,
      width * random.between(0.1, 0.9),
      horizon + height * 0.05,
      width * random.between(0.16, 0.34),
      tones.near,
    ),
    random.chance(0.6)
      ? boat(scene, width * (side ? 0.68 : 0.32), horizon + height * 0.17, random.between(0.7, 1.1))
      : '',
    reeds(scene, {
      from: side ? -20 : width * 0.6,
      to: side ? width * 0.4 : width + 20,
      count: random.integer(12, 26),
      height: (height - horizon) * random.between(0.8, 1.25),
      colour: tones.deep,
    }),
  ].join('');
}
