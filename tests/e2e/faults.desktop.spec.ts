import { planTable } from '../faults/plan-cells.ts';
import type { Cell } from '../faults/play-cell.ts';
import { type PlayedCell, runTable } from '../faults/run-table.ts';
import { expect, test } from './support/test.ts';

/** Cells that were red once, and so are played each time. */
const FIXED: readonly ((cell: Cell) => boolean)[] = [
  // The words searched for were lost where the server could not get what they bring.
  ({ call, fault, viewer, entry }) =>
    call.name.includes('{query}') &&
    call.part === 'view' &&
    fault.name === '500' &&
    entry === 'arrival' &&
    viewer.width === 390,
];

/** Cells of the table of faults that are left out between two that are played; `npm run faults` plays all. */
const STRIDE = 307;

test.setTimeout(300_000);

test('calls that fail, are late or answer nonsense leave a reader a word and a way on', async ({
  browser,
}) => {
  const { cells, ...plan } = await planTable(undefined);
  const spread = cells.filter(
    (cell, index) => index % STRIDE === 0 || FIXED.some((isFixed) => isFixed(cell)),
  );
  const played = await runTable({ ...plan, browser, cells: spread, tabs: 2 });
  expect(played.filter(({ wrong }) => wrong.length > 0).map(describe)).toEqual([]);
  expect(new Set(played.map(({ cell }) => cell.fault.name)).size).toBeGreaterThan(10);
});

function describe({ cell: { call, fault, viewer }, wrong }: PlayedCell): string {
  return `${call.route} GET ${call.name}, ${fault.name}, ${viewer.language} ${viewer.width}: ${wrong.join('; ')}`;
}
