import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke, tailPressure } from '../shapes/brush.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { sky } from './parts/sky.ts';
import { ripples } from './parts/water.ts';

/** A floating or lifted leaf: a wavy ellipse with veins that run to a point off its middle. */
function pad(scene: Scene, centre: Point, size: number, flat: number, tone: string): string {
  const { random, tones } = scene;
  const phase = random.between(0, 6.28);
  const rim = Array.from({ length: 22 }, (_, step) => {
    const angle = (step / 22) * 6.2832;
    const r = size * (1 + 0.05 * Math.sin(angle * 5 + phase) + 0.03 * Math.sin(angle * 9));
    return at(centre.x + Math.cos(angle) * r, centre.y + Math.sin(angle) * r * flat);
  });
  const heart = at(centre.x + size * random.between(-0.15, 0.15), centre.y - size * flat * 0.12);
  const veins = rim
    .filter((_, step) => step % 2 === 0)
    .map((point) =>
      brushStroke(
        [
          heart,
          at(heart.x * 0.5 + point.x * 0.5, heart.y * 0.5 + point.y * 0.5 - size * flat * 0.05),
          at(heart.x + (point.x - heart.x) * 0.93, heart.y + (point.y - heart.y) * 0.93),
        ],
        size * 0.035,
        tailPressure,
      ),
    )
    .join('');
  const fill = scene.radial([heart.x, heart.y], size * 1.1, [
    [0, mix(tone, tones.ground, 0.32)],
    [1, tone],
  ]);
  return (
    element('path', { d: curve(rim, true), fill }) +
    element('path', { d: veins, fill: mix(tone, tones.deep, 0.45), 'fill-opacity': 0.55 })
  );
}

/** A blossom of pointed petals, drawn from the outer ones to the heart. */
function flower(scene: Scene, foot: Point, size: number): string {
  const { tones } = scene;
  const petal = (lean: number, long: number, fill: string): string => {
    const tip = at(foot.x + Math.sin(lean) * long, foot.y - Math.cos(lean) * long);
    const wide = size * 0.24;
    const belly = (side: number): Point =>
      at(
        foot.x + Math.sin(lean) * long * 0.5 + Math.cos(lean) * wide * side,
        foot.y - Math.cos(lean) * long * 0.5 + Math.sin(lean) * wide * side,
      );
    return element('path', { d: curve([foot, belly(-1), tip, belly(1)], true, 0.9), fill });
  };
  const pale = mix(tones.accent, '#fff6ee', 0.72);
  const leans = [
    [-1.25, 0.82],
    [1.25, 0.82],
    [-0.8, 0.95],
    [0.8, 0.95],
    [-0.4, 1],
    [0.4, 1],
    [0, 0.98],
  ] as const;
  return leans
    .map(([lean, long], index) =>
      petal(lean, size * long, mix(pale, tones.accent, 0.5 - index * 0.07)),
    )
    .join('');
}

/** Lotus on the lake: great leaves, their stems, a blossom or a bud. */
export function lotus(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const level = height * random.between(0.3, 0.5);
  const floating = Array.from({ length: 9 }, (_, index) => {
    const depth = (index + random.next()) / 9;
    return pad(
      scene,
      at(width * random.next(), level + depth * (height - level)),
      (40 + depth * 90) * random.between(0.8, 1.2),
      0.3,
      mix(tones.far, tones.middle, depth),
    );
  });
  const water = scene.linear(
    [0, level],
    [0, height],
    [
      [0, tones.ground, 0],
      [1, tones.far, 0.8],
    ],
  );
  const raised = Array.from({ length: random.integer(2, 4) }, (_, index) => {
    const size = Math.min(width, height) * random.between(0.13, 0.23);
    const head = at(width * random.between(0.1, 0.9), height * random.between(0.32, 0.62));
    const stem = brushStroke(
      [
        at(head.x + random.between(-50, 50), height + 30),
        at(head.x + random.between(-24, 24), (height + head.y) / 2),
        head,
      ],
      11,
      () => 1,
    );
    return (
      element('path', { d: stem, fill: tones.near }) +
      pad(
        scene,
        head,
        size,
        random.between(0.42, 0.6),
        index === 0 ? tones.near : mix(tones.middle, tones.near, 0.6),
      )
    );
  });
  const foot = at(width * random.between(0.28, 0.72), height * random.between(0.34, 0.5));
  const size = Math.min(width, height) * random.between(0.16, 0.24);
  const stalk = brushStroke(
    [
      at(foot.x + random.between(-40, 40), height + 30),
      at(foot.x + random.between(-20, 20), height * 0.75),
      foot,
    ],
    9,
    () => 1,
  );
  return [
    sky(scene, level * 1.2),
    element('rect', { y: level, width, height: height - level, fill: water }),
    ripples(scene, { top: level, colour: tones.middle, count: 30, opacity: 0.35 }),
    group({ filter: scene.wash(0.22) }, ...floating),
    group({ filter: scene.wash(0.14) }, ...raised),
    element('path', { d: stalk, fill: tones.near }),
    flower(scene, foot, size),
  ].join('');
}
