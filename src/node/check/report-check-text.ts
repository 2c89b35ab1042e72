import type { Finding } from '../compiler/index.ts';
import type { Paint } from './code-frame.ts';
import { createFindingPrinter, summariseFindings } from './print-finding.ts';

interface CheckedSite {
  readonly root: string;
  readonly files?: readonly string[];
  readonly pages: number | undefined;
  readonly paint: Paint;
}

/**
 * Findings for a person: each with its place in the file, then how many there are and where their
 * codes are explained.
 *
 * @param root the project's folder, where the files are
 * @param files those that were asked for; none are all
 * @param pages the number of pages, of manifests that are valid
 */
export function reportText(
  findings: readonly Finding[],
  { root, files = [], pages, paint }: CheckedSite,
): string {
  if (findings.length === 0) {
    if (files.length > 0) return `nothing is wrong in ${files.join(', ')}\n`;
    return `manifests are valid${pages === undefined ? '' : ` (${pages} pages)`}\n`;
  }
  const print = createFindingPrinter(root, paint);
  const blocks = findings.map((finding) => [...print(finding), ''].join('\n'));
  return [...blocks, summariseFindings(findings), ''].join('\n');
}
