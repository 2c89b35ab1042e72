import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { STUDIO_TOKEN } from '../../core/studio/api.ts';
import { CallProblem } from './call-problem.ts';

/** Names of this machine that lead to no other, as they stand in URLs. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
/** The same as a server is told where to listen. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/**
 * Whether a server that listens there is reached from this machine alone.
 *
 * @param host as Vite has it: undefined for `localhost`, true for every network
 */
export function listensOnLoopback(host: string | boolean | undefined): boolean {
  return host === undefined || host === false || (host !== true && LOOPBACK_HOST.test(host));
}

/**
 * Refuses what comes from anywhere but a page of this server in a browser of this machine: a name of
 * another's that was made to lead here, another site's page, a page of another port.
 *
 * @throws {CallProblem}
 */
export function refuseForeign(request: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  const [, name = '', port = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? [];
  if (!LOOPBACK.test(name) || Number(port) !== request.socket.localPort) {
    refuse(`the studio is not at "${host}"; open the URL that the development server prints`);
  }
  if (origin !== undefined && origin !== `http://${host}`) {
    refuse(`a page of ${origin} cannot use the studio; open it at http://${host}`);
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    refuse('a page of another site cannot use the studio; open its URL by yourself');
  }
}

/**
 * Refuses a call without the token, which the studio's page alone knows.
 *
 * @throws {CallProblem}
 */
export function refuseWithoutToken({ headers }: IncomingMessage, token: string): void {
  const given = Buffer.from(String(headers[STUDIO_TOKEN] ?? ''));
  const wanted = Buffer.from(token);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  const message = 'the call has not the token of this start of the server; load the studio anew';
  throw new CallProblem(401, { message });
}

function refuse(message: string): never {
  throw new CallProblem(403, { message });
}
