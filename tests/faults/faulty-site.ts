import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { SiteModel } from '../../src/core/index.ts';
import { loadContent } from '../../src/node/content-api/index.ts';
import { createSiteServer, type SiteOptions } from '../../src/node/server/site-server.ts';
import { CONTENT } from '../institute-folders.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A right answer of the embedded content. */
export interface ValidAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call that a fault is played on. */
export interface Exchange {
  readonly response: ServerResponse;
  /** What the embedded content answers. */
  readonly ask: () => Promise<ValidAnswer>;
  /** What it answers in a language that was not asked for. */
  readonly askInvalid: () => Promise<ValidAnswer>;
}

/** What is wrong for now, and for which calls. */
export interface ActiveFault {
  readonly isFor: (url: URL) => boolean;
  readonly play: (exchange: Exchange) => Promise<void> | void;
}

/** The built site on a port of its own, whose API plays faults to browser and server alike. */
export interface FaultySite {
  readonly origin: string;
  /** Breaks calls from now on; undefined fixes them. Counting begins anew. */
  readonly setFault: (fault: ActiveFault | undefined) => void;
  /** How often the browser has made a call that is broken. */
  readonly browserCalls: () => number;
  /** Whether pages are sent as plain files, so that the browser makes all calls by itself. */
  readonly sendPlainPages: (isPlain: boolean) => void;
  /** Ends all answers that are being sent, however far they are. */
  readonly dropConnections: () => void;
  readonly stop: () => void;
}

/** What the embedded content answers to a path, in a language. */
export type AskContent = (pathname: string, language: string) => Promise<ValidAnswer>;

/**
 * The embedded content, read once for any number of sites.
 *
 * @param content its folder
 * @param root the folder of the site that it is of
 */
export function loadAnswers(
  { api: { base }, languages }: SiteModel,
  content = CONTENT,
  root = ROOT,
): AskContent {
  const { api } = loadContent({
    folder: content,
    description: path.join(root, 'schemas/api.openapi.json'),
    languages: languages.map(({ code }) => code),
    base,
  });
  return async (pathname, language) => {
    const headers = { 'accept-language': language };
    const answer = await api.fetch(new Request(`http://api${pathname}`, { headers }));
    const own = new Headers(answer.headers);
    own.delete('content-length');
    return { status: answer.status, headers: Object.fromEntries(own), body: await answer.text() };
  };
}

/**
 * Starts a site on a port that the system chooses.
 *
 * @param root the folder of the site, which is built
 * @param options of its server
 */
export async function startFaultySite(
  { api, languages }: SiteModel,
  ask: AskContent,
  root = ROOT,
  options: Partial<SiteOptions> = {},
): Promise<FaultySite> {
  const { base } = api;
  const plainPage = readFileSync(path.join(root, 'dist/client/index.html'));
  let fault: ActiveFault | undefined;
  let calls = 0;
  let isPlain = false;
  let answerSite: ReturnType<typeof getRequestListener> | undefined;

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://api');
    const own = String(request.headers[api.languageHeader.toLowerCase()]);
    const other = languages.find(({ code }) => code !== own)?.code ?? own;
    const exchange: Exchange = {
      response,
      ask: () => ask(url.pathname + url.search, own),
      askInvalid: () => ask(url.pathname + url.search, other),
    };
    if (fault?.isFor(url)) {
      if (isBrowsers(request)) calls += 1;
      await fault.play(exchange);
      return;
    }
    sendAnswer(response, await exchange.ask());
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${base}/`)) void answerApi(request, response);
    else if (isPlain && request.headers['sec-fetch-dest'] === 'document') response.end(plainPage);
    else void answerSite?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const site = await createSiteServer(root, { apiOrigin: origin, cacheBytes: 0, ...options });
  answerSite = getRequestListener(site.fetch);
  return {
    origin,
    setFault: (next) => {
      fault = next;
      calls = 0;
    },
    browserCalls: () => calls,
    sendPlainPages: (next) => {
      isPlain = next;
    },
    dropConnections: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends an answer as it is. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: ValidAnswer): void {
  response.writeHead(status, { ...headers }).end(body);
}

/** Only browsers say why they ask; the site's server does not. */
function isBrowsers({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-site'] !== undefined;
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('the site has no port');
  return address.port;
}
