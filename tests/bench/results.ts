import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';
import { formatTable } from './print-table.ts';

const FILE = 'tests/bench/results.json';

/** A figure with where and when it was measured. */
interface StoredFigure {
  readonly value: number;
  readonly unit: string;
  readonly commit: string;
  readonly machine: string;
  readonly day: string;
}

type Results = Readonly<Record<string, StoredFigure>>;

/** What figures depend on; other work on the machine makes all times longer. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const [cpu] = cpus();
  return `Node ${process.version}, ${availableParallelism()} × ${cpu?.model.trim()}, load ${load.toFixed(1)}`;
}

/**
 * Writes figures over the last ones of their names, and prints both side by side; figures that were
 * not measured this time stay.
 */
export function keepResults(root: string, figures: readonly Figure[]): string {
  const file = path.join(root, FILE);
  // The bench wrote it; nobody else does.
  const last: Results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const about = {
    commit: readCommit(root),
    machine: describeMachine(),
    day: new Date().toISOString().slice(0, 10),
  };
  const now = Object.fromEntries(
    figures.map(({ name, value, unit }) => [name, { value: rounded(value), unit, ...about }]),
  );
  const all = Object.entries({ ...last, ...now }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return compare(figures, last);
}

function compare(figures: readonly Figure[], last: Results): string {
  const rows = figures.map(({ name, value, unit }) => {
    const then = last[name];
    return [
      name,
      unit,
      then === undefined ? '' : print(then.value),
      print(value),
      then === undefined || then.value === 0 ? '' : (value / then.value).toFixed(2),
      then?.commit ?? '',
    ];
  });
  return formatTable(['figure', 'unit', 'then', 'now', 'ratio', 'measured at'], rows);
}

function readCommit(root: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const isClean = git('status', '--porcelain', '--', ':!tests/bench/results.json') === '';
  return git('rev-parse', '--short', 'HEAD').trim() + (isClean ? '' : ' and changes');
}

/** Four digits say all that a measurement knows. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** A figure in so many digits as it has to say. */
export function print(value: number): string {
  return String(rounded(value));
}
