import type { LayoutModels } from '../../../src/react/index.ts';

type Columns = LayoutModels['gallery']['columns'];

/** The width in pixels beyond which a page grows no wider. */
const PAGE = 1440;

/** How wide a picture of the grid is at each width of the window, in the words of the `sizes` attribute. */
export function sizesOf(
  columns: Columns,
  breakpoints: Readonly<Record<keyof Columns, number>>,
): string {
  const names = Object.keys(columns) as (keyof Columns)[];
  const steps = names.map((name) => ({ from: breakpoints[name], count: columns[name] }));
  const count = steps
    .filter(({ from }) => from <= PAGE)
    .reduce((a, b) => (b.from > a.from ? b : a)).count;
  return [...steps, { from: PAGE, count }]
    .sort((a, b) => b.from - a.from)
    .map(({ from, count }) => {
      const width = from < PAGE ? `${Math.round(100 / count)}vw` : `${Math.round(PAGE / count)}px`;
      return from === 0 ? width : `(min-width: ${from}px) ${width}`;
    })
    .join(', ');
}
