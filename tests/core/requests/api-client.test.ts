import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/core/errors.ts';
import { MAX_ANSWER_LENGTH } from '../../../src/core/mapping/answer-limits.ts';
import { sendJson, startServer } from './api-server.ts';
import { clientOf, dataOf, noAbort } from './client-of.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );

describe('a call', () => {
  test('goes to the base path with query and language', async () => {
    const server = await startServer((_, response) => sendJson(response, { name: '安' }));
    const query = { type: 'current', q: 'a&b=湖' };
    const answer = await dataOf(clientOf(server)).get('/peoples/fellows', query, noAbort());
    expect(answer).toEqual({ name: '安' });
    const [request] = server.requests;
    expect(request?.url).toBe('/api/peoples/fellows?type=current&q=a%26b%3D%E6%B9%96');
    expect(request?.headers['accept-language']).toBe('en');
    expect(request?.headers.accept).toBe('application/json');
  });

  test('has no question mark without a query', async () => {
    const server = await startServer((_, response) => sendJson(response, []));
    await dataOf(clientOf(server)).get('/news', {}, noAbort());
    expect(server.requests[0]?.url).toBe('/api/news');
  });

  test('speaks the site’s own conventions', async () => {
    const server = await startServer((_, response) => sendJson(response, []));
    await dataOf(clientOf(server, { base: '/v2', languageHeader: 'X-Lang' })).get(
      '/news',
      {},
      noAbort(),
    );
    expect(server.requests[0]?.url).toBe('/v2/news');
    expect(server.requests[0]?.headers['x-lang']).toBe('en');
  });

  test('says the language in the query where the backend wants it so', async () => {
    const server = await startServer((_, response) => sendJson(response, []));
    const query = { locale: '{tag}', lang: '{language}', populate: '*' };
    await clientOf(server, { query }).get('/news', { lang: 'de' }, noAbort());
    expect(server.requests[0]?.url).toBe('/api/news?locale=en-GB&lang=de&populate=*');
  });

  test.each([
    [{ data: { id: 1 }, meta: {} }, 'data', { id: 1 }],
    [{ data: [] }, 'data', []],
    [{ answer: { data: 5 } }, 'answer.data', 5],
    [{ error: 'none' }, 'data', undefined],
    [null, 'data', undefined],
  ])('takes out of %j what stands in "%s"', async (body, envelope, data) => {
    const server = await startServer((_, response) => sendJson(response, body));
    const answer = await clientOf(server, { envelope }).get('/news', {}, noAbort());
    expect({ data: answer.data, body: answer.body }).toEqual({ data, body });
  });

  test.each([
    [403, [], 403],
    [403, [403, 410], 404],
    [410, [403, 410], 404],
    [404, [403], 404],
    [500, [403], 500],
  ])('that fails with %i, where %j say so too, is taken for %i', async (status, missing, taken) => {
    const server = await startServer((_, response) => sendJson(response, {}, status));
    const call = clientOf(server, { missing }).get('/news/1', {}, noAbort());
    expect(await failureOf(call)).toEqual({ code: 'http', status: taken });
  });

  test('gives an answer that is as long as any may be', async () => {
    const text = 'x'.repeat(MAX_ANSWER_LENGTH - 2);
    const server = await startServer((_, response) => sendJson(response, text));
    expect(await dataOf(clientOf(server)).get('/news', {}, noAbort())).toBe(text);
  });

  test.each([[[]], [{}], [null], [0], ['text']])('gives %j as it was sent', async (value) => {
    const server = await startServer((_, response) => sendJson(response, value));
    expect(await dataOf(clientOf(server)).get('/news', {}, noAbort())).toEqual(value);
  });
});

