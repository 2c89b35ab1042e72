import { mix } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { element, group } from '../shapes/svg.ts';

type Draft = (column: number, row: number) => boolean;

const drafts: readonly [Draft, ...Draft[]] = [
  (column, row) => (column + row) % 4 < 2,
  (column, row) => (column + row) % 2 === 0,
  (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0,
  // A herringbone: the twill turns back every six threads.
  (column, row) => ((column % 12 < 6 ? column : 12 - (column % 12)) + row) % 4 < 2,
  // A diamond twill turns back in both directions.
  (column, row) =>
    ((column % 12 < 6 ? column % 12 : 11 - (column % 12)) +
      (row % 12 < 6 ? row % 12 : 11 - (row % 12))) %
      4 <
    2,
];

/** A cloth seen close: coloured warp and weft that pass over and under each other. */
export function weave(scene: Scene): string {
  const { random, width, height, tones } = scene;
  const draft = random.pick(drafts);
  const thread = random.pick([34, 42, 52]);
  const reach = Math.hypot(width, height);
  const count = Math.ceil(reach / thread);
  const yarns = (): ((index: number) => string) => {
    const dyes = random.pick([
      [tones.mist, tones.far, tones.far],
      [tones.far, tones.middle, tones.middle],
      [tones.mist, tones.mist, tones.ground],
      [tones.middle, tones.near, tones.far],
    ] as const);
    const repeat = Array.from({ length: random.integer(3, 7) }, () => random.pick(dyes));
    if (random.chance(0.4)) repeat.push(tones.accent);
    return (index) => repeat[index % repeat.length] ?? tones.mist;
  };
  const [warp, weft] = [yarns(), yarns()];
  const floats: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const over = draft(column, row);
      const [x, y] = [column * thread, row * thread];
      // A thread is narrower across than its cell, and swells a little where it lies on top.
      const [inset, stretch] = [thread * 0.09, thread * 0.1];
      floats.push(
        element('rect', {
          x: over ? x + inset : x - stretch,
          y: over ? y - stretch : y + inset,
          width: over ? thread - inset * 2 : thread + stretch * 2,
          height: over ? thread + stretch * 2 : thread - inset * 2,
          rx: thread * 0.14,
          fill: mix(
            over ? warp(column) : weft(row),
            over ? '#ffffff' : tones.deep,
            over ? 0.06 : 0.1,
          ),
        }),
      );
    }
  }
  const angle = random.pick([0, 45, -12, 20]);
  const place = `translate(${width / 2} ${height / 2}) rotate(${angle}) translate(${-reach / 2} ${-reach / 2})`;
  const light = scene.linear(
    [0, 0],
    [width, height],
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0],
      [1, tones.deep, 0.35],
    ],
  );
  const fold = random.between(0.3, 0.7) * width;
  const crease = scene.linear(
    [fold - 150, 0],
    [fold + 150, 60],
    [
      [0, tones.deep, 0],
      [0.42, tones.deep, 0.16],
      [0.62, '#ffffff', 0.14],
      [1, '#ffffff', 0],
    ],
  );
  return [
    element('rect', { width, height, fill: mix(tones.middle, tones.near, 0.6) }),
    group({ transform: place }, ...floats),
    element('rect', { width, height, fill: crease }),
    element('rect', { width, height, fill: light }),
  ].join('');
}
