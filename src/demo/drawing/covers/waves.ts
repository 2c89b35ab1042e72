import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { createNoise } from '../shapes/noise.ts';
import { at, circle, curve } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** Rows of overlapping fans of concentric arcs, the sea of embroidered robes. */
function scales(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const radius = random.between(62, 110);
  const fans: string[] = [];
  for (let row = 0; row * radius * 0.5 < height + radius; row += 1) {
    const depth = (row * radius * 0.5) / height;
    for (let column = -1; column * radius * 2 < width + radius * 2; column += 1) {
      const centre = at(
        column * radius * 2 + (row % 2) * radius,
        row * radius * 0.5 + radius * 0.4,
      );
      const body = random.chance(0.06)
        ? tones.accent
        : mix(tones.far, tones.near, Math.min(1, depth));
      for (const [index, share] of [1, 0.76, 0.52, 0.28].entries()) {
        fans.push(
          element('path', {
            d: circle(centre, radius * share - 1.5),
            fill: index % 2 === 0 ? body : mix(tones.ground, body, 0.18),
          }),
        );
      }
    }
  }
  return element('rect', { width, height, fill: tones.ground }) + group({}, ...fans);
}

/** Water drawn in lines only, each taking its neighbour's movement a little further. */
function lines(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const noise = createNoise(random, 2);
  const drift = random.between(0.03, 0.06);
  const horizon = height * random.between(0.14, 0.36);
  const drawn: string[] = [];
  let y = horizon;
  for (let row = 0; y < height + 60; row += 1) {
    const depth = (y - horizon) / (height - horizon);
    const swing = 5 + depth * 74;
    const points = Array.from({ length: 37 }, (_, step) => {
      const x = (step / 36) * (width + 80) - 40;
      const crest = Math.sin(x / (46 + depth * 80) + noise(row * drift + 5) * 7);
      return at(
        x,
        y - swing * (noise(x / (150 + depth * 190) + row * drift * 2) * 0.8 + crest * 0.26),
      );
    });
    const d = curve(points);
    drawn.push(
      element('path', {
        d: `${d}V${height + 90}H-40Z`,
        fill: mix(mix(tones.ground, tones.mist, 0.4), tones.middle, depth * 0.75),
      }),
      element('path', {
        d,
        fill: 'none',
        stroke: tones.near,
        'stroke-width': 1.2 + depth * 2.6,
        'stroke-opacity': 0.75,
      }),
    );
    y += 8 + depth * 24;
  }
  const sky = scene.linear(
    [0, 0],
    [0, horizon],
    [
      [0, tones.mist],
      [1, tones.ground],
    ],
  );
  const sun = {
    cx: width * random.between(0.2, 0.8),
    cy: horizon,
    r: Math.min(width, height) * random.between(0.08, 0.15),
  };
  return [
    element('rect', { width, height, fill: sky }),
    element('circle', { ...sun, fill: tones.accent, 'fill-opacity': 0.85 }),
    ...drawn,
  ].join('');
}

/** A study of waves, as pattern or as movement. */
export function waves(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const drawn = random.chance(0.45) ? scales(scene) : lines(scene);
  const light = scene.linear(
    [0, 0],
    [width * 0.7, height],
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0],
      [1, tones.deep, 0.28],
    ],
  );
  return drawn + element('rect', { width, height, fill: light });
}
