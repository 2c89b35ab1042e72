import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/core/errors.ts';
import { type ApiServer, sendJson, startServer } from './api-server.ts';
import { clientOf, dataOf, noAbort } from './client-of.ts';

const TIMED_OUT = { code: 'timeout', status: undefined };
const PENDING = Symbol('pending');
const HOUR = 3_600_000;

// The client's own time passes where a test lets it; the network and the server have theirs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A call under way, and how it has ended once it has. */
function watch(promise: Promise<unknown>) {
  let end: unknown = PENDING;
  const done = promise.then(
    (value) => {
      end = value;
    },
    (error: unknown) => {
      end = error instanceof ApiError ? error.failure : error;
    },
  );
  return { done, end: () => end };
}

/** Waits until something is so, while the client's time stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await breathe();
}

/** Waits until the client has an answer, and has done what it does at once with that. */
async function untilHeard({ heard }: { readonly heard: () => number }): Promise<void> {
  await until(() => heard() > 0);
  for (let step = 0; step < 20; step += 1) await breathe();
}

/** The network, which counts the answers that have come. */
function countAnswers() {
  let answers = 0;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    answers += 1;
    return answer;
  });
  return { heard: () => answers };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A call of a server that says it is in trouble first, and what it says then. */
async function callInTrouble(server: ApiServer, timeout: number) {
  const network = countAnswers();
  const call = watch(dataOf(clientOf(server, { timeout })).get('/a', {}, noAbort()));
  await untilHeard(network);
  return call;
}

describe('the time-out', () => {
  test('ends a call without an answer, which is not tried again', async () => {
    const server = await startServer(() => {});
    const call = watch(dataOf(clientOf(server, { timeout: 200 })).get('/a', {}, noAbort()));
    await until(() => server.requests.length > 0);
    await vi.advanceTimersByTimeAsync(199);
    expect(call.end()).toBe(PENDING);
    await vi.advanceTimersByTimeAsync(1);
    await call.done;
    expect(call.end()).toEqual(TIMED_OUT);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(server.requests).toHaveLength(1);
  });

  test('is for both tries together', async () => {
    const server = await startServer((_, response, turn) => {
      if (turn === 1) sendJson(response, {}, 503);
    });
    const call = await callInTrouble(server, 900);
    await vi.advanceTimersByTimeAsync(600);
    await until(() => server.requests.length === 2);
    expect(call.end()).toBe(PENDING);
    await vi.advanceTimersByTimeAsync(300);
    await call.done;
    expect(call.end()).toEqual(TIMED_OUT);
  });

  // The time-out ends with the answer's head: a body that never ends keeps the reader waiting.
  test('ends an answer that stops in its middle', async () => {
    const network = countAnswers();
    const server = await startServer((_, response) => void response.write('{"a":'));
    const call = watch(dataOf(clientOf(server, { timeout: 300 })).get('/a', {}, noAbort()));
    await untilHeard(network);
    expect(call.end()).toBe(PENDING);
    await vi.advanceTimersByTimeAsync(300);
    await call.done;
    expect(call.end()).toEqual(TIMED_OUT);
  });

  test('leaves a slow answer in time alone', async () => {
    let answer = () => {};
    const server = await startServer((_, response) => {
      answer = () => sendJson(response, 1);
    });
    const call = watch(dataOf(clientOf(server, { timeout: 3000 })).get('/a', {}, noAbort()));
    await until(() => server.requests.length > 0);
    await vi.advanceTimersByTimeAsync(2999);
    answer();
    await call.done;
    expect(call.end()).toBe(1);
  });
});

describe('Retry-After', () => {
  test.each(['3600', new Date(Date.UTC(2100, 0)).toUTCString()])(
    'of "%s" keeps nobody waiting beyond the time-out',
    async (wait) => {
      const server = await startServer((_, response, turn) => {
        if (turn === 1) response.writeHead(503, { 'retry-after': wait }).end('{}');
        else sendJson(response, { turn });
      });
      const call = await callInTrouble(server, 5000);
      await vi.advanceTimersByTimeAsync(4999);
      await call.done;
      expect(call.end()).toEqual({ turn: 2 });
    },
  );

  test('of an hour within a short time-out is a time-out', async () => {
    const server = await startServer((_, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end('{}'),
    );
    const call = await callInTrouble(server, 400);
    await vi.advanceTimersByTimeAsync(400);
    await call.done;
    expect(call.end()).toEqual(TIMED_OUT);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(server.requests).toHaveLength(1);
  });
});

describe('an abort', () => {
  test('ends a call with the signal’s own reason, which is not tried again', async () => {
    const server = await startServer(() => {});
    const controller = new AbortController();
    const reason = new Error('the page was left');
    const call = watch(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    await until(() => server.requests.length > 0);
    controller.abort(reason);
    await call.done;
    expect(call.end()).toBe(reason);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(server.requests).toHaveLength(1);
  });

  test('reaches the server, which hears the connection close', async () => {
    const controller = new AbortController();
    let isClosed = false;
    const server = await startServer((_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      controller.abort();
    });
    await watch(dataOf(clientOf(server)).get('/a', {}, controller.signal)).done;
    await until(() => isClosed);
    expect(server.requests).toHaveLength(1);
  });

  test('between two tries prevents the second', async () => {
    const controller = new AbortController();
    const network = countAnswers();
    const server = await startServer((_, response) => sendJson(response, {}, 503));
    const call = watch(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    await untilHeard(network);
    controller.abort();
    await call.done;
    expect(call.end()).toHaveProperty('name', 'AbortError');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(server.requests).toHaveLength(1);
  });

  test('in the middle of an answer ends it', async () => {
    const controller = new AbortController();
    const network = countAnswers();
    const server = await startServer((_, response) => void response.write('{"a":'));
    const call = watch(dataOf(clientOf(server)).get('/a', {}, controller.signal));
    await untilHeard(network);
    controller.abort();
    await call.done;
    expect(call.end()).toHaveProperty('name', 'AbortError');
  });

  test('before the call asks nothing', async () => {
    const server = await startServer((_, response) => sendJson(response, 1));
    const call = watch(dataOf(clientOf(server)).get('/a', {}, AbortSignal.abort()));
    await call.done;
    expect(call.end()).toHaveProperty('name', 'AbortError');
    expect(server.requests).toEqual([]);
  });
});
