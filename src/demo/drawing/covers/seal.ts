import { cinnabar, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { dryStroke } from '../shapes/brush.ts';
import { at } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { drawFret } from './parts/frets.ts';

/** The print of a carved seal: red ground with white lines, or the reverse. */
function print(scene: Scene, x: number, y: number, size: number): string {
  const { random } = scene;
  const red = random.chance(0.55);
  const pad = size * 0.09;
  const cells = random.pick([2, 2, 3]);
  const cell = (size - pad * 2) / cells;
  const lines = Array.from({ length: cells * cells }, (_, index) =>
    drawFret(
      random,
      x + pad + (index % cells) * cell,
      y + pad + Math.floor(index / cells) * cell,
      cell,
    ),
  ).join('');
  const field = { x, y, width: size, height: size, rx: size * 0.05 };
  const pen = {
    d: lines,
    fill: 'none',
    'stroke-width': (size / cells) * 0.085,
    'stroke-linejoin': 'round',
  };
  return red
    ? element('rect', { ...field, fill: cinnabar }) + element('path', { ...pen, stroke: '#FAF4EC' })
    : element('rect', {
        ...field,
        fill: '#FAF4EC',
        'fill-opacity': 0.5,
        stroke: cinnabar,
        'stroke-width': size * 0.045,
      }) + element('path', { ...pen, stroke: cinnabar });
}

/** A seal's print beside one sweep of thin ink. */
export function seal(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const size = Math.min(width, height) * random.between(0.34, 0.48);
  const x = width * random.between(0.18, 0.82 - size / width);
  const y = height * random.between(0.2, 0.8 - size / height);
  const tilt = random.between(-3, 3);
  const paperFill = scene.linear(
    [0, 0],
    [width, height],
    [
      [0, tones.ground],
      [1, mix(tones.ground, tones.mist, 0.8)],
    ],
  );
  const sweep = (share: number, thick: number, colour: string): string =>
    dryStroke(
      [
        at(-60, height * share),
        at(width * 0.3, height * (share - 0.08 * random.sign())),
        at(width * 0.66, height * (share + 0.05 * random.sign())),
        at(width * 1.08, height * (share + random.between(-0.12, 0.12))),
      ],
      { width: thick, colour, dryness: 0.5 },
      random,
    );
  return [
    element('rect', { width, height, fill: paperFill }),
    group(
      { opacity: 0.75, filter: scene.wash(0.25) },
      sweep(random.between(0.3, 0.7), height * random.between(0.2, 0.36), tones.far),
    ),
    group(
      { opacity: 0.8 },
      sweep(random.between(0.15, 0.85), height * random.between(0.05, 0.11), tones.near),
    ),
    group(
      {
        transform: `rotate(${tilt} ${x + size / 2} ${y + size / 2})`,
        filter: scene.wash(0.13, 0.03),
      },
      group({ filter: scene.ragged(5, 0.05) }, print(scene, x, y, size)),
    ),
  ].join('');
}
