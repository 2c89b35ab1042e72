/** Something wrong with the content: where, what, and the mend. */
export interface ContentProblem {
  /** The file's path below the content folder, with `/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** One sentence: the offending value, then the mend. */
  readonly message: string;
  /**
   * Whether the file is not served: it cannot be read, or an answer made of it would not be what
   * the API's description promises.
   */
  readonly leftOut: boolean;
}

/** A problem for which the file is left out. */
export function createFault(file: string, line: number, message: string): ContentProblem {
  return { file, line, message, leftOut: true };
}

/** A problem with which the file can still be served. */
export function createRemark(file: string, line: number, message: string): ContentProblem {
  return { file, line, message, leftOut: false };
}

/** The problems by file and line. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
  );
}
