import { createRandom } from '../random.ts';
import { at, curve, type Point } from '../shapes/path.ts';
import { element } from '../shapes/svg.ts';

/** The deepest place of Lake Chenghu on a sheet of 96. */
const deepest = at(46, 51);

/** The shore as seen from there: headlands in the north and the south-east, bays between. */
const reaches = [36, 31, 25, 28, 33, 30, 31, 35, 33, 28, 24, 25, 33, 38, 31, 27, 33, 38] as const;

/** The line of the lake that lies at a share of the way from the deepest place to the shore. */
function depthLine(share: number): string {
  // Deeper down the lake is rounder, and its floor slopes more gently to the west.
  const line = reaches.map((reach, index) => {
    const angle = (index / reaches.length) * Math.PI * 2;
    const rounded = (reach + (31 - reach) * (1 - share) * 0.6) * share;
    const drift = (1 - share) * 3;
    return at(
      deepest.x + drift + Math.cos(angle) * rounded * 1.02,
      deepest.y - drift + Math.sin(angle) * rounded * 0.94,
    );
  });
  return curve(line, true);
}

/** A square field with slightly worn edges, as a seal prints. */
function field(): Point[] {
  const random = createRandom('seal');
  const worn = (): number => random.between(-0.45, 0.45);
  const side = 9;
  const edge = Array.from({ length: side }, (_, step) => 9 + (step * 78) / side);
  return [
    ...edge.map((x) => at(x, 5 + worn())),
    ...edge.map((y) => at(91 + worn(), y)),
    ...edge.map((x) => at(96 - x, 91 + worn())),
    ...edge.map((y) => at(5 + worn(), 96 - y)),
  ];
}

/** The institute's seal in one colour: the lake is cut out of the field, its depth lines stand. */
export function drawSeal(colour: string): string {
  const line = { fill: 'none', stroke: colour, 'stroke-linejoin': 'round' };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96', width: 96, height: 96 },
    element('path', {
      d: curve(field(), true, 0.8) + depthLine(1),
      fill: colour,
      'fill-rule': 'evenodd',
    }),
    element('path', { d: depthLine(0.74), ...line, 'stroke-width': 3.4 }),
    element('path', { d: depthLine(0.48), ...line, 'stroke-width': 3 }),
    element('path', { d: depthLine(0.2), fill: colour }),
  );
}
