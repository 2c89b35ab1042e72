import { MAX_ANSWER_LENGTH } from '../../../core/mapping/answer-limits.ts';
import { callOnce } from '../../http/index.ts';
import { type BackendHeaders, forwardedHeaders, returnedHeaders } from './backend-headers.ts';

/** What a backend may take of the server. */
export interface ForwardLimits {
  /** From asking to the end of the answer, in milliseconds. */
  readonly time: number;
  /** Of the answer, in bytes. */
  readonly size: number;
  /** Calls at a time, each until its answer has been passed on to the end. */
  readonly atOnce: number;
  /** How many of these readers may hold, so that pages are rendered whatever readers do. */
  readonly ofReaders: number;
}

/** Who makes a call: a reader by the site's own API, or the server for a page. */
export type Caller = 'reader' | 'page';

export interface ForwarderOptions {
  /** The backend's. */
  readonly origin: string;
  /** Where the API's paths begin on the site, and at the backend. */
  readonly base: string;
  readonly path: string;
  readonly headers: BackendHeaders;
  readonly limits?: ForwardLimits;
}

const LIMITS: ForwardLimits = {
  time: 20_000,
  size: MAX_ANSWER_LENGTH,
  atOnce: 256,
  ofReaders: 192,
};
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Passes requests on to a backend, and its answers back as data. Whatever a request says, no other
 * origin is asked; whatever an answer says, no other is named.
 */
export function createForwarder(options: ForwarderOptions) {
  const { headers, limits = LIMITS } = options;
  const running = { reader: 0, page: 0 };

  function isFull(caller: Caller): boolean {
    return (
      running.reader + running.page >= limits.atOnce ||
      (caller === 'reader' && running.reader >= limits.ofReaders)
    );
  }

  return async (request: Request, caller: Caller = 'reader'): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    if (isFull(caller)) return problem(503, 'Service Unavailable', { 'Retry-After': '2' });
    running[caller] += 1;
    const release = callOnce(() => {
      running[caller] -= 1;
    });
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.time)]);
    try {
      const url = urlAt(options, request.url);
      const answer = await fetch(url, {
        method: request.method,
        headers: forwardedHeaders(request.headers, headers),
        redirect: 'manual',
        signal,
      });
      const location = REDIRECTS.includes(answer.status)
        ? locationWithin(options, answer.headers.get('location'), url)
        : undefined;
      const isLost = REDIRECTS.includes(answer.status) && location === undefined;
      const isNoStatus = answer.status > 599;
      const isTooLarge = Number(answer.headers.get('content-length') ?? 0) > limits.size;
      if (isLost || isNoStatus || isTooLarge) {
        await answer.body?.cancel();
        release();
        // A 502 may be tried again; an answer that is too large would be so again.
        return isTooLarge ? problem(500, 'Answer Too Large') : problem(502, 'Bad Gateway');
      }
      // A body that nobody reads to its end is given up with its call.
      signal.addEventListener('abort', release, { once: true });
      const body = answer.body === null ? null : passOn(answer.body, limits.size, release);
      if (body === null) release();
      const returned = returnedHeaders(answer.headers, headers, { hasBody: body !== null });
      if (location !== undefined) returned.set('Location', location);
      return new Response(body, { status: answer.status, headers: returned });
    } catch (error) {
      release();
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return isLate ? problem(504, 'Gateway Timeout') : problem(502, 'Bad Gateway');
    }
  };
}

type Place = Pick<ForwarderOptions, 'origin' | 'base' | 'path'>;

/** The same call at the backend; parts are set, since a path could name a host. */
function urlAt({ origin, base, path }: Place, asked: string): URL {
  const { pathname, search } = new URL(asked);
  const url = new URL(origin);
  url.pathname = path + pathname.slice(base.length);
  url.search = search;
  return url;
}

/** The path on the site that a redirect leads to; undefined where that is outside of the API. */
function locationWithin(
  { base, path }: Place,
  location: string | null,
  from: URL,
): string | undefined {
  if (location === null || !URL.canParse(location, from)) return undefined;
  const { origin, pathname, search } = new URL(location, from);
  const isWithin = origin === from.origin && pathname.startsWith(`${path}/`);
  const own = base + pathname.slice(path.length);
  // Two slashes at the beginning would name another host.
  return isWithin && !own.startsWith('//') ? own + search : undefined;
}

/** Passes a body on, breaks it off where it does not end, and says when it is over. */
function passOn(
  body: ReadableStream<Uint8Array>,
  most: number,
  over: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        over();
        throw error;
      });
      if (done) {
        over();
        controller.close();
        return;
      }
      size += value.byteLength;
      if (size > most) {
        over();
        await reader.cancel();
        throw new Error(`The answer has more than ${most} bytes`);
      }
      controller.enqueue(value);
    },
    cancel: (reason) => {
      over();
      return reader.cancel(reason);
    },
  });
}

function problem(
  status: number,
  title: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );
}
