import { mistyRanges } from '../covers/parts/hills.ts';
import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { dryStroke } from '../shapes/brush.ts';
import { at } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

type Drape = (scene: Scene) => string;

const plain: Drape = () => '';

/** Broad strokes of thin ink, as a painter primes a panel. */
const strokes: Drape = (scene) => {
  const { random, tones, width, height } = scene;
  const drawn = Array.from({ length: 4 }, () => {
    const y = random.between(0, height * 0.8);
    return dryStroke(
      [
        at(-40, y),
        at(width * 0.4, y + random.between(-60, 60)),
        at(width + 40, y + random.between(-90, 90)),
      ],
      { width: random.between(70, 150), colour: tones.far, dryness: 0.4 },
      random,
    );
  });
  return group({ opacity: 0.3, filter: scene.blur(1.5) }, ...drawn);
};

/** A round window behind the head. */
const disc: Drape = (scene) => {
  const { random, tones, width } = scene;
  const place = {
    cx: width * random.between(0.36, 0.64),
    cy: random.between(200, 260),
    r: random.between(165, 215),
  };
  return element('circle', {
    ...place,
    fill: mix(tones.ground, '#ffffff', 0.4),
    'fill-opacity': 0.55,
  });
};

/** Far hills over the shoulders. */
const hills: Drape = (scene) =>
  group(
    { opacity: 0.5 },
    mistyRanges(scene, {
      from: 250,
      to: 430,
      layers: 3,
      rise: 110,
      sharpness: scene.random.pick([0.1, 0.7]),
    }),
  );

/** The edge of a bookcase out of focus. */
const books: Drape = (scene) => {
  const { random, tones, width, height } = scene;
  const spines: string[] = [];
  for (const floor of [height * 0.32, height * 0.68, height * 1.04]) {
    for (let x = -10; x < width; ) {
      const thick = random.between(18, 44);
      const tall = height * random.between(0.2, 0.3);
      spines.push(
        element('rect', {
          x,
          y: floor - tall,
          width: thick,
          height: tall,
          fill: random.pick([tones.far, tones.middle, tones.mist, tones.near]),
        }),
      );
      x += thick + 3;
    }
  }
  return group({ opacity: 0.32, filter: scene.blur(7) }, ...spines);
};

/** A window's light on the wall. */
const window: Drape = (scene) => {
  const { random, tones, width } = scene;
  const lean = random.between(60, 120) * random.sign();
  const x = width * random.between(0.1, 0.4);
  const pane = (column: number, row: number): string => {
    const left = x + column * 118 + row * lean * 0.4;
    return `M${left.toFixed(1)} ${50 + row * 160}h104l${(lean * 0.36).toFixed(1)} 146h-104Z`;
  };
  const d = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('');
  return element('path', {
    d,
    fill: mix(tones.ground, '#fff6e4', 0.7),
    'fill-opacity': 0.5,
    filter: scene.blur(3),
  });
};

/** Covers the sheet behind a sitter: a tinted wall, brighter where the light comes from. */
export function drawBackdrop(scene: Scene, light: -1 | 1): string {
  const { random, tones, width, height } = scene;
  const depth = random.pick([0.1, 0.35, 0.6, 0.85]);
  const wall = scene.radial([width * (0.5 + light * 0.32), height * 0.24], height * 0.95, [
    [0, mix(tones.ground, tones.mist, depth)],
    [0.55, mix(tones.mist, tones.far, depth * 0.8)],
    [1, mix(tones.far, tones.middle, depth * 0.8)],
  ]);
  const drape = random.pick([plain, strokes, strokes, disc, hills, books, window]);
  return element('rect', { width, height, fill: wall }) + drape(scene);
}
