import { createFinding, type Finding } from '../compiler/index.ts';
import type { ContentProblem } from '../content/index.ts';

/**
 * A problem as a finding.
 *
 * @param folder the content folder's path below the project's root
 * @param text the file's text, by which the column is found: that of the first word of the line
 */
export function toFinding(
  { file, line, message, code }: ContentProblem,
  folder: string,
  text = '',
): Finding {
  const before = /^[\s-]*/.exec(text.split('\n')[line - 1] ?? '')?.[0] ?? '';
  const column = before.trim() === '---' ? 1 : before.length + 1;
  return createFinding(code, { file: `${folder}/${file}`, line, column }, message);
}
