import type { WireAnswer } from './exchange.ts';

/** Redirects that are followed; browsers follow twenty, but none is meant. */
const MOST_REDIRECTS = 5;

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
 * Asks an address and reads its answer to the end. Redirects are followed by hand, so that they are
 * seen, and so that the headers for the API's own origin go to no other.
 */
export async function sendOverWire(
  { method, url, headers, signal }: WireRequest,
  { origin, secrets }: Home,
): Promise<WireAnswer> {
  let address = new URL(url);
  for (let hops = 0; ; hops += 1) {
    const own = address.origin === origin ? new Headers(secrets) : new Headers();
    for (const [name, value] of headers) own.set(name, value);
    const response = await fetch(address, { method, headers: own, redirect: 'manual', signal });
    const next = nextAddress(response, address);
    if (next === undefined || hops === MOST_REDIRECTS) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        text: new TextDecoder().decode(bytes),
        size: bytes.byteLength,
        redirectedTo: hops === 0 ? next?.href : address.href,
      };
    }
    await response.body?.cancel();
    address = next;
  }
}

function nextAddress({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined;
  const next = URL.canParse(location, from) ? new URL(location, from) : undefined;
  // What is no http, no call can follow.
  return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
