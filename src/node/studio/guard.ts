import type { IncomingMessage } from 'node:http';
import { STUDIO_TOKEN } from '../../core/studio/studio-api.ts';
import { isLoopback, isToken, readHost } from '../http/index.ts';
import { CallProblem } from './call-problem.ts';

/**
 * Whether a server that listens there is reached from this machine alone.
 *
 * @param host as Vite has it: undefined for `localhost`, true for every network
 */
export function listensOnLoopback(host: string | boolean | undefined): boolean {
  return host === undefined || host === false || (host !== true && isLoopback(host));
}

/**
 * Refuses what comes from anywhere but a page of this server in a browser of this machine: a name of
 * another's that was made to lead here, another site's page, a page of another port.
 *
 * @throws {CallProblem}
 */
export function refuseForeign(request: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  const { name, port } = readHost(host);
  if (!isLoopback(name) || port !== request.socket.localPort) {
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
  if (isToken(String(headers[STUDIO_TOKEN] ?? ''), token)) return;
  const message = 'the call has not the token of this start of the server; load the studio anew';
  throw new CallProblem(401, { message });
}

function refuse(message: string): never {
  throw new CallProblem(403, { message });
}
