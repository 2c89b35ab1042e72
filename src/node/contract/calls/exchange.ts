/** A call and what came of it, as it went over the wire. */
export interface Exchange {
  readonly method: 'GET' | 'HEAD';
  /** Path and query; the whole URL where it is not of the API's origin. */
  readonly url: string;
  /** The language that was asked for. */
  readonly language: string;
  readonly milliseconds: number;
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly wire: WireAnswer }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** An answer before anything is read into it. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body's bytes without compression. */
  readonly size: number;
  /** The URL that the call was led to last; undefined where it was answered at once. */
  readonly redirectedTo: string | undefined;
}

/** The answer of a call, if there was one. */
export function answerOf({ outcome }: Exchange): WireAnswer | undefined {
  return outcome.kind === 'answered' ? outcome.wire : undefined;
}
