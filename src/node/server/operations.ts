import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Metrics } from './metrics.ts';
import { OPERATIONS } from './request-kind.ts';

/** Where in its life the server is. */
export type ServerPhase = 'starting' | 'ready' | 'stopping';

/** Answers `/-/health`, `/-/ready` and `/-/metrics`; false for everything else. */
export function createOperations(phase: () => ServerPhase, metrics: Metrics) {
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
        if (!isFromNearby(request)) return answer(response, 403, 'Only near machines are told.');
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

const NEARBY = new BlockList();
NEARBY.addSubnet('127.0.0.0', 8);
NEARBY.addSubnet('10.0.0.0', 8);
NEARBY.addSubnet('172.16.0.0', 12);
NEARBY.addSubnet('192.168.0.0', 16);
NEARBY.addSubnet('169.254.0.0', 16);
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');
NEARBY.addSubnet('fe80::', 10, 'ipv6');

/** Whether a request comes from this machine or its network; one passed on comes from anywhere. */
function isFromNearby({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const { remoteAddress } = socket;
  return (
    !isPassedOn &&
    remoteAddress !== undefined &&
    NEARBY.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
}
