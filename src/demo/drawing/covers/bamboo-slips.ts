import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { brushStroke, tailPressure } from '../shapes/brush.ts';
import { at } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** Marks of the brush down a slip: dabs with the rhythm of writing, but no writing. */
function marks(scene: Scene, x: number, top: number, bottom: number, width: number): string {
  const { random } = scene;
  const dabs: string[] = [];
  for (let y = top; y < bottom; y += width * random.between(0.75, 1)) {
    if (random.chance(0.08)) y += width * 1.4;
    const count = random.integer(2, 3);
    for (let index = 0; index < count; index += 1) {
      const dy = (index / count) * width * 0.5;
      const half = width * random.between(0.14, 0.28);
      const slant = random.between(-0.1, 0.06) * width;
      dabs.push(
        random.chance(0.65)
          ? brushStroke(
              [
                at(x - half, y + dy - slant),
                at(x, y + dy - slant * 0.2),
                at(x + half, y + dy + slant),
              ],
              width * 0.1,
            )
          : brushStroke(
              [at(x + slant, y + dy - half * 0.6), at(x - slant, y + dy + half)],
              width * 0.1,
              tailPressure,
            ),
      );
    }
  }
  return dabs.join('');
}

/** A book of bamboo slips unrolled: narrow staves, two or three cords, traces of ink. */
export function bambooSlips(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const stave = random.between(44, 66);
  const pitch = stave + 5;
  const turn = random.between(-7, 7);
  const wood = mix('#CDB88F', tones.far, 0.35);
  const reach = Math.hypot(width, height);
  const written = random.chance(0.7);
  const count = Math.ceil(reach / pitch);
  const blankFrom = random.integer(Math.floor(count * 0.35), Math.floor(count * 0.8));
  const [top, bottom] = [(reach - height) / 2 + height * 0.1, (reach + height) / 2 - height * 0.1];
  const cords = random.pick([
    [0.2, 0.8],
    [0.16, 0.5, 0.84],
    [0.32, 0.68],
  ]);
  const ink: string[] = [];
  const staves = Array.from({ length: count }, (_, index) => {
    const x = index * pitch;
    const [from, to] = [top + random.between(-12, 8), bottom + random.between(-8, 12)];
    const fill = mix(wood, random.chance(0.5) ? tones.ground : tones.near, random.between(0, 0.25));
    const round = scene.linear(
      [0, 0],
      [pitch, 0],
      [
        [0, '#000000', 0.2],
        [0.35, '#ffffff', 0.16],
        [1, '#000000', 0.22],
      ],
    );
    if (written && index < blankFrom)
      ink.push(marks(scene, x + stave / 2, from + stave, to - stave, stave));
    const shape = { width: stave, height: to - from, rx: 2 };
    return group(
      { transform: `translate(${+x.toFixed(1)} ${+from.toFixed(1)})` },
      element('rect', { ...shape, fill }),
      element('rect', { ...shape, fill: round }),
    );
  });
  const bound = cords.map((share) => {
    const y = top + (bottom - top) * share;
    const knots = Array.from(
      { length: count },
      (_, index) => `M${index * pitch - 3} ${y - 6}l6 12`,
    ).join('');
    return element('path', {
      d: `M0 ${y - 5}H${reach}M0 ${y + 5}H${reach}${knots}`,
      stroke: random.chance(0.4) ? tones.accent : tones.deep,
      'stroke-width': 4.5,
      fill: 'none',
    });
  });
  const light = scene.linear(
    [0, 0],
    [width, height],
    [
      [0, '#fff6e2', 0.3],
      [0.5, '#fff6e2', 0],
      [1, tones.deep, 0.34],
    ],
  );
  const place = `translate(${width / 2} ${height / 2}) rotate(${turn}) translate(${-reach / 2} ${-reach / 2})`;
  return [
    element('rect', { width, height, fill: mix(tones.near, tones.deep, 0.4) }),
    group(
      { transform: place },
      group(
        { filter: scene.blur(9), opacity: 0.5, transform: 'translate(10 14)' },
        element('rect', { y: top, width: reach, height: bottom - top, fill: '#000000' }),
      ),
      ...staves,
      element('path', { d: ink.join(''), fill: '#2B2622', 'fill-opacity': 0.8 }),
      ...bound,
    ),
    element('rect', { width, height, fill: light }),
  ].join('');
}
