/** Why a call of the API failed. */
export type FailureCode = 'timeout' | 'network' | 'http' | 'malformed' | 'internal';

/** A failure as plain data, so that it can be stored in state and sent from server to browser. */
export interface Failure {
  readonly code: FailureCode;
  /** The answer's status, where there was an answer. */
  readonly status: number | undefined;
}

const WORDS: Record<FailureCode, (url: string, status: number | undefined) => string> = {
  timeout: (url) => `Request timed out: ${url}`,
  network: (url) => `No answer from ${url}`,
  http: (url, status) => `Request failed with status code ${status} (${url})`,
  malformed: (url) => `The answer of ${url} is not what the manifest reads`,
  internal: (url) => `The site failed while it read ${url}`,
};

/** A call of the API that failed; `failure` is its plain form. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(code: FailureCode, url: string, options: { status?: number; cause?: unknown } = {}) {
    super(WORDS[code](url, options.status), { cause: options.cause });
    this.failure = { code, status: options.status };
  }
}
