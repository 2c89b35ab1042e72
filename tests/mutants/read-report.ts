import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './areas.ts';
import { isAbout, readReviewed } from './equivalents.ts';
import { describeMutant, type Mutant } from './list-mutants.ts';

/** Stryker's report, as far as it is read: the schema of mutation-testing-elements. */
interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly (Omit<Parameters<typeof describeMutant>[0], 'fileName'> & {
          readonly status: string;
        })[];
      }
    >
  >;
}

export interface TriedMutant extends Mutant {
  /** Whether a test fails with it, or none ends. */
  readonly isNoticed: boolean;
  /** Why nobody could notice it, where that is so. */
  readonly reason: string | undefined;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** The mutants of a report that were tried; one that cannot be run at all says nothing. */
export function readReport(file: string): TriedMutant[] {
  const report: StrykerReport = JSON.parse(readFileSync(file, 'utf8'));
  const codes = new Map(Object.entries(report.files).map(([name, { source }]) => [name, source]));
  const equivalents = readReviewed('equivalents');
  return Object.entries(report.files).flatMap(([fileName, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status))
      .map((mutant) => {
        const described = describeMutant({ ...mutant, fileName }, codes, 1);
        const line = lines[described.line - 1] ?? '';
        const entry = equivalents.find((known) => isAbout(known, described, line));
        const isNoticed = NOTICED.includes(mutant.status);
        return { ...described, isNoticed, reason: isNoticed ? undefined : entry?.reason };
      });
  });
}

/** How many of some mutants were noticed, without those that nobody could notice. */
export interface Score {
  readonly noticed: number;
  readonly survivors: readonly TriedMutant[];
  readonly equivalent: number;
  /** From 0 to 100; 100 where there was nothing to notice. */
  readonly percent: number;
}

export function scoreOf(mutants: readonly TriedMutant[]): Score {
  const noticed = mutants.filter(({ isNoticed }) => isNoticed).length;
  const survivors = mutants.filter(({ isNoticed, reason }) => !isNoticed && reason === undefined);
  const all = noticed + survivors.length;
  return {
    noticed,
    survivors,
    equivalent: mutants.length - all,
    percent: all === 0 ? 100 : (100 * noticed) / all,
  };
}

/** The folder in which the reports of a group are. */
export function reportFolder(name: string): string {
  return path.join(ROOT, '.cache/mutants', name.replaceAll('/', '.'));
}
