import type { WireAnswer } from './exchange.ts';

/** Redirects that are followed; browsers follow twenty, but none is meant. */
const MAX_REDIRECTS = 5;

export interface WireRequest {
  readonly method: 'GET' | 'HEAD';
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/** The API's own server. */
export interface Home {
  readonly origin: string;
  /** Headers for it alone, such as a login; those of a call come before them. */
  readonly secrets: Headers;
}

/**
 * Asks a URL and reads its answer to the end. Redirects are followed by hand, so that they are
 * seen, and so that the headers for the API's own origin go to no other.
 */
export async function sendOverWire(
  request: WireRequest,
  { origin, secrets }: Home,
): Promise<WireAnswer> {
  const { method, headers, signal } = request;
  let url = new URL(request.url);
  for (let hops = 0; ; hops += 1) {
    const own = url.origin === origin ? new Headers(secrets) : new Headers();
    for (const [name, value] of headers) own.set(name, value);
    const response = await ask(url, { method, headers: own, redirect: 'manual', signal });
    const next = nextUrl(response, url);
    if (next === undefined || hops === MAX_REDIRECTS) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        text: new TextDecoder().decode(bytes),
        size: bytes.byteLength,
        redirectedTo: hops === 0 ? next?.href : url.href,
      };
    }
    await response.body?.cancel();
    url = next;
  }
}

/**
 * Asks once more where the connection ended before anything of an answer came: servers end a
 * connection that was left open for further calls without a word, sometimes as the next call leaves.
 */
async function ask(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (!isDropped(codeOf(error))) throw error;
    return fetch(url, request);
  }
}

/** What ends a connection that was there. */
const DROPS: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a failure is that of a connection that was there and ended. */
export function isDropped(code: string | undefined): boolean {
  return code !== undefined && DROPS.has(code);
}

/** The code of a failed call; Node says only "fetch failed", and why stands in the cause. */
export function codeOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
}

function nextUrl({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined;
  const next = URL.canParse(location, from) ? new URL(location, from) : undefined;
  // What is no http, no call can follow.
  return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
