import { createFinding, type Finding, type FindingCode } from '../compiler/index.ts';

/** Something wrong with the content: where, what, and the fix. */
export interface ContentProblem {
  /** The file's path below the content folder, with `/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** One sentence: the offending value, then the fix. */
  readonly message: string;
  readonly code: ContentCode;
  /**
   * Whether the file is not served: it cannot be read, or an answer made of it would not be what
   * the API's description promises.
   */
  readonly leftOut: boolean;
}

/** The findings that content has. */
export type ContentCode = Extract<FindingCode, 'M306' | 'M402' | 'M403' | 'M404'>;

/** A problem for which the file is left out. */
export function createFault(file: string, line: number, message: string): ContentProblem {
  return { file, line, message, code: 'M402', leftOut: true };
}

/** A problem with which the file can still be served. */
export function createRemark(
  file: string,
  line: number,
  message: string,
  code: ContentCode = 'M403',
): ContentProblem {
  return { file, line, message, code, leftOut: false };
}

/** The problems by file and line. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
  );
}

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
