import type { Scene } from '../scene.ts';
import { group } from '../shapes/svg.ts';
import { mistyRanges } from './parts/hills.ts';
import { birds, disc, sky } from './parts/sky.ts';
import { boat, ripples } from './parts/water.ts';

/** Hills behind hills in mist, with a strip of lake before them. */
export function mistyHills(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const shore = height * random.between(0.74, 0.9);
  const sharpness = random.pick([0.1, 0.3, 0.9]);
  const warm = random.chance(0.35);
  const ranges = mistyRanges(scene, {
    from: height * random.between(0.36, 0.48),
    to: shore,
    layers: random.integer(4, 6),
    rise: height * random.between(0.2, 0.34),
    sharpness,
  });
  const radius = random.between(26, 58);
  const moon = disc(
    scene,
    width * random.between(0.2, 0.8),
    height * random.between(0.14, 0.3),
    radius,
    warm,
  );
  return [
    sky(scene, height * 0.6),
    random.chance(0.75) ? moon : '',
    group({ filter: scene.wash(0.3) }, ranges),
    ripples(scene, { top: shore, colour: tones.near, count: 26, opacity: 0.35 }),
    boat(
      scene,
      width * random.between(0.2, 0.8),
      shore + (height - shore) * 0.45,
      random.between(0.6, 1.1),
    ),
    random.chance(0.5)
      ? birds(scene, width * random.between(0.3, 0.6), height * 0.24, random.integer(4, 7))
      : '',
  ].join('');
}
