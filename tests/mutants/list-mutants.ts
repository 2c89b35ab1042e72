import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type File, Instrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter';
import { ROOT } from './areas.ts';

/** Something in the code that is otherwise, as Stryker names it. */
export interface Mutant {
  readonly id: string;
  /** Below the root. */
  readonly file: string;
  /** Where it begins: a line counted from 1. */
  readonly line: number;
  /** As Stryker chooses it: `src/core/errors.ts:3:4-3:20`. */
  readonly range: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

/** The parts of Stryker's own mutants that matter here: lines are counted from 0 in its instrumenter. */
interface Located {
  readonly fileName: string;
  readonly id: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
}

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

/**
 * Puts the mutants of some files into their code, each behind a switch.
 *
 * @param chosen beside and around which nothing is put; all where there are none
 */
export function instrument(
  files: readonly string[],
  chosen?: readonly Mutant[],
): Promise<InstrumentResult> {
  const read = files.map(
    (file): File => ({
      name: file,
      content: readFileSync(path.join(ROOT, file), 'utf8'),
      mutate: chosen?.filter((mutant) => mutant.file === file).map(placeOf) ?? true,
    }),
  );
  const options = { plugins: null, ignorers: [], excludedMutations: [] };
  return new Instrumenter(SILENT).instrument(read, options);
}

/** Its place as the instrumenter takes it: lines are counted from 0. */
function placeOf({ range, file }: Mutant) {
  const [line = 1, column = 0, endLine = 1, endColumn = 0] = range
    .slice(file.length + 1)
    .split(/[:-]/)
    .map(Number);
  return { start: { line: line - 1, column }, end: { line: endLine - 1, column: endColumn } };
}

/** All mutants of some files. */
export async function listMutants(files: readonly string[]): Promise<Mutant[]> {
  const { mutants } = await instrument(files);
  return describeAll(mutants, files);
}

/** What the instrumenter has found in some files. */
export function describeAll(mutants: readonly Located[], files: readonly string[]): Mutant[] {
  const codes = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
  return mutants.map((mutant) => describeMutant(mutant, codes, 0));
}

/**
 * A mutant in words of its file.
 *
 * @param codes what is in the files, by their names
 * @param firstLine how the first line is counted
 */
export function describeMutant(
  { id, fileName, mutatorName, replacement = '', location }: Located,
  codes: ReadonlyMap<string, string>,
  firstLine: 0 | 1,
): Mutant {
  const file = path.relative(ROOT, path.resolve(ROOT, fileName)).split(path.sep).join('/');
  const lines = (codes.get(file) ?? '').split('\n');
  const start = {
    line: location.start.line - firstLine,
    column: location.start.column - firstLine,
  };
  const end = { line: location.end.line - firstLine, column: location.end.column - firstLine };
  const part = lines.slice(start.line, end.line + 1);
  const last = part.length - 1;
  const original = part
    .map((text, index) => (index === last ? text.slice(0, end.column) : text))
    .map((text, index) => (index === 0 ? text.slice(start.column) : text))
    .join('\n');
  return {
    id,
    file,
    line: start.line + 1,
    range: `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    mutator: mutatorName,
    original,
    replacement,
  };
}
