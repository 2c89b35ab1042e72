/** Headers that a backend needs of a reader's request. */
const FORWARDED = ['accept', 'accept-language', 'if-none-match', 'if-modified-since'];
/** Headers that belong to one connection, or to a coding that fetch has undone. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'set-cookie',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a backend may take of the server. */
export interface ForwardLimits {
  /** From asking to the end of the answer, in milliseconds. */
  readonly time: number;
  /** Of the answer, in bytes. */
  readonly size: number;
  /** Calls at a time. */
  readonly atOnce: number;
}

const LIMITS: ForwardLimits = { time: 20_000, size: 32 * 1024 * 1024, atOnce: 256 };

/**
 * Passes requests on to a backend, and its answers back. Whatever a request says, no other origin
 * is asked.
 */
export function createForwarder(origin: string, limits: ForwardLimits = LIMITS) {
  let running = 0;

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    if (running >= limits.atOnce)
      return problem(503, 'Service Unavailable', { 'Retry-After': '2' });
    running += 1;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.time)]);
    try {
      const answer = await fetch(addressAt(origin, request.url), {
        method: request.method,
        headers: forwardedHeaders(request.headers),
        redirect: 'manual',
        signal,
      });
      if (Number(answer.headers.get('content-length') ?? 0) > limits.size) {
        await answer.body?.cancel();
        return problem(502, 'Bad Gateway');
      }
      return new Response(answer.body?.pipeThrough(createSizeLimit(limits.size)) ?? null, {
        status: answer.status,
        headers: returnedHeaders(answer.headers),
      });
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return isLate ? problem(504, 'Gateway Timeout') : problem(502, 'Bad Gateway');
    } finally {
      running -= 1;
    }
  };
}

/** The same path and query at another origin; parts are set, since a path could name a host. */
function addressAt(origin: string, url: string): URL {
  const { pathname, search } = new URL(url);
  const address = new URL(origin);
  address.pathname = pathname;
  address.search = search;
  return address;
}

function forwardedHeaders(asked: Headers): Headers {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = asked.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function returnedHeaders(answered: Headers): Headers {
  const headers = new Headers(answered);
  const ofConnection = (answered.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...NOT_RETURNED, ...ofConnection]) {
    if (/^[\w-]+$/.test(name)) headers.delete(name);
  }
  return headers;
}

/** Breaks an answer off that does not end. */
function createSizeLimit(most: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error(`The answer has more than ${most} bytes`));
      else controller.enqueue(chunk);
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
