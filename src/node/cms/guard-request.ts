import type { IncomingMessage } from 'node:http';
import { isLoopback, isToken, readHost } from '../http/index.ts';

const LOOPBACK_CLIENT = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from this machine, to a name of it: a page elsewhere may call it by one of its own. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return (
    isLoopback(readHost(headers.host).name) && LOOPBACK_CLIENT.test(socket.remoteAddress ?? '')
  );
}

/** Why a request may not read or write files; undefined for one that may. */
export function refuseWrite(request: IncomingMessage, token: string): string | undefined {
  const { headers, method } = request;
  if (!isLocal(request)) return 'only this machine may edit content';
  if (method !== 'POST') return 'only POST is answered here';
  if (headers.origin !== `http://${headers.host}`) return 'the page is of another site';
  if (!headers['content-type']?.startsWith('application/json')) return 'the request is no JSON';
  const given = new URL(request.url ?? '', 'http://local').searchParams.get('token') ?? '';
  return isToken(given, token) ? undefined : 'the page is of an earlier start; load it again';
}
