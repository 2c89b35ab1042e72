import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { STUDIO_TOKEN } from '../../../src/core/studio/studio-api.ts';
import { createApi, StudioError } from '../../../src/studio/api/client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers the studio's calls, and the client's end of it. */
async function serve(answer: Answer, port = 0) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => answer(request, response, body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const place = server.address();
  return { server, port: typeof place === 'object' ? (place?.port ?? 0) : 0 };
}

function clientOf(port: number, onConnection: (isThere: boolean) => void = () => undefined) {
  return createApi({
    token: 'first',
    onConnection,
    delay: () => 5,
    origin: `http://127.0.0.1:${port}`,
    fetch,
  });
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

test('a call carries the token, its query or its body', async () => {
  const seen: unknown[] = [];
  const { port } = await serve(({ method, url, headers }, response, body) => {
    seen.push([method, url, headers[STUDIO_TOKEN], body]);
    sendJson(response, 200, {});
  });
  const api = clientOf(port);
  await api.call('GET fields', { page: 'plants/trees' });
  await api.call('POST save', { base: 3 });
  expect(seen).toEqual([
    ['GET', '/-/studio/api/fields?page=plants%2Ftrees', 'first', ''],
    ['POST', '/-/studio/api/save', 'first', '{"base":3}'],
  ]);
});

test('what the server has against a call is thrown, with its file', async () => {
  const { port } = await serve((_, response) =>
    sendJson(response, 400, { message: 'no such file', file: 'manifests/x.json' }),
  );
  const error = await clientOf(port)
    .call('GET file', { path: 'manifests/x.json' })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StudioError);
  expect(error).toMatchObject({
    status: 400,
    message: 'no such file',
    problem: { file: 'manifests/x.json' },
  });
});

test('while the server is away a change waits for it, and nothing of it is lost', async () => {
  const first = await serve((_, response) => sendJson(response, 200, {}));
  const { port } = first;
  first.server.closeAllConnections();
  await new Promise((resolve) => first.server.close(resolve));
  const connection: boolean[] = [];
  const change = { changes: [{ file: 'a.json', text: '{}' }], label: 'a', base: 1 };
  const pending = clientOf(port, (isThere) => connection.push(isThere)).call('POST edit', change);
  await expect.poll(() => connection.length).toBeGreaterThan(1);
  expect(connection).not.toContain(true);
  let received = '';
  await serve((_, response, body) => {
    received = body;
    sendJson(response, 200, { revision: 2 });
  }, port);
  expect(await pending).toEqual({ revision: 2 });
  expect(JSON.parse(received)).toEqual(change);
  expect(connection.at(-1)).toBe(true);
});

/** A server that has started anew: its page has another token than the client began with. */
const serveAnew = () =>
  serve(({ url, headers }, response) => {
    if (url === '/-/studio/') {
      response.end(`<meta name="${STUDIO_TOKEN}" content="second">`);
      return;
    }
    const isKnown = headers[STUDIO_TOKEN] === 'second';
    sendJson(response, isKnown ? 200 : 403, isKnown ? { revision: 7 } : { message: 'no token' });
  });

test('a server that has started anew is asked with the token of its page, by every call', async () => {
  const { port } = await serveAnew();
  const api = clientOf(port);
  const calls = [api.call('GET state'), api.ping(), api.call('GET state'), api.call('GET state')];
  const known = { revision: 7 };
  expect(await Promise.all(calls)).toEqual([known, undefined, known, known]);
});

test('a ping says that the server has gone, and that it is back', async () => {
  const first = await serve((_, response) => sendJson(response, 200, {}));
  const { port } = first;
  const connection: boolean[] = [];
  const api = clientOf(port, (isThere) => connection.push(isThere));
  await api.ping();
  first.server.closeAllConnections();
  await new Promise((resolve) => first.server.close(resolve));
  await api.ping();
  await serve((_, response) => sendJson(response, 200, {}), port);
  await api.ping();
  expect(connection).toEqual([true, false, true]);
});
