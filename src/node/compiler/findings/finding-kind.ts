export type Severity = 'error' | 'warning';

/** A kind of finding: what it is called, how grave it is, what it means, and the mistake it names. */
export interface FindingKind {
  readonly name: string;
  readonly severity: Severity;
  /** What is wrong and why it matters, in a sentence or two of Markdown. */
  readonly meaning: string;
  readonly example: FindingExample;
}

/** A mistake and its fix, in a small site that is right otherwise. */
export type FindingExample = PartExample | FileExample;

interface AnyExample {
  /** The file's path below the project's root. */
  readonly file: string;
  /** The file that the finding stands in, where it is another. */
  readonly foundIn?: string;
}

/** A part of a file that is wrong, and what it has to be. */
export interface PartExample extends AnyExample {
  readonly wrong: string;
  readonly fixed: string;
  /** What stands there in the small site of the tests; the fixed part, unless said. */
  readonly part?: string;
}

/** A file that is wrong as a whole, in words; `make` makes the wrong one, null where it is missing. */
export interface FileExample extends AnyExample {
  readonly wrong: string;
  readonly fixed: string;
  readonly make: (text: string) => string | Uint8Array | null;
  /** Other files that are missing with it. */
  readonly also?: readonly string[];
}
