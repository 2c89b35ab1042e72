import { cinnabar, paper } from '../palette.ts';
import { at, circle } from '../shapes/path.ts';
import { element, group } from '../shapes/svg.ts';

/** The ornament of a mock code. */
export type Ornament = 'ripples' | 'waves';

const cells = 19;
const step = 10;
const margin = 15;
const size = cells * step + margin * 2;

/** How large a dot is, from 0 to 1: a picture of water, which no reader takes for data. */
const sizes: Readonly<Record<Ornament, (column: number, row: number) => number>> = {
  ripples: (column, row) => 0.5 + 0.5 * Math.cos(Math.hypot(column - 9, row - 9) * 1.55),
  waves: (column, row) => 0.5 + 0.5 * Math.sin(row * 1.25 + Math.sin(column * 0.66) * 1.8),
};

const dash: Readonly<Record<Ornament, number>> = { ripples: 0, waves: 3 };

/**
 * A square of dots where the code of a public account would stand. It has no finder marks and no
 * modules, so that nothing scans it: the accounts are as invented as the institute.
 */
export function drawMockCode(ornament: Ornament, colour: string): string {
  // Dots of one size are one path of round-capped points, which keeps the file small.
  const paths = new Map<number, string>();
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      if (Math.hypot(column - 9, row - 9) < 3.4) continue;
      const weight = 2 + Math.round(sizes[ornament](column, row) * 5) * 1.2;
      const x = margin + (column + 0.5) * step;
      const y = margin + (row + 0.5) * step;
      paths.set(weight, `${paths.get(weight) ?? ''}M${x} ${y}h${dash[ornament]}`);
    }
  }
  const dots = [...paths].map(([weight, d]) => element('path', { d, 'stroke-width': weight }));
  const middle = size / 2;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size} ${size}`,
      width: size,
      height: size,
    },
    element('rect', { width: size, height: size, rx: 8, fill: paper }),
    group({ stroke: colour, 'stroke-linecap': 'round' }, ...dots),
    element('circle', {
      cx: middle,
      cy: middle,
      r: 25,
      fill: 'none',
      stroke: cinnabar,
      'stroke-width': 3,
    }),
    element('path', { d: circle(at(middle, middle), 9), fill: cinnabar }),
  );
}
