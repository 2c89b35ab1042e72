import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/core/errors.ts';
import { sendJson, startServer } from './api-server.ts';
import { clientOf, dataOf, noAbort } from './client-of.ts';

const TIMED_OUT = { code: 'timeout', status: undefined };

/** How a call ends, and after how many milliseconds. */
async function timed(promise: Promise<unknown>) {
  const start = performance.now();
  const end = await promise.catch((error: unknown) =>
    error instanceof ApiError ? error.failure : error,
  );
  return { end, time: performance.now() - start };
}

describe('the time-out', () => {
  test('ends a call without an answer, which is not tried again', async () => {
    const server = await startServer(() => {});
    const { end, time } = await timed(
      dataOf(clientOf(server, { timeout: 200 })).get('/a', {}, noAbort()),
    );
    expect(end).toEqual(TIMED_OUT);
    expect(time).toBeGreaterThanOrEqual(190);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.requests).toHaveLength(1);
  });

  test('is for both tries together', async () => {
    const server = await startServer((_, response, turn) => {
      if (turn === 1) sendJson(response, {}, 503);
    });
    const { end, time } = await timed(
      dataOf(clientOf(server, { timeout: 900 })).get('/a', {}, noAbort()),
    );
    expect(end).toEqual(TIMED_OUT);
    expect(time).toBeLessThan(1700);
  });

  // The time-out ends with the answer's head: a body that never ends keeps the reader waiting.
  test('ends an answer that stops in its middle', async () => {
    const server = await startServer((_, response) => void response.write('{"a":'));
    const call = timed(dataOf(clientOf(server, { timeout: 300 })).get('/a', {}, noAbort()));
    const patience = new Promise((resolve) => setTimeout(resolve, 2000, 'still waiting'));
    expect(await Promise.race([call, patience])).toHaveProperty('end', TIMED_OUT);
  });

  test('leaves a slow answer in time alone', async () => {
    const server = await startServer((_, response) => {
      setTimeout(() => sendJson(response, 1), 150);
    });
    expect(await dataOf(clientOf(server, { timeout: 3000 })).get('/a', {}, noAbort())).toBe(1);
  });
});

describe('Retry-After', () => {
  test.each(['3600', new Date(Date.UTC(2100, 0)).toUTCString()])(
    'of "%s" keeps nobody waiting beyond the time-out',
    async (patience) => {
      const server = await startServer((_, response, turn) => {
        if (turn === 1) response.writeHead(503, { 'retry-after': patience }).end('{}');
        else sendJson(response, { turn });
      });
      const { end, time } = await timed(dataOf(clientOf(server)).get('/a', {}, noAbort()));
      expect(end).toEqual({ turn: 2 });
      expect(time).toBeLessThan(5000);
    },
  );

  test('of an hour within a short time-out is a time-out', async () => {
    const server = await startServer((_, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end('{}'),
    );
    const { end, time } = await timed(
      dataOf(clientOf(server, { timeout: 400 })).get('/a', {}, noAbort()),
    );
    expect(end).toEqual(TIMED_OUT);
    expect(time).toBeLessThan(2000);
    expect(server.requests).toHaveLength(1);
  });
});

describe('an abort', () => {
  test('ends a call with the signal’s own reason, which is not tried again', async () => {
    const server = await startServer(() => {});
    const controller = new AbortController();
    const reason = new Error('the page was left');
    setTimeout(() => controller.abort(reason), 100);
    const { end } = await timed(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    expect(end).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test('reaches the server, which hears the connection close', async () => {
    const controller = new AbortController();
    let hear = () => {};
    const closed = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const server = await startServer((_, response) => {
      response.on('close', hear);
      controller.abort();
    });
    await timed(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    await closed;
    expect(server.requests).toHaveLength(1);
  });

  test('between two tries prevents the second', async () => {
    const controller = new AbortController();
    const server = await startServer((_, response) => {
      sendJson(response, {}, 503);
      setTimeout(() => controller.abort(), 50);
    });
    const { end } = await timed(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    expect(end).toHaveProperty('name', 'AbortError');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.requests).toHaveLength(1);
  });

  test('in the middle of an answer ends it', async () => {
    const controller = new AbortController();
    const server = await startServer((_, response) => {
      response.write('{"a":');
      setTimeout(() => controller.abort(), 100);
    });
    const { end } = await timed(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    expect(end).toHaveProperty('name', 'AbortError');
  });

  test('before the call asks nothing', async () => {
    const server = await startServer((_, response) => sendJson(response, 1));
    const { end } = await timed(dataOf(clientOf(server)).get('/a', {}, AbortSignal.abort()));
    expect(end).toHaveProperty('name', 'AbortError');
    expect(server.requests).toEqual([]);
  });
});
