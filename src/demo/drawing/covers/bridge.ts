import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke, sampleCurve } from '../shapes/brush.ts';
import { at, curve } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';
import { mistyRanges } from './parts/hills.ts';
import { leaf } from './parts/plants.ts';
import { disc, sky } from './parts/sky.ts';
import { ripples } from './parts/water.ts';

/** A stone bridge with one or three arches, as one outline above the water line at 0. */
function stoneBridge(span: number, rise: number, arches: number): { body: string; rail: string } {
  const deck = [
    at(-span * 0.72, -4),
    at(-span * 0.45, -rise * 0.42),
    at(0, -rise * 1.22),
    at(span * 0.45, -rise * 0.42),
    at(span * 0.72, -4),
  ];
  const hole = (x: number, half: number, top: number): string =>
    `M${x - half} 0A${half} ${top} 0 0 1 ${x + half} 0Z`;
  const sides =
    arches === 3
      ? hole(-span * 0.36, span * 0.1, rise * 0.3) + hole(span * 0.36, span * 0.1, rise * 0.3)
      : '';
  const middle = arches === 3 ? hole(0, span * 0.2, rise * 0.8) : hole(0, span * 0.3, rise * 0.86);
  const posts = sampleCurve(deck, 25)
    .map((point) => `M${point.x} ${point.y}v-17`)
    .join('');
  const handrail = curve(sampleCurve(deck, 25).map((point) => at(point.x, point.y - 14)));
  return { body: `${curve(deck)}V8H${-span * 0.72}Z${middle}${sides}`, rail: posts + handrail };
}

/** Willow strands that hang into the picture from above. */
function willow(scene: Scene, from: number, to: number): string {
  const { random, height, tones } = scene;
  const strands: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const x = random.between(from, to);
    const length = height * random.between(0.2, 0.58);
    const sway = random.between(6, 40);
    const line = [at(x, -20), at(x + sway * 0.4, length * 0.5), at(x + sway, length)];
    strands.push(brushStroke(line, 2.6, () => 1));
    for (const place of sampleCurve(line, Math.round(length / 17)).slice(2)) {
      strands.push(
        leaf(place, 1.57 + random.sign() * random.between(0.25, 0.7), random.between(16, 30), 5),
      );
    }
  }
  return element('path', {
    d: strands.join(''),
    fill: mix(tones.near, tones.deep, 0.3),
    'fill-opacity': 0.88,
  });
}

/** An arched bridge and its reflection, which close to a ring. */
export function bridge(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const level = height * random.between(0.6, 0.72);
  const span = width * random.between(0.44, 0.62);
  const shape = stoneBridge(span, Math.min(span * 0.42, height * 0.32), random.pick([1, 1, 3]));
  const x = width * random.between(0.38, 0.62);
  const stone = scene.linear(
    [0, -span * 0.45],
    [0, 10],
    [
      [0, tones.near],
      [1, mix(tones.near, tones.middle, 0.6)],
    ],
  );
  const water = scene.linear(
    [0, level],
    [0, height],
    [
      [0, tones.ground, 0.9],
      [1, tones.far],
    ],
  );
  const drawn = (opacity: number): string =>
    element('path', {
      d: shape.body,
      fill: stone,
      'fill-opacity': opacity,
      'fill-rule': 'evenodd',
    }) +
    element('path', {
      d: shape.rail,
      fill: 'none',
      stroke: tones.near,
      'stroke-width': 3,
      'stroke-opacity': opacity,
    });
  const left = random.chance(0.5);
  return [
    sky(scene, level),
    disc(
      scene,
      width * random.between(0.2, 0.8),
      height * 0.2,
      random.between(26, 44),
      random.chance(0.4),
    ),
    group(
      { filter: scene.wash(0.25) },
      mistyRanges(scene, {
        from: height * 0.4,
        to: level,
        layers: 3,
        rise: height * 0.24,
        sharpness: 0.2,
      }),
    ),
    element('rect', { y: level, width, height: height - level, fill: water }),
    // The filter must stand outside the turned group: its region would be mirrored with it.
    group(
      { filter: scene.ragged(16, 0.02) },
      group({ transform: `translate(${x} ${level}) scale(1 -0.92)` }, drawn(0.34)),
    ),
    ripples(scene, { top: level, colour: tones.ground, count: 40, opacity: 0.7 }),
    ripples(scene, { top: level, colour: tones.near, count: 26, opacity: 0.32 }),
    group({ transform: `translate(${x} ${level})` }, drawn(1)),
    willow(scene, left ? -30 : width * 0.74, left ? width * 0.26 : width + 20),
  ].join('');
}
