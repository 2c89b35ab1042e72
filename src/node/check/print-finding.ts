import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Severity } from '../compiler/index.ts';
import { documentPath } from '../site-folder/index.ts';
import { frameCode, type Paint } from './code-frame.ts';

/** What every finding has, whatever it was found in. */
export interface PrintedFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
}

/**
 * Prints findings for a person: a line that says what is wrong, and the lines of the file around
 * it. Each file is read once.
 *
 * @param root the project's folder, where the files are
 */
export function createFindingPrinter(
  root: string,
  paint: Paint,
): (finding: PrintedFinding) => string[] {
  const readText = createTextReader(root);
  return (finding) => {
    const text = readText(finding.file);
    const frame = text === undefined ? [] : frameCode(text, finding, paint);
    return [describeFinding(finding, paint), ...frame];
  };
}

/** How many findings there are, and where their codes are explained; the last line of a report. */
export function summariseFindings(findings: readonly Pick<PrintedFinding, 'severity'>[]): string {
  return `${countFindings(findings)}; ${documentPath('src/docs/findings.md')} explains the codes`;
}

/** How many errors and warnings there are: `2 errors, 1 warning`. */
export function countFindings(findings: readonly Pick<PrintedFinding, 'severity'>[]): string {
  const count = (severity: string, wanted: number): string[] =>
    wanted === 0 ? [] : [`${wanted} ${severity}${wanted === 1 ? '' : 's'}`];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return [...count('error', errors), ...count('warning', findings.length - errors)].join(', ');
}

function describeFinding(finding: PrintedFinding, paint: Paint): string {
  const { file, line, column, severity, code, message } = finding;
  const kind = paint(severity === 'error' ? 'red' : 'yellow', `${severity} ${code}`);
  return `${paint('bold', `${file}:${line}:${column}`)}  ${kind}  ${message}`;
}

/** Reads files as text, each once; undefined for one that is missing or is no text. */
function createTextReader(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readText(path.join(root, file)));
    return texts.get(file);
  };
}

function readText(file: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.includes('\0') || text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}
