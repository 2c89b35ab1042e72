import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Limits } from './server-limits.ts';

/** Why a request is turned away before any route is asked; no words of the request stand in it. */
export interface RequestRefusal {
  readonly status: 400 | 405 | 413 | 414;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Methods that routes know, if only to say that they are not allowed. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What is wrong with a request's head; undefined where it may pass. */
export function refuseRequest(
  { url = '', method = '', headers, rawHeaders }: IncomingMessage,
  limits: Limits,
): RequestRefusal | undefined {
  return (
    refuseTarget(url, limits) ??
    refuseMethod(method) ??
    refuseHost(headers, rawHeaders) ??
    refuseBody(headers, limits)
  );
}

function refuseTarget(url: string, limits: Limits): RequestRefusal | undefined {
  if (url.length > limits.url) return { status: 414 };
  return /^(?:\/|https?:\/\/)/i.test(url) ? undefined : { status: 400 };
}

function refuseMethod(method: string): RequestRefusal | undefined {
  return METHODS.has(method) ? undefined : { status: 405, headers: { Allow: 'GET, HEAD' } };
}

/** A host may have every character of one and still be none: `site.1` is no IPv4 address. */
function refuseHost(
  { host }: IncomingMessage['headers'],
  raw: readonly string[],
): RequestRefusal | undefined {
  // Of several `Host` headers, a proxy before this server may go by another than it does.
  const hosts = raw.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { status: 400 };
  return host === undefined || URL.canParse(`http://${host}`) ? undefined : { status: 400 };
}

function refuseBody(
  headers: IncomingMessage['headers'],
  limits: Limits,
): RequestRefusal | undefined {
  const isEndless = headers['transfer-encoding'] !== undefined;
  return isEndless || Number(headers['content-length'] ?? 0) > limits.body
    ? { status: 413 }
    : undefined;
}

/** The statuses of what the parser finds wrong with a request, by the error's code; else 400. */
const PARSER_STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** How long a client may take to read why it was turned away, in milliseconds. */
const TIME_TO_READ = 1000;

/** Answers on a connection from which no request could be read. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = PARSER_STATUSES[error.code ?? ''] ?? 400;
  endConnection(socket, status);
}

/** Ends a connection with a bare answer. */
export function endConnection(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const headers = ['Connection: close', 'Content-Length: 0', ...(status === 405 ? [ALLOW] : [])];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`);
  setTimeout(() => socket.destroy(), TIME_TO_READ).unref();
}

const ALLOW = 'Allow: GET, HEAD';
