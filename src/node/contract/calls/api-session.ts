import pLimit from 'p-limit';
import { ApiError } from '../../../core/errors.ts';
import { findLanguage } from '../../../core/language.ts';
import type { ApiModel, SiteModel } from '../../../core/manifest/site-model.ts';
import {
  type ApiAnswer,
  type ApiClient,
  createApiClient,
} from '../../../core/requests/api-client.ts';
import type { Exchange, Outcome, WireAnswer } from './exchange.ts';
import { codeOf, type Home, sendOverWire } from './wire.ts';

/** A call that was made: what went over the wire, and what the site reads of it. */
export interface MadeCall {
  readonly exchange: Exchange;
  /** Undefined where the call failed. */
  readonly answer: ApiAnswer | undefined;
  readonly error: ApiError | undefined;
}

/** All calls of a check: each URL is asked once in each language. */
export interface ApiSession {
  readonly exchanges: () => readonly Exchange[];
  /** Makes a call as the site makes it, or gives the one that was made. */
  readonly call: (
    language: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ) => Promise<MadeCall>;
  /** What the site fills into queries for a language. */
  readonly namesOf: (language: string) => ApiClient['language'];
  /** Asks for the head of a file; the URL may be of another host. */
  readonly head: (language: string, url: string) => Promise<Exchange>;
}

export interface SessionOptions {
  readonly site: SiteModel;
  /** The API that is asked, its base being the path at the backend. */
  readonly api: ApiModel;
  /** Origin, and the path before the API's base if there is one, without a slash at its end. */
  readonly origin: string;
  readonly headers: Headers;
  readonly concurrency: number;
  /** Milliseconds. */
  readonly timeout: number;
}

export function createApiSession(options: SessionOptions): ApiSession {
  const { site, api, origin, timeout } = options;
  const home: Home = { origin: new URL(origin).origin, secrets: options.headers };
  const limit = pLimit(options.concurrency);
  const calls = new Map<string, Promise<MadeCall>>();
  const made: Exchange[] = [];

  const once = (key: string, make: () => Promise<MadeCall>): Promise<MadeCall> => {
    const known = calls.get(key);
    if (known !== undefined) return known;
    const call = limit(make).then((done) => {
      made.push(done.exchange);
      return done;
    });
    calls.set(key, call);
    return call;
  };
  const clientOf = (language: string, fetch: typeof globalThis.fetch): ApiClient =>
    createApiClient({
      api: { ...api, timeout },
      language: findLanguage(site, language),
      fetch,
      origin,
    });

  return {
    exchanges: () => made,
    namesOf: (language) => clientOf(language, fetch).language,
    call: (language, path, query) =>
      once(`GET ${language} ${path}?${new URLSearchParams(query)}`, () =>
        makeCall((send) => clientOf(language, send), home, { language, path, query, timeout }),
      ),
    head: async (language, url) => {
      const { exchange } = await once(`HEAD ${url}`, () =>
        askHead(url, home, { language, timeout }),
      );
      return exchange;
    },
  };
}

interface WantedCall {
  readonly language: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly timeout: number;
}

async function makeCall(
  createClient: (send: typeof globalThis.fetch) => ApiClient,
  home: Home,
  { language, path, query, timeout }: WantedCall,
): Promise<MadeCall> {
  const wire = createFirstAnswer(home);
  const settle = (call: Omit<MadeCall, 'exchange'>, outcome: Outcome): MadeCall => {
    const url = shortUrl(wire.url() ?? path, home.origin);
    const milliseconds = outcome.kind === 'timeout' ? timeout : wire.milliseconds();
    return { ...call, exchange: { method: 'GET', url, language, milliseconds, outcome } };
  };
  try {
    const answer = await createClient(wire.fetch).get(path, query, new AbortController().signal);
    return settle({ answer, error: undefined }, await outcomeOf(wire.answer()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isLate = error.failure.code === 'timeout';
    const outcome = isLate ? { kind: 'timeout' as const } : await outcomeOf(wire.answer());
    return settle({ answer: undefined, error }, outcome);
  }
}

/**
 * A `fetch` that asks once: the site tries again where a gateway is in trouble, but what came first
 * is what is reported, and nobody is asked twice.
 */
function createFirstAnswer(home: Home) {
  let url: string | undefined;
  let first: Promise<WireAnswer> | undefined;
  let milliseconds = 0;
  return {
    url: () => url,
    answer: () => first,
    milliseconds: () => milliseconds,
    fetch: async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      if (first === undefined) {
        const start = performance.now();
        const request = new Request(...args);
        const { headers, signal } = request;
        url = request.url;
        first = sendOverWire({ method: 'GET', url, headers, signal }, home).finally(() => {
          milliseconds = performance.now() - start;
        });
      }
      return toResponse(await first);
    },
  };
}

async function askHead(
  url: string,
  home: Home,
  { language, timeout }: Pick<WantedCall, 'language' | 'timeout'>,
): Promise<MadeCall> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeout);
  const request = { method: 'HEAD', url: url, headers: new Headers(), signal } as const;
  const outcome = await outcomeOf(sendOverWire(request, home));
  const exchange: Exchange = {
    method: 'HEAD',
    url: shortUrl(url, home.origin),
    language,
    milliseconds: performance.now() - start,
    outcome: signal.aborted ? { kind: 'timeout' } : outcome,
  };
  return { exchange, answer: undefined, error: undefined };
}

async function outcomeOf(answer: Promise<WireAnswer> | undefined): Promise<Outcome> {
  try {
    if (answer !== undefined) return { kind: 'answered', wire: await answer };
    return { kind: 'unreachable', reason: 'the URL cannot be asked' };
  } catch (error) {
    return { kind: 'unreachable', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return codeOf(error) ?? (error.cause instanceof Error ? error.cause.message : error.message);
}

function toResponse({ status, headers, text }: WireAnswer): Response {
  const body = [101, 204, 205, 304].includes(status) ? null : text;
  return new Response(body, { status, headers });
}

function shortUrl(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
