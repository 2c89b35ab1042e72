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

/**
 * Mutants that nobody could notice at all, and those that change nothing which a browser shows or asks for on the
 * site of this repository: units may tell them, or another site.
 */
export type ReviewedList = 'equivalents' | 'unseen';

export function readReviewed(list: ReviewedList): readonly Equivalent[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `${list}.json`), 'utf8'));
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
