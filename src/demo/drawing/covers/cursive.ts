import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { dryStroke } from '../shapes/brush.ts';
import { at, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** A ring drawn in one breath, not quite closed. */
function ring(scene: Scene, centre: Point, radius: number, thick: number): string {
  const { random, tones } = scene;
  const start = random.between(0, 6.28);
  const turn = random.sign();
  const line = Array.from({ length: 13 }, (_, step) => {
    const angle = start + (turn * step * 5.75) / 12;
    const r = radius * (1 + 0.05 * Math.sin(angle * 2 + start)) * (1 - step * 0.006);
    return at(centre.x + Math.cos(angle) * r, centre.y + Math.sin(angle) * r * 0.97);
  });
  const pressure = (share: number): number => 0.75 + 0.35 * Math.sin(share * 4.5) - share * 0.35;
  return dryStroke(line, { width: thick, colour: tones.deep, dryness: 0.42, pressure }, random);
}

/** A few great strokes, each one movement of the arm: across, down, and turned away. */
function gesture(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const unit = Math.min(width, height);
  const middle = at(width * random.between(0.4, 0.6), height * random.between(0.42, 0.58));
  const stroke = (
    angle: number,
    reach: number,
    bend: number,
    thick: number,
    colour: string,
  ): string => {
    const along = (share: number, side: number): Point =>
      at(
        middle.x + Math.cos(angle) * reach * share - Math.sin(angle) * side,
        middle.y + Math.sin(angle) * reach * share + Math.cos(angle) * side,
      );
    const line = [
      along(-1, bend * 0.3),
      along(-0.55, -bend * 0.4),
      along(0.1, -bend * 0.2),
      along(0.6, bend * 0.7),
      along(1, bend * 1.5),
    ];
    const beat = random.between(3, 5);
    const pressure = (share: number): number =>
      (0.72 + 0.28 * Math.cos(share * beat)) * (1 - share * 0.3);
    return dryStroke(line, { width: thick, colour, dryness: 0.55, pressure }, random);
  };
  const first = random.between(-0.35, 0.2);
  const wide = (angle: number): number =>
    0.44 *
    Math.min(
      width / Math.max(Math.abs(Math.cos(angle)), 0.1),
      height / Math.max(Math.abs(Math.sin(angle)), 0.1),
    );
  const second = first + random.sign() * random.between(0.9, 1.6);
  const third = first + random.between(-0.3, 0.3);
  return [
    group(
      { opacity: 0.3 },
      stroke(third, wide(third), unit * 0.2 * random.sign(), unit * 0.34, tones.middle),
    ),
    group(
      { opacity: 0.92 },
      stroke(
        first,
        wide(first) * 0.86,
        unit * random.between(-0.16, 0.16),
        unit * random.between(0.12, 0.2),
        tones.deep,
      ),
    ),
    group(
      { opacity: 0.85 },
      stroke(
        second,
        wide(second) * 0.8,
        unit * random.between(-0.2, 0.2),
        unit * random.between(0.06, 0.12),
        mix(tones.near, tones.deep, 0.6),
      ),
    ),
  ].join('');
}

/** Pure calligraphy: a ring, or a few great strokes, on tinted paper. */
export function cursive(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const fill = scene.radial([width * 0.4, height * 0.35], Math.max(width, height) * 0.85, [
    [0, tones.ground],
    [1, mix(tones.ground, tones.mist, 0.9)],
  ]);
  const ground = element('rect', { width, height, fill });
  const dot = element('circle', {
    cx: width * random.between(0.2, 0.8),
    cy: height * random.between(0.2, 0.8),
    r: Math.min(width, height) * random.between(0.05, 0.11),
    fill: tones.accent,
    'fill-opacity': 0.85,
    filter: scene.ragged(6),
  });
  if (random.chance(0.5)) {
    const radius = Math.min(width, height) * random.between(0.28, 0.36);
    const centre = at(width * random.between(0.42, 0.58), height * random.between(0.44, 0.56));
    const halo = ring(scene, at(centre.x + 26, centre.y + 20), radius * 1.08, radius * 0.5);
    return (
      ground +
      dot +
      group({ opacity: 0.13 }, halo) +
      ring(scene, centre, radius, radius * random.between(0.22, 0.4))
    );
  }
  return ground + dot + gesture(scene);
}
