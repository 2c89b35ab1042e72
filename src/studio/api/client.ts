import { isRecord } from '../../core/mapping/read-path.ts';
import {
  STUDIO,
  STUDIO_API,
  STUDIO_TOKEN,
  type StudioCalls,
  type StudioProblem,
} from '../../core/studio/studio-api.ts';

/** A call that the server has answered with a reason against it. */
export class StudioError extends Error {
  readonly status: number;
  readonly problem: StudioProblem;

  constructor(status: number, problem: StudioProblem) {
    super(problem.message);
    this.name = 'StudioError';
    this.status = status;
    this.problem = problem;
  }
}

/** What is asked of a call: nothing, where it needs nothing. */
type Asked<Name extends keyof StudioCalls> = undefined extends StudioCalls[Name]['asked']
  ? [asked?: StudioCalls[Name]['asked']]
  : [asked: StudioCalls[Name]['asked']];

/** The calls of the development server. */
export interface StudioApi {
  /**
   * Calls the server, and goes on trying while it does not answer: it may be starting anew.
   *
   * @throws {StudioError} with what the server says against it
   */
  readonly call: <Name extends keyof StudioCalls>(
    name: Name,
    ...asked: Asked<Name>
  ) => Promise<StudioCalls[Name]['answer']>;
  /** Asks whether the server is there, which `onConnection` is told. */
  readonly ping: () => Promise<void>;
}

export interface ApiOptions {
  readonly token: string;
  /** Where the server is: the origin of the studio's own page. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Says whether the server is there. */
  readonly onConnection: (isThere: boolean) => void;
  /** Milliseconds before the nth further try. */
  readonly delay?: (attempt: number) => number;
}

/** Up to four seconds: the server is started by a person. */
const usualDelay = (attempt: number) => Math.min(4000, 250 * 2 ** attempt);
/** Milliseconds after which a server that says nothing does not answer: one that works on something is slower. */
const SILENCE = 10_000;
/** Answers of what stands between, while the server is not there. */
const AWAY = [502, 503, 504];

/** Makes the calls; a server that has started anew has another token, which its page tells. */
export function createApi(options: ApiOptions): StudioApi {
  const { fetch, origin, onConnection, delay = usualDelay } = options;
  let { token } = options;

  const request = (name: string, asked: unknown, signal?: AbortSignal): Promise<Response> => {
    const [method = 'GET', call = ''] = name.split(' ');
    const url = new URL(STUDIO_API + call, origin);
    if (method === 'GET' && isRecord(asked)) {
      for (const [key, value] of Object.entries(asked)) {
        if (value !== undefined) url.searchParams.set(key, String(value));
      }
    }
    return fetch(url, {
      method,
      ...(signal !== undefined && { signal }),
      headers: {
        [STUDIO_TOKEN]: token,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(asked ?? {}) }),
    });
  };

  const insist = async (name: string, asked: unknown): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await request(name, asked).catch(() => undefined);
      if (response !== undefined && !AWAY.includes(response.status)) {
        if (attempt > 0) onConnection(true);
        return response;
      }
      onConnection(false);
      await new Promise((resolve) => setTimeout(resolve, delay(attempt)));
    }
  };

  /** @param refused the token that the server did not take; another call may have renewed it by now */
  const renewToken = async (refused: string): Promise<boolean> => {
    if (token !== refused) return true;
    const page = await fetch(new URL(STUDIO, origin)).then((response) => response.text());
    const renewed = readToken(page);
    if (renewed !== undefined) token = renewed;
    return token !== refused;
  };

  return {
    ping: async () => {
      const signal = AbortSignal.timeout(SILENCE);
      const used = token;
      const response = await request('GET state', undefined, signal).catch(() => undefined);
      const isThere = response !== undefined && !AWAY.includes(response.status);
      if (isThere && isForbidden(response)) await renewToken(used).catch(() => false);
      onConnection(isThere);
    },
    call: async (name, ...[asked]) => {
      const used = token;
      let response = await insist(name, asked);
      if (isForbidden(response) && (await renewToken(used))) {
        response = await insist(name, asked);
      }
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw new StudioError(response.status, readProblem(answer, response));
      // The server is the other half of this tool, and typed by the same table.
      return answer as never;
    },
  };
}

function isForbidden({ status }: Response): boolean {
  return status === 401 || status === 403;
}

/** The token that the studio's page carries. */
export function readToken(html: string): string | undefined {
  const [, token] = new RegExp(`<meta name="${STUDIO_TOKEN}" content="([^"]+)"`).exec(html) ?? [];
  return token;
}

function readProblem(answer: unknown, { status, statusText }: Response): StudioProblem {
  return isRecord(answer) && typeof answer.message === 'string'
    ? { ...answer, message: answer.message }
    : { message: `The server answered ${status} ${statusText}`.trim() };
}
