import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Names a request, in its answer and in the log. */
export const REQUEST_ID = 'X-Request-Id';

/** What a proxy may call a request; anything else could be words of a reader, or spoil the log. */
const SANE = /^[\w.:=+/-]{1,128}$/;

/** The name that a proxy has for a request, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const named = headers[REQUEST_ID.toLowerCase()];
  return typeof named === 'string' && SANE.test(named) ? named : randomUUID();
}
