import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './areas.ts';
import type { Score } from './read-report.ts';

/** What is known of each folder, of the run in which it was tried last. */
type Summary = Record<
  string,
  {
    readonly commit: string;
    readonly percent: number;
    readonly killed: number;
    readonly survived: number;
    readonly equivalent: number;
    /** Their places, by their files. */
    readonly survivors: Readonly<Record<string, readonly string[]>>;
  }
>;

const FILE = path.join(ROOT, '.cache/mutants/summary.json');

/** Keeps the score of a folder, with the commit that it is of. */
export function writeSummary(name: string, score: Score): void {
  const { noticed, survivors, equivalent, percent } = score;
  const summary: Summary = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const git = ['rev-parse', '--short', 'HEAD'];
  const commit = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).trim();
  const byFile = Map.groupBy(survivors, ({ file }) => file);
  summary[name] = {
    commit,
    percent,
    killed: noticed,
    survived: survivors.length,
    equivalent,
    survivors: Object.fromEntries(
      [...byFile].map(([file, all]) => [
        file,
        all.map(({ line, mutator, replacement }) => `${line} ${mutator}: ${replacement}`),
      ]),
    ),
  };
  writeFileSync(FILE, `${JSON.stringify(summary, null, 2)}\n`);
}