describe('a call that fails', () => {
  test.each([400, 401, 403, 404, 405, 408, 413, 429, 500, 501])(
    'with %d is not tried again',
    async (status) => {
      const server = await startServer((_, response) => sendJson(response, {}, status));
      const failure = await failureOf(dataOf(clientOf(server)).get('/news', {}, noAbort()));
      expect(failure).toEqual({ code: 'http', status });
      expect(server.requests).toHaveLength(1);
    },
  );

  test.each([502, 503, 504])('with %d is tried once more, and fixed', async (status) => {
    const server = await startServer((_, response, turn) =>
      sendJson(response, { turn }, turn === 1 ? status : 200),
    );
    expect(await dataOf(clientOf(server)).get('/news', {}, noAbort())).toEqual({ turn: 2 });
  });

  test.each([502, 503, 504])('with %d twice is given up', async (status) => {
    const server = await startServer((_, response) => sendJson(response, {}, status));
    const failure = await failureOf(dataOf(clientOf(server)).get('/news', {}, noAbort()));
    expect(failure).toEqual({ code: 'http', status });
    expect(server.requests).toHaveLength(2);
  });

  test('without an answer is tried once more, and fixed', async () => {
    const server = await startServer((request, response, turn) =>
      turn === 1 ? request.socket.destroy() : sendJson(response, { turn }),
    );
    expect(await dataOf(clientOf(server)).get('/news', {}, noAbort())).toEqual({ turn: 2 });
  });

  test('without an answer twice is given up', async () => {
    const server = await startServer((request) => request.socket.destroy());
    const failure = await failureOf(dataOf(clientOf(server)).get('/news', {}, noAbort()));
    expect(failure).toEqual({ code: 'network', status: undefined });
    expect(server.requests).toHaveLength(2);
  });

  test('because nobody listens is a failure of the network', async () => {
    const client = clientOf({ origin: 'http://127.0.0.1:9' });
    expect(await failureOf(client.get('/news', {}, noAbort()))).toEqual({
      code: 'network',
      status: undefined,
    });
  });

  test('as nobody listens, or as there is no JSON, keeps its cause', async () => {
    const reason = (client: ReturnType<typeof clientOf>) =>
      client.get('/news', {}, noAbort()).catch((error: unknown) => error);
    expect(await reason(clientOf({ origin: 'http://127.0.0.1:9' }))).toMatchObject({
      message: 'No answer from /api/news',
      cause: expect.any(Error),
    });
    const server = await startServer((_request, response) => response.end('<html>'));
    expect(await reason(clientOf(server))).toMatchObject({
      message: 'The answer of /api/news is not what the manifest reads',
      cause: expect.any(SyntaxError),
    });
  });

  test('as it took too long, or as there is too much of it, keeps its cause', async () => {
    const silent = await startServer(() => undefined);
    const late = dataOf(clientOf(silent, { timeout: 50 })).get('/news', {}, noAbort());
    await expect(late).rejects.toMatchObject({
      message: 'Request timed out: /api/news',
      cause: { name: 'TimeoutError' },
    });
    const text = `"${'x'.repeat(MAX_ANSWER_LENGTH)}"`;
    const long = await startServer((_request, response) => response.end(text));
    await expect(dataOf(clientOf(long)).get('/news', {}, noAbort())).rejects.toMatchObject({
      cause: { message: 'longer than 8388608 characters' },
    });
  });

  test('says its URL and keeps its cause', async () => {
    const server = await startServer((_, response) => sendJson(response, {}, 404));
    const error: unknown = await dataOf(clientOf(server))
      .get('/news', {}, noAbort())
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: expect.stringContaining('/api/news') });
    expect(error).toHaveProperty('cause.response.status', 404);
  });

  test.each([
    ['broken JSON', '{"a":'],
    ['HTML', '<!doctype html><title>Gateway</title>'],
    ['nothing', ''],
    ['JSON after a byte order mark and a comma', '\uFEFF[1,]'],
    ['more than a page can wait for', `"${'x'.repeat(MAX_ANSWER_LENGTH)}"`],
  ])('with %s is malformed and not tried again', async (_, body) => {
    const server = await startServer((_request, response) => response.end(body));
    const failure = await failureOf(dataOf(clientOf(server)).get('/news', {}, noAbort()));
    expect(failure).toEqual({ code: 'malformed', status: undefined });
    expect(server.requests).toHaveLength(1);
  });
});
