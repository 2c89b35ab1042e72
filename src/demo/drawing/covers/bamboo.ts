import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { at, curve } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { leaf } from './parts/plants.ts';
import { disc, sky } from './parts/sky.ts';

type Cane = { stem: string; leaves: string };

/** A cane: joints with a gap of light between them, leaves in bunches of three to five. */
function cane(random: Random, x: number, height: number, thick: number): Cane {
  const lean = random.between(-0.08, 0.08);
  const joint = thick * random.between(6, 9);
  const stem: string[] = [];
  const leaves: string[] = [];
  for (let y = height + 40 * random.next(); y > -joint; y -= joint) {
    const place = (rise: number): number => x + (height - rise) * lean;
    const [low, high] = [y - 3, y - joint + 3];
    const half = thick / 2;
    stem.push(
      curve(
        [
          at(place(low) - half * 1.12, low),
          at(place((low + high) / 2) - half * 0.92, (low + high) / 2),
          at(place(high) - half * 1.12, high),
          at(place(high) + half * 1.12, high),
          at(place((low + high) / 2) + half * 0.92, (low + high) / 2),
          at(place(low) + half * 1.12, low),
        ],
        true,
        0.3,
      ),
    );
    if (random.chance(0.5)) {
      const side = random.sign();
      const from = at(place(y) + side * thick * random.between(1, 3), y - random.between(0, 30));
      const count = random.integer(3, 5);
      for (let index = 0; index < count; index += 1) {
        const angle = Math.PI / 2 - side * (0.15 + index * 0.34) - side * random.between(0, 0.2);
        leaves.push(
          leaf(from, angle, thick * random.between(3.6, 7), thick * random.between(0.5, 0.85)),
        );
      }
    }
  }
  return { stem: stem.join(''), leaves: leaves.join('') };
}

/** A grove of bamboo: pale canes in the mist, a few dark ones before it. */
export function bamboo(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const rows = [
    { tone: tones.far, count: 5, thick: 22, opacity: 0.55, blur: 3 },
    { tone: tones.middle, count: 3, thick: 30, opacity: 0.7, blur: 0 },
    { tone: tones.near, count: random.integer(1, 3), thick: 40, opacity: 0.95, blur: 0 },
  ];
  const drawn = rows.map((row, depth) => {
    const canes = Array.from({ length: row.count }, (_, index) =>
      cane(
        random,
        width * ((index + random.between(0.15, 0.85)) / row.count),
        height,
        row.thick * random.between(0.75, 1.15),
      ),
    );
    return group(
      {
        'fill-opacity': row.opacity,
        filter: row.blur > 0 ? scene.blur(row.blur) : scene.wash(0.2),
      },
      element('path', { d: canes.map((one) => one.stem).join(''), fill: row.tone }),
      element('path', {
        d: canes.map((one) => one.leaves).join(''),
        fill: depth === 2 ? tones.deep : row.tone,
      }),
    );
  });
  const moon = disc(
    scene,
    width * random.between(0.25, 0.75),
    height * random.between(0.2, 0.45),
    Math.min(width, height) * random.between(0.09, 0.16),
    random.chance(0.4),
  );
  return [sky(scene, height), random.chance(0.7) ? moon : '', ...drawn].join('');
}
