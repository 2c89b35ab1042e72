import { createRandom } from '../random.ts';
import { brushStroke } from '../shapes/brush.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element } from '../shapes/svg.ts';

/** The shore of Lake Chenghu on a sheet of 96: a gourd's shape with a bay in the north-east. */
const shore: readonly Point[] = [
  at(22, 47),
  at(25, 33),
  at(35, 23),
  at(46, 25),
  at(53, 31),
  at(60, 24),
  at(71, 25),
  at(76, 35),
  at(71, 45),
  at(74, 56),
  at(68, 68),
  at(56, 74),
  at(45, 70),
  at(33, 73),
  at(24, 63),
];

const island: readonly Point[] = [at(55, 43), at(60, 40), at(65, 43), at(62, 48), at(56, 48)];

/** A square field with slightly worn edges, as a seal prints. */
function field(): Point[] {
  const random = createRandom('seal');
  const worn = (): number => random.between(-0.9, 0.9);
  const side = 9;
  const edge = Array.from({ length: side }, (_, step) => 9 + (step * 78) / side);
  return [
    ...edge.map((x) => at(x, 5 + worn())),
    ...edge.map((y) => at(91 + worn(), y)),
    ...edge.map((x) => at(96 - x, 91 + worn())),
    ...edge.map((y) => at(5 + worn(), 96 - y)),
  ];
}

/** The institute's seal in one colour: the lake is cut out of the field, its ripples stand. */
export function drawSeal(colour: string): string {
  const ripple = (y: number, from: number, to: number): string =>
    brushStroke(
      [
        at(from, y),
        at(from + (to - from) * 0.3, y - 2.4),
        at(from + (to - from) * 0.65, y + 2),
        at(to, y - 1),
      ],
      3.6,
    );
  const ripples = [ripple(39, 31, 50), ripple(50, 29, 52), ripple(60, 34, 66)];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96', width: 96, height: 96 },
    element('path', {
      d: curve(field(), true, 0.8) + curve(shore, true) + curve(island, true),
      fill: colour,
      'fill-rule': 'evenodd',
    }),
    element('path', { d: ripples.join(''), fill: colour }),
  );
}
