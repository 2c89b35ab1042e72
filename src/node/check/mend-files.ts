import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, mendManifests } from '../compiler/index.ts';

/**
 * Mends the manifests of a project in their files.
 *
 * @param files the files to mend by their paths below the root; all of them where there are none
 * @returns what was mended, in the order of the files
 */
export function mendFiles(root: string, files: readonly string[]): Finding[] {
  const changed = mendManifests(root).filter(
    ({ file }) => files.length === 0 || files.includes(file),
  );
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text);
  return changed.flatMap(({ mended }) => mended);
}

/** What was mended, a line each. */
export function reportMends(mended: readonly Finding[]): string {
  if (mended.length === 0) return 'nothing to mend by machine\n';
  const lines = mended.map(
    ({ file, line, column, code, message }) =>
      `${file}:${line}:${column}  mended ${code}  ${message}`,
  );
  const files = new Set(mended.map(({ file }) => file)).size;
  const count = `${lines.length} ${lines.length === 1 ? 'mend' : 'mends'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  return `${[...lines, count].join('\n')}\n\n`;
}
