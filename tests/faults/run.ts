import { writeFileSync } from 'node:fs';
import { launchBrowser } from '../browser/launch-browser.ts';
import { planTable } from './plan-cells.ts';
import type { Cell } from './play-cell.ts';
import { printTable } from './print-table.ts';
import { type FaultOptions, isAsked, readOptions, USAGE } from './read-options.ts';
import { type PlayedCell, runTable } from './run-table.ts';

/** Plays the table of faults, prints it, and ends with 1 where a cell is red. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const plan = await planTable(options.languages, options.widths);
  const cells = chooseCells(plan.cells, options);
  if (cells.length === 0) throw new Error('No cell is asked for; "--help" says how they are named');

  const browser = await launchBrowser();
  if (browser === undefined) throw new Error('There is no browser; CHROMIUM_PATH names one');
  const onPlayed = showProgress(cells.length);
  const played = await runTable({ ...plan, browser, cells, tabs: options.tabs, onPlayed });
  await browser.close();

  const table = printTable(inOrder(played, cells), options.format);
  if (options.output === undefined) process.stdout.write(`${table}\n`);
  else writeFileSync(options.output, `${table}\n`);
  return played.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

function chooseCells(cells: readonly Cell[], options: FaultOptions): Cell[] {
  return cells
    .filter(({ call }) => isAsked(options.routes, call.route))
    .filter(({ fault }) => isAsked(options.faults, fault.name))
    .filter((_, index) => index % options.every === 0);
}

/** Tells a waiting reader how far it is, and what is red so far. */
function showProgress(count: number) {
  let done = 0;
  return ({ cell, wrong }: PlayedCell): void => {
    done += 1;
    const { call, fault, viewer } = cell;
    if (wrong.length > 0) {
      const where = `${call.route} ${call.name}, ${fault.name}, ${viewer.language} ${viewer.width}`;
      process.stderr.write(`red: ${where}: ${wrong.join('; ')}\n`);
    }
    if (done % 100 === 0) process.stderr.write(`${done} of ${count}\n`);
  };
}

function inOrder(played: readonly PlayedCell[], cells: readonly Cell[]): PlayedCell[] {
  const places = new Map(cells.map((cell, index) => [cell, index]));
  return played.toSorted((a, b) => (places.get(a.cell) ?? 0) - (places.get(b.cell) ?? 0));
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
