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

/** The codes of the findings that content has. */
export type ContentCode = 'M306' | 'M402' | 'M403' | 'M404';

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
