/** Something that was read out of an answer and may be wrong, for a maintainer to review. */
export interface Guess {
  /** The place in the manifest: `view.layout.item.title`. */
  readonly at: string;
  /** What stands there, in short. */
  readonly value: string;
  /** What spoke for it. */
  readonly reason: string;
}

/** A part of a manifest with the guesses that it is made of; their places are below its own. */
export interface Guessed<Value> {
  readonly value: Value;
  readonly guesses: readonly Guess[];
}

/** Guesses about a part, placed where the part stands. */
export function placeGuesses(at: string, guesses: readonly Guess[]): Guess[] {
  return guesses.map((guess) => ({ ...guess, at: `${at}.${guess.at}` }));
}

/** A guess as a line for review. */
export function printGuess({ at, value, reason }: Guess): string {
  return `${at}: ${value}, because ${reason}`;
}
