import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, fixManifests } from '../compiler/index.ts';

/**
 * Fixes the manifests of a project in their files.
 *
 * @param files the files to fix by their paths below the root; all of them where there are none
 * @returns what was fixed, in the order of the files
 */
export function fixFiles(root: string, files: readonly string[]): Finding[] {
  const changed = fixManifests(root).filter(
    ({ file }) => files.length === 0 || files.includes(file),
  );
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text);
  return changed.flatMap(({ fixed }) => fixed);
}

/** What was fixed, a line each. */
export function reportFixes(fixed: readonly Finding[]): string {
  if (fixed.length === 0) return 'nothing to fix by machine\n';
  const lines = fixed.map(
    ({ file, line, column, code, message }) =>
      `${file}:${line}:${column}  fixed ${code}  ${message}`,
  );
  const files = new Set(fixed.map(({ file }) => file)).size;
  const count = `${lines.length} ${lines.length === 1 ? 'fix' : 'fixes'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  return `${[...lines, count].join('\n')}\n\n`;
}
