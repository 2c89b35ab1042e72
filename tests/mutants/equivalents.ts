import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './list-mutants.ts';

/** A mutant that changes nothing which anybody could notice, as a person has found by reading. */
export interface Equivalent {
  readonly file: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** A part of the line in which it begins, where the same stands in several. */
  readonly on?: string;
  readonly reason: string;
}

const FILE = path.join(import.meta.dirname, 'equivalents.json');

export function readEquivalents(): readonly Equivalent[] {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Whether an entry is about a mutant, which begins in a line of this text. */
export function isAbout(entry: Equivalent, mutant: Mutant, line: string): boolean {
  return (
    entry.file === mutant.file &&
    entry.mutator === mutant.mutator &&
    entry.original === mutant.original &&
    entry.replacement === mutant.replacement &&
    (entry.on === undefined || line.includes(entry.on))
  );
}
