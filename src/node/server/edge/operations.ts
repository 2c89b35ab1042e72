import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import { OPERATIONS } from './request-kind.ts';

/** Where in its life the server is. */
export type ServerPhase = 'starting' | 'ready' | 'stopping';

/**
 * Answers `/-/health`, `/-/ready` and `/-/metrics`; false for everything else.
 *
 * @param token what whoever asks for metrics has to know; undefined tells nobody
 */
export function createOperations(
  phase: () => ServerPhase,
  metrics: Metrics,
  token: string | undefined,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(OPERATIONS)) return false;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads) return answer(response, 405, 'Only GET is allowed.', { Allow: 'GET, HEAD' });
    switch (path.slice(OPERATIONS.length)) {
      case 'health':
        return answer(response, 200, 'alive');
      case 'ready':
        return phase() === 'ready'
          ? answer(response, 200, 'ready')
          : answer(response, 503, phase(), { 'Retry-After': '1' });
      case 'metrics':
        if (token === undefined) return answer(response, 404, 'METRICS_TOKEN is not set.');
        if (!isAllowed(request, token)) {
          return answer(response, 401, 'Say the token.', { 'WWW-Authenticate': 'Bearer' });
        }
        void metrics
          .print()
          .then((text) => answer(response, 200, text, { 'Content-Type': metrics.contentType }));
        return true;
      default:
        return answer(response, 404, 'There is no such thing.');
    }
  };
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): true {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(`${text.trimEnd()}\n`);
  return true;
}

/**
 * Whether a request shows that it may be told. Where it comes from says nothing: behind a proxy on
 * the same machine all of them come from there.
 */
function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
