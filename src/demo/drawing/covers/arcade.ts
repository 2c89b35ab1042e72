import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at, polyline } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** A round or pointed arch as an opening that stands on `floor`. */
function opening(x: number, floor: number, half: number, rise: number, pointed: boolean): string {
  const spring = floor - rise + half;
  return pointed
    ? `M${x - half} ${floor}V${spring}Q${x - half} ${spring - half * 0.9} ${x} ${spring - half * 1.35}Q${x + half} ${spring - half * 0.9} ${x + half} ${spring}V${floor}Z`
    : `M${x - half} ${floor}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${floor}Z`;
}

/** A passage seen along its length: arch within arch, towards a light or a coloured door. */
function passage(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const steps = random.integer(6, 8);
  const pointed = random.chance(0.4);
  const far = at(width * random.between(0.42, 0.58), height * random.between(0.68, 0.74));
  const lit = random.chance(0.5);
  const place = (near: number): { x: number; floor: number; half: number; rise: number } => {
    const half = Math.min(width * 0.46, height * 0.5) * (0.13 + 0.87 * near);
    return {
      x: far.x + (width / 2 - far.x) * near,
      floor: far.y + (height * 1.04 - far.y) * near,
      half,
      rise: Math.max(half * (pointed ? 2.1 : 1.75), height * (0.2 + 0.7 * near)),
    };
  };
  const drawn = Array.from({ length: steps }, (_, step) => {
    const depth = (step + 1) / steps;
    const { x, floor, half, rise } = place((1 - step / steps) ** 1.5);
    const tone = lit
      ? mix(tones.deep, tones.mist, depth ** 1.4)
      : mix(tones.mist, tones.near, depth);
    const d = opening(x, floor, half, rise, pointed);
    const side = scene.linear(
      [x - half, 0],
      [x + half, 0],
      [
        [0, tones.deep, 0.4],
        [0.4, tones.deep, 0],
        [1, '#ffffff', 0.2],
      ],
    );
    return element('path', { d, fill: tone }) + element('path', { d, fill: side });
  });
  const [front, back] = [place(1), place(0)];
  const ground = polyline(
    [
      at(front.x - front.half, front.floor),
      at(back.x - back.half, back.floor),
      at(back.x + back.half, back.floor),
      at(front.x + front.half, front.floor),
    ],
    true,
  );
  const light = polyline(
    [
      at(far.x - width * 0.16, height * 1.04),
      at(back.x - back.half * 0.6, back.floor),
      at(back.x + back.half * 0.6, back.floor),
      at(far.x + width * 0.16, height * 1.04),
    ],
    true,
  );
  const glow = lit ? '#fff7e6' : tones.accent;
  const floorTone = scene.linear(
    [0, far.y],
    [0, height],
    [
      [0, mix(tones.near, tones.middle, 0.5)],
      [1, mix(tones.near, tones.deep, 0.6)],
    ],
  );
  const lightTone = scene.linear(
    [0, far.y],
    [0, height],
    [
      [0, glow, 0.75],
      [1, glow, 0.05],
    ],
  );
  const end = opening(back.x, back.floor, back.half * 0.66, back.rise * 0.8, pointed);
  return [
    element('rect', {
      width,
      height,
      fill: lit ? mix(tones.deep, tones.near, 0.2) : mix(tones.ground, tones.mist, 0.5),
    }),
    ...drawn,
    element('path', { d: ground, fill: floorTone }),
    element('path', { d: light, fill: lightTone }),
    element('path', { d: end, fill: glow }),
  ].join('');
}

/** A row of arches in a sunlit wall, with slanting shadows on the ground. */
function row(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const count = random.integer(3, 5);
  const pitch = width / count;
  const floor = height * random.between(0.74, 0.84);
  const half = pitch * 0.34;
  const rise = Math.min(floor * 0.82, half * random.between(3, 4.4));
  const pointed = random.chance(0.3);
  const slant = random.between(60, 190) * random.sign();
  const depth = height - floor;
  const marked = random.integer(0, count - 1);
  const arches = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * pitch;
    const d = opening(x, floor, half, rise, pointed);
    const inner = opening(
      x + Math.sign(slant) * half * 0.32,
      floor,
      half * 0.86,
      rise * 0.93,
      pointed,
    );
    const clip = scene.clip(element('path', { d }));
    const light = `M${x - half} ${floor}H${x + half}L${x + half + slant} ${floor + depth}H${x - half + slant}Z`;
    return [
      element('path', { d: light, fill: '#fff7e6', 'fill-opacity': 0.5 }),
      element('path', { d, fill: mix(tones.near, tones.deep, 0.5) }),
      group(
        { 'clip-path': clip },
        element('path', {
          d: inner,
          fill: index === marked ? tones.accent : mix(tones.far, tones.middle, index / count),
        }),
      ),
    ].join('');
  });
  const wall = scene.linear(
    [0, 0],
    [width, floor],
    [
      [0, mix(tones.ground, tones.mist, 0.2)],
      [1, mix(tones.mist, tones.far, 0.7)],
    ],
  );
  return [
    element('rect', { width, height, fill: wall }),
    element('rect', {
      y: floor - rise - depth * 0.28,
      width,
      height: 7,
      fill: tones.middle,
      'fill-opacity': 0.6,
    }),
    element('rect', { y: floor, width, height: depth, fill: mix(tones.middle, tones.near, 0.4) }),
    ...arches,
  ].join('');
}

/** Arches: halls and cloisters of other libraries. */
export function arcade(scene: Scene): string {
  const { random, width, height } = scene;
  const drawn = random.chance(0.5) ? passage(scene) : row(scene);
  const air = scene.radial([width * random.next(), 0], Math.max(width, height), [
    [0, '#fff7e6', 0.3],
    [1, '#fff7e6', 0],
  ]);
  return drawn + element('rect', { width, height, fill: air });
}
