import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createMetrics, type Metrics } from './edge/metrics.ts';
import { createOperations, type ServerPhase } from './edge/operations.ts';
import { answerBrokenRequest, endConnection, refuseRequest } from './edge/refusals.ts';
import { REQUEST_ID, requestIdOf } from './edge/request-id.ts';
import { requestKindOf } from './edge/request-kind.ts';
import { LIMITS, type Limits } from './edge/server-limits.ts';
import type { ServerLog } from './edge/server-log.ts';
import type { ServerReport } from './edge/server-report.ts';
import type { SiteServer } from './running-site.ts';
import type { SiteOptions } from './site-server.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes one that is free. */
  readonly port: number;
  readonly log: ServerLog;
  /** Milliseconds between the signal to stop and taking no more connections. */
  readonly stopDelay?: number;
  /** Milliseconds that answers may take to end after that. */
  readonly stopLimit?: number;
  readonly limits?: Partial<Limits>;
  /** What whoever asks for metrics has to know; undefined tells nobody. */
  readonly metricsToken?: string | undefined;
  /** Makes the site, and all that its first readers need, while the server says that it is starting. */
  readonly openSite: (
    report: ServerReport,
    starting: NonNullable<SiteOptions['starting']>,
  ) => Promise<SiteServer>;
}

export interface RunningServer {
  readonly port: number;
  /** What a maintainer should know, a line each. */
  readonly notes: readonly string[];
  /** Ends what is being answered, and takes nothing new. */
  readonly stop: () => Promise<void>;
}

const STOP_LIMIT = 10_000;

/**
 * Serves a site over HTTP, within limits for what a client may ask of it.
 *
 * @throws where the port cannot be had, or the site cannot be made
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log } = options;
  let phase: ServerPhase = 'starting';
  let site: SiteServer | undefined;
  const metrics = createMetrics(() => site && gaugesOf(site));
  const operate = createOperations(() => phase, metrics, options.metricsToken);
  let answerSite: RequestListener = (_request, response) => refuse(response, 503, RETRY);

  const limits = { ...LIMITS, ...options.limits };
  const answer: RequestListener = (request, response) => {
    const id = requestIdOf(request.headers);
    response.setHeader(REQUEST_ID, id);
    follow(request, response, { id, metrics, log, apiBases: site?.apiBases ?? [] });
    // A client whose connection ends here connects to a server that goes on running.
    if (phase === 'stopping') response.shouldKeepAlive = false;
    const refusal = refuseRequest(request, limits);
    if (refusal !== undefined) refuse(response, refusal.status, refusal.headers);
    else if (!operate(request, response)) void answerSite(request, response);
  };
  const server = createLimitedServer(answer, metrics, limits);

  await listen(server, options, limits);
  try {
    site = await options.openSite({ ...metrics, warn: log.warn }, (answer) => {
      answerSite = getRequestListener(answer);
    });
  } catch (error) {
    server.close();
    throw error;
  }
  answerSite = getRequestListener(site.fetch);
  phase = 'ready';
  return {
    port: (server.address() as AddressInfo).port,
    notes: site.notes,
    stop: async () => {
      phase = 'stopping';
      await wait(options.stopDelay ?? 0);
      await close(server, options.stopLimit ?? STOP_LIMIT);
      site?.queue.stop();
    },
  };
}

const RETRY = { 'Retry-After': '1' };

function createLimitedServer(listener: RequestListener, metrics: Metrics, limits: Limits): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.header,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.checked,
    },
    listener,
  );
  server.maxHeadersCount = limits.headers;
  server.maxConnections = limits.connections;
  server.timeout = limits.idleTime;
  server.on('drop', metrics.dropped);
  // Nobody is asked to send a body that nothing reads.
  server.on('checkContinue', listener);
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.on('connect', (_request, socket) => endConnection(socket, 405));
  server.on('clientError', answerBrokenRequest);
  return server;
}

function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  // What follows on the connection may be the rest of what was refused.
  response.shouldKeepAlive = false;
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' });
  response.end();
}

interface FollowedBy {
  /** The request's. */
  readonly id: string;
  readonly metrics: Metrics;
  readonly log: ServerLog;
  readonly apiBases: readonly string[];
}

/** Counts a request, and writes it down when it is answered. */
function follow(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  { id, metrics, log, apiBases }: FollowedBy,
): void {
  const start = performance.now();
  const answered = metrics.requested(requestKindOf(url, apiBases));
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    answered(status);
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    log.request({ id, method, path, status, milliseconds: performance.now() - start });
  });
}

async function listen(
  server: Server,
  { host, port }: ServerOptions,
  { backlog }: Limits,
): Promise<void> {
  server.listen({ port, host, backlog });
  await once(server, 'listening');
}

/** Ends connections that wait for a request at once, the others when they are answered. */
async function close(server: Server, limit: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearTimeout(timer);
}

function gaugesOf({ cache, queue }: SiteServer) {
  return {
    cachedPages: cache.count,
    cachedBytes: cache.bytes,
    rendering: queue.running,
    waiting: queue.waiting,
  };
}
