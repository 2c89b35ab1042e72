import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../compiler/index.ts';
import { frameCode, type Paint } from './code-frame.ts';

/** Where the codes are explained. */
const EXPLAINED = 'src/docs/findings.md';

/**
 * Findings for a person: each with its place in the file, then how many there are and where their
 * codes are explained.
 *
 * @param root the project's folder, where the files are
 * @param pages the number of pages, of manifests that are right
 */
export function reportText(
  findings: readonly Finding[],
  { root, pages, paint }: { root: string; pages: number | undefined; paint: Paint },
): string {
  if (findings.length === 0) {
    return `manifests are right${pages === undefined ? '' : ` (${pages} pages)`}\n`;
  }
  const readText = createTextReader(root);
  const blocks = findings.map((finding) => {
    const text = readText(finding.file);
    const frame = text === undefined ? [] : frameCode(text, finding, paint);
    return [describeFinding(finding, paint), ...frame, ''].join('\n');
  });
  return [...blocks, `${countFindings(findings)}; ${EXPLAINED} explains the codes`, ''].join('\n');
}

function describeFinding(finding: Finding, paint: Paint): string {
  const { file, line, column, severity, code, message } = finding;
  const kind = paint(severity === 'error' ? 'red' : 'yellow', `${severity} ${code}`);
  return `${paint('bold', `${file}:${line}:${column}`)}  ${kind}  ${message}`;
}

function countFindings(findings: readonly Finding[]): string {
  const count = (severity: string, wanted: number): string[] =>
    wanted === 0 ? [] : [`${wanted} ${severity}${wanted === 1 ? '' : 's'}`];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return [...count('error', errors), ...count('warning', findings.length - errors)].join(', ');
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
