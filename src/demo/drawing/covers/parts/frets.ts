import type { Random } from '../../random.ts';
import { at, polyline } from '../../shapes/path.ts';

type Spot = readonly [column: number, row: number];

/** Frets on a grid of six by six: spirals, nested corners, ripples. They spell nothing. */
const frets: readonly [readonly Spot[][], ...(readonly Spot[][])[]] = [
  [
    [
      [1, 5],
      [1, 1],
      [5, 1],
      [5, 5],
      [2.4, 5],
      [2.4, 2.4],
      [3.7, 2.4],
      [3.7, 3.7],
    ],
  ],
  [
    [
      [1, 1],
      [5, 1],
      [5, 5],
      [1, 5],
      [1, 2.4],
      [3.6, 2.4],
      [3.6, 3.7],
      [2.4, 3.7],
    ],
  ],
  [
    [
      [1, 1],
      [5, 1],
      [5, 5],
      [1, 5],
      [1, 1],
      [5, 1],
    ],
    [
      [2.4, 2.4],
      [3.6, 2.4],
      [3.6, 3.6],
      [2.4, 3.6],
      [2.4, 2.4],
      [3.6, 2.4],
    ],
  ],
  [
    [
      [1, 5],
      [1, 1],
      [5, 1],
    ],
    [
      [2.4, 5],
      [2.4, 2.4],
      [5, 2.4],
    ],
    [
      [3.8, 5],
      [3.8, 3.8],
      [5, 3.8],
    ],
  ],
  [
    [
      [5, 1],
      [5, 5],
      [1, 5],
    ],
    [
      [3.6, 1],
      [3.6, 3.6],
      [1, 3.6],
    ],
    [
      [2.2, 1],
      [2.2, 2.2],
      [1, 2.2],
    ],
  ],
  [
    [
      [1, 2],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 2],
    ],
    [
      [1, 3.5],
      [2, 2.5],
      [3, 3.5],
      [4, 2.5],
      [5, 3.5],
    ],
    [
      [1, 5],
      [2, 4],
      [3, 5],
      [4, 4],
      [5, 5],
    ],
  ],
  [
    [
      [3, 0.9],
      [5.1, 3],
      [3, 5.1],
      [0.9, 3],
      [3, 0.9],
      [5.1, 3],
    ],
    [
      [3, 2.2],
      [3.8, 3],
      [3, 3.8],
      [2.2, 3],
      [3, 2.2],
      [3.8, 3],
    ],
  ],
];

/** One fret, chosen by chance, as path data in a square. */
export function drawFret(random: Random, x: number, y: number, size: number): string {
  const step = size / 6;
  return random
    .pick(frets)
    .map((line) => polyline(line.map(([column, row]) => at(x + column * step, y + row * step))))
    .join('');
}
