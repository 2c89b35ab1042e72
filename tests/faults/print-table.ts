import { styleText } from 'node:util';
import type { PlayedCell } from './run-table.ts';

export const FORMATS = ['text', 'markdown', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** The cells of one call and one fault, over all viewers. */
interface Row {
  readonly title: string;
  readonly cells: ReadonlyMap<string, PlayedCell>;
}

/** Prints what was played: a row for each call and fault, a column for each viewer. */
export function printTable(played: readonly PlayedCell[], format: Format): string {
  if (format === 'json') return JSON.stringify(played.map(describe), null, 2);
  const columns = [...new Set(played.map(viewerOf))].sort();
  const groups = Map.groupBy(played, ({ cell }) => `${cell.call.route}  GET ${cell.call.name}`);
  const tables = [...groups].map(([title, cells]) => {
    const rows = rowsOf(cells);
    return format === 'markdown'
      ? printMarkdown(title, columns, rows)
      : printText(title, columns, rows);
  });
  return [...tables, ...listWrong(played), sumUp(played)].join('\n\n');
}

function rowsOf(cells: readonly PlayedCell[]): Row[] {
  const byFault = Map.groupBy(cells, ({ cell }) => cell.fault.name);
  return [...byFault].map(([title, played]) => ({
    title,
    cells: new Map(played.map((one) => [viewerOf(one), one])),
  }));
}

function printText(title: string, columns: readonly string[], rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.title.length));
  const head = `${' '.repeat(width)}  ${columns.join('  ')}`;
  const lines = rows.map((row) => {
    const marks = columns.map((column) => {
      const cell = row.cells.get(column);
      const mark = cell === undefined ? '·' : cell.wrong.length === 0 ? '✓' : '✗';
      const colour = cell === undefined ? 'dim' : cell.wrong.length === 0 ? 'green' : 'red';
      return styleText(colour, mark.padEnd(column.length), { stream: process.stdout });
    });
    return `${row.title.padEnd(width)}  ${marks.join('  ')}`.trimEnd();
  });
  return [title, head, ...lines].join('\n');
}

function printMarkdown(title: string, columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const marks = columns.map((column) => {
      const cell = row.cells.get(column);
      return cell === undefined ? '' : cell.wrong.length === 0 ? '🟢' : '🔴';
    });
    return `| ${[row.title, ...marks].join(' | ')} |`;
  });
  return [
    `### ${title}\n`,
    `| fault | ${columns.join(' | ')} |`,
    `| --- | ${columns.map(() => '---').join(' | ')} |`,
    ...lines,
  ].join('\n');
}

function listWrong(played: readonly PlayedCell[]): string[] {
  const red = played.filter(({ wrong }) => wrong.length > 0);
  if (red.length === 0) return [];
  return [
    red.map((one) => [nameOf(one), ...one.wrong.map((line) => `  ${line}`)].join('\n')).join('\n'),
  ];
}

function sumUp(played: readonly PlayedCell[]): string {
  const red = played.filter(({ wrong }) => wrong.length > 0).length;
  return `${played.length} cells, ${played.length - red} green, ${red} red`;
}

/** A cell in a line, with what to call to play it again. */
function nameOf({ cell: { call, fault, viewer, entry } }: PlayedCell): string {
  return `${call.route} GET ${call.name}, ${fault.name}, ${viewer.language} ${viewer.width}, by ${entry}`;
}

function viewerOf({ cell: { viewer } }: PlayedCell): string {
  return `${viewer.language} ${viewer.width}`;
}

function describe({ cell, wrong, milliseconds }: PlayedCell) {
  const { call, fault, viewer, entry } = cell;
  return {
    route: call.route,
    call: call.name,
    url: call.url,
    fault: fault.name,
    ...viewer,
    entry,
    wrong,
    milliseconds: Math.round(milliseconds),
  };
}
