import type { Finding } from '../compiler/index.ts';
import type { Paint } from './code-frame.ts';
import { createFindingPrinter, summariseFindings } from './print-finding.ts';

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
  const print = createFindingPrinter(root, paint);
  const blocks = findings.map((finding) => [...print(finding), ''].join('\n'));
  return [...blocks, summariseFindings(findings), ''].join('\n');
}
