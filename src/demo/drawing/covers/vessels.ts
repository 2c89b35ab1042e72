import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { brushStroke, leafPressure } from '../shapes/brush.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { blossoms, bough } from './parts/plants.ts';

type Profile = readonly number[];

/** Half-widths from the foot to the lip, as shares of the height. */
const profiles: readonly [Profile, ...Profile[]] = [
  [0.2, 0.3, 0.4, 0.42, 0.34, 0.14, 0.09, 0.1, 0.15],
  [0.16, 0.2, 0.26, 0.34, 0.42, 0.4, 0.2, 0.14, 0.17],
  [0.22, 0.42, 0.52, 0.54, 0.5, 0.42, 0.34, 0.32, 0.34],
  [0.14, 0.36, 0.44, 0.3, 0.13, 0.09, 0.08, 0.08, 0.12],
  [0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.31, 0.33, 0.38],
  [0.24, 0.18, 0.3, 0.46, 0.5, 0.42, 0.24, 0.2, 0.28],
];

function outline(profile: Profile, foot: Point, height: number): string {
  const right = profile.map((half, step) =>
    at(foot.x + half * height, foot.y - (step / (profile.length - 1)) * height),
  );
  const left = right.map((point) => at(foot.x * 2 - point.x, point.y)).reverse();
  return `${curve(right)}${curve(left).replace('M', 'L')}Z`;
}

/** A band of painted strokes or rings around the belly. */
function ornament(random: Random, foot: Point, height: number, colour: string): string {
  const style = random.integer(0, 2);
  if (style === 0) {
    const rings = [0.34, 0.38, 0.62, 0.66].map((share) =>
      brushStroke(
        [
          at(foot.x - height, foot.y - height * share),
          at(foot.x, foot.y - height * (share - 0.03)),
          at(foot.x + height, foot.y - height * share),
        ],
        height * 0.012,
        () => 1,
      ),
    );
    return element('path', { d: rings.join(''), fill: colour, 'fill-opacity': 0.7 });
  }
  if (style === 1) {
    const swirls = Array.from({ length: 9 }, (_, index) => {
      const x = foot.x + (index - 4) * height * 0.13;
      const y = foot.y - height * (0.45 + 0.07 * (index % 2));
      return brushStroke(
        [
          at(x - height * 0.06, y),
          at(x, y - height * 0.09),
          at(x + height * 0.07, y),
          at(x + height * 0.01, y + height * 0.07),
        ],
        height * 0.026,
        leafPressure,
      );
    });
    return element('path', { d: swirls.join(''), fill: colour, 'fill-opacity': 0.75 });
  }
  return '';
}

/** One glazed vessel: body, ornament, a highlight, a shade, and its shadow on the board. */
function vessel(scene: Scene, foot: Point, height: number, glaze: string): string {
  const { random, tones } = scene;
  const d = outline(random.pick(profiles), foot, height);
  const clip = scene.clip(element('path', { d }));
  const reach = height * 0.5;
  const shade = scene.linear(
    [foot.x - reach, 0],
    [foot.x + reach, 0],
    [
      [0, '#ffffff', 0.1],
      [0.3, '#ffffff', 0.3],
      [0.55, tones.deep, 0.05],
      [1, tones.deep, 0.55],
    ],
  );
  const shadow = {
    cx: foot.x + height * 0.16,
    cy: foot.y + 4,
    rx: height * 0.42,
    ry: height * 0.045,
  };
  return [
    element('ellipse', { ...shadow, fill: tones.deep, 'fill-opacity': 0.3, filter: scene.blur(6) }),
    element('path', { d, fill: glaze }),
    group(
      { 'clip-path': clip },
      ornament(random, foot, height, mix(glaze, tones.deep, 0.65)),
      element('rect', {
        x: foot.x - height,
        y: foot.y - height * 0.24 * random.next(),
        width: height * 2,
        height,
        fill: mix(glaze, tones.deep, 0.3),
        'fill-opacity': 0.5,
      }),
    ),
    element('path', { d, fill: shade }),
  ].join('');
}

/** Old vessels in a row, one with a twig of blossom. */
export function vessels(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const floor = height * random.between(0.78, 0.86);
  const wall = scene.radial(
    [width * random.between(0.1, 0.4), height * 0.2],
    Math.max(width, height),
    [
      [0, tones.ground],
      [1, mix(tones.mist, tones.far, 0.75)],
    ],
  );
  const board = scene.linear(
    [0, floor - 20],
    [0, height],
    [
      [0, mix(tones.middle, tones.near, 0.3)],
      [1, tones.near],
    ],
  );
  const count = height > width * 1.2 ? 2 : random.integer(3, 4);
  const tallest = Math.min(height * 0.56, (width / count) * 1.25);
  const twigged = random.integer(0, count - 1);
  const drawn = Array.from({ length: count }, (_, index) => {
    const tall = tallest * random.between(0.6, 1);
    const foot = at(
      ((index + 0.5) * width) / count + random.between(-18, 18),
      floor + random.between(0, 26),
    );
    const glaze =
      index === twigged && random.chance(0.5)
        ? tones.accent
        : random.pick([tones.ground, tones.far, tones.middle, tones.near, tones.mist]);
    const lip = at(foot.x, foot.y - tall * 0.97);
    const twig = bough(
      random,
      [
        lip,
        at(lip.x + 12, lip.y - height * 0.1),
        at(lip.x + random.between(-50, 90), lip.y - height * 0.2),
        at(lip.x + random.between(-120, 160), lip.y - height * 0.27),
      ],
      8,
    );
    const spray =
      element('path', { d: twig.outline, fill: tones.deep }) +
      blossoms(random, twig.tips, 11, glaze === tones.accent ? tones.near : tones.accent);
    return (index === twigged ? spray : '') + vessel(scene, foot, tall, glaze);
  });
  return [
    element('rect', { width, height, fill: wall, filter: scene.wash(0.06) }),
    element('rect', { y: floor - 20, width, height, fill: board, filter: scene.wash(0.08) }),
    ...drawn,
  ].join('');
}
