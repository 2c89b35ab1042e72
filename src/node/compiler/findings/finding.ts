import { FINDING_CODES, type FindingCode } from './finding-codes.ts';
import type { Severity } from './finding-kind.ts';

/** Something wrong with a manifest: where, what, and the fix. */
export interface Finding {
  /** The file's path below the project's root, with `/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units as editors count. */
  readonly column: number;
  readonly code: FindingCode;
  readonly severity: Severity;
  /** One sentence: the offending value, then the fix. */
  readonly message: string;
  /** Other files that the finding is about as much: the one that has the same route. */
  readonly related?: readonly string[];
  /** What `--fix` writes in the file; undefined where a person has to choose. */
  readonly edits?: readonly Edit[];
}

/** A stretch of a file's text, and what takes its place. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** A place in a file, by which a finding says where. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The most findings of one pass over one file: whoever has fixed these checks again. */
export const MAX_FINDINGS = 100;

/** A finding at a place; its severity follows from its code. */
export function createFinding(code: FindingCode, place: Place, message: string): Finding {
  const { file, line, column } = place;
  return { file, line, column, code, severity: FINDING_CODES[code].severity, message };
}

/** A finding with the value that a stretch of its file has to be; nothing is sure without both. */
export function withFix(
  finding: Finding,
  range: { readonly offset: number; readonly length: number } | undefined,
  value: unknown,
): Finding {
  if (range === undefined || value === undefined) return finding;
  const { offset, length } = range;
  return { ...finding, edits: [{ offset, length, content: JSON.stringify(value) }] };
}

/** A finding in one line: where, how grave, what and the fix. */
export function printFinding(finding: Finding): string {
  const { file, line, column, severity, code, message } = finding;
  return `${file}:${line}:${column}  ${severity} ${code}  ${message}`;
}

/** Whether any finding stops the site from being built. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Findings by file and place; those of one place stay in their order. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Findings without those that say the same of the same place: views may share their parts. */
export function uniqueFindings(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.code} ${finding.file}:${finding.line}:${finding.column}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}
