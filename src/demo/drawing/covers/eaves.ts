import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { birds, disc, sky } from './parts/sky.ts';

/** A hall's roof with upturned corners, rows of tiles and the shadow of its eaves. */
function roof(scene: Scene, ridge: Point, half: number, drop: number, tone: string): string {
  const { tones, height } = scene;
  const slope = (side: number): Point[] => [
    at(ridge.x + side * half * 0.42, ridge.y),
    at(ridge.x + side * half * 0.56, ridge.y + drop * 0.45),
    at(ridge.x + side * half * 0.8, ridge.y + drop * 0.86),
    at(ridge.x + side * half * 1.08, ridge.y + drop * 0.8),
  ];
  const eave = [
    at(ridge.x + half * 0.8, ridge.y + drop * 1.04),
    at(ridge.x, ridge.y + drop * 1.1),
    at(ridge.x - half * 0.8, ridge.y + drop * 1.04),
  ];
  const body = `${curve(slope(1))}${curve([at(ridge.x + half * 1.08, ridge.y + drop * 0.8), ...eave, at(ridge.x - half * 1.08, ridge.y + drop * 0.8)]).replace('M', 'L')}${curve(slope(-1).reverse()).replace('M', 'L')}Z`;
  const tiles = Array.from({ length: 25 }, (_, index) => {
    const share = (index - 12) / 12;
    const spread = Math.abs(share);
    return curve([
      at(ridge.x + share * half * 0.42, ridge.y),
      at(ridge.x + share * half * 0.6, ridge.y + drop * 0.55),
      at(ridge.x + share * half * (0.84 + spread * 0.1), ridge.y + drop * (1.08 - spread * 0.12)),
    ]);
  }).join('');
  const wall = { x: ridge.x - half * 0.66, y: ridge.y + drop * 1.04, width: half * 1.32 };
  const fade = scene.linear(
    [0, wall.y],
    [0, wall.y + drop * 1.3],
    [
      [0, tone, 0.55],
      [1, tone, 0],
    ],
  );
  const posts = [-0.6, -0.2, 0.2, 0.6].map((share) =>
    element('rect', {
      x: ridge.x + share * half - half * 0.02,
      y: wall.y,
      width: half * 0.04,
      height: drop * 1.1,
      fill: fade,
    }),
  );
  const thick = drop * 0.1;
  return [
    element('rect', { ...wall, height: height - wall.y, fill: fade }),
    ...posts,
    element('path', { d: body, fill: tone }),
    element('path', {
      d: tiles,
      fill: 'none',
      stroke: mix(tone, tones.ground, 0.3),
      'stroke-width': half * 0.007 + 0.6,
    }),
    element('path', {
      d: `M${ridge.x - half * 0.46} ${ridge.y + thick * 0.3}V${ridge.y - thick * 1.4}Q${ridge.x} ${ridge.y - thick * 0.4} ${ridge.x + half * 0.46} ${ridge.y - thick * 1.4}V${ridge.y + thick * 0.3}Z`,
      fill: mix(tone, tones.deep, 0.35),
    }),
  ].join('');
}

/** Roofs of an old quarter that rise one behind another out of the mist. */
export function eaves(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const rows = random.integer(3, 4);
  const dusk = random.chance(0.4);
  const drawn = Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const half = width * (0.17 + near * 0.2);
    const tone =
      near < 0.5
        ? mix(tones.far, tones.middle, near * 2)
        : mix(tones.middle, tones.deep, near * 1.6 - 0.8);
    const top = height * (0.3 + near * 0.38);
    const count = near > 0.8 ? 1 : 2;
    const mist = scene.linear(
      [0, top + half * 0.4],
      [0, top + half * 1.1],
      [
        [0, tones.ground, 0],
        [1, tones.ground, 0.85],
      ],
    );
    const roofs = Array.from({ length: count }, (_, index) =>
      roof(
        scene,
        at(width * ((index + random.between(0.2, 0.8)) / count), top + random.between(-20, 20)),
        half * random.between(0.85, 1.15),
        half * random.between(0.5, 0.62),
        tone,
      ),
    );
    return roofs.join('') + (row < rows - 1 ? element('rect', { width, height, fill: mist }) : '');
  });
  return [
    sky(scene, height * 0.7),
    disc(
      scene,
      width * random.between(0.2, 0.8),
      height * random.between(0.13, 0.22),
      random.between(30, 54),
      dusk,
    ),
    birds(scene, width * random.between(0.1, 0.6), height * 0.2, random.integer(3, 7)),
    group({ filter: scene.wash(0.16) }, ...drawn),
  ].join('');
}
