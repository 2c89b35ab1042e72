import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** Answers one request; `turn` counts the requests of the test from 1. */
export type Answer = (request: IncomingMessage, response: ServerResponse, turn: number) => void;

export interface ApiServer {
  readonly origin: string;
  /** What was asked, in order: URL and headers. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
}

/** A server for one test on a free port of this machine; it ends with the test. */
export async function startServer(answer: Answer): Promise<ApiServer> {
  const requests: ApiServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
}

/** Answers with a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
