import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { createSharedCalls } from '../../../src/core/requests/shared-calls.ts';
import { type ApiServer, sendJson, startServer } from './api-server.ts';
import { clientOf, dataOf, noAbort } from './client-of.ts';

/** A server that answers when the test says so. */
interface SlowServer extends ApiServer {
  /** Answers the request of a turn, counted from 1. */
  readonly answer: (turn: number, value: unknown, status?: number) => void;
  /** How many connections their callers have closed before the answer. */
  readonly closed: () => number;
}

async function startSlowServer(): Promise<SlowServer> {
  const open: ServerResponse[] = [];
  let closed = 0;
  const server = await startServer((_, response) => {
    open.push(response);
    response.on('close', () => {
      if (!response.writableEnded) closed += 1;
    });
  });
  return {
    ...server,
    answer: (turn, value, status) => {
      const response = open[turn - 1];
      if (response === undefined) throw new Error(`nobody asked for the ${turn}. time`);
      sendJson(response, value, status);
    },
    closed: () => closed,
  };
}

const calls = (server: ApiServer, count: number) =>
  vi.waitFor(() => expect(server.requests).toHaveLength(count), { timeout: 3000 });
/** How a call ended, for calls that may fail. */
const endOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('views that ask for the same at the same time', () => {
  test('make one call, whose answer all of them get', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const askers = Array.from({ length: 5 }, () => api.get('/all', { q: 'a' }, noAbort()));
    await calls(server, 1);
    askers.push(api.get('/all', { q: 'a' }, noAbort()));
    server.answer(1, { a: [1] });
    expect(await Promise.all(askers)).toEqual(Array.from({ length: 6 }, () => ({ a: [1] })));
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/all?q=a']);
  });

  test.each<[string, string, Record<string, string>]>([
    ['another path', '/other', { q: 'a' }],
    ['another value', '/all', { q: 'b' }],
    ['another name', '/all', { p: 'a' }],
    ['more', '/all', { q: 'a', p: '1' }],
    ['an ampersand in the value', '/all', { q: 'a&p=1' }],
    ['nothing', '/all', {}],
  ])('make calls of their own where one asks for %s', async (_, path, query) => {
    const server = await startServer(({ url }, response) => sendJson(response, url));
    const api = dataOf(createSharedCalls(clientOf(server)));
    const both = [api.get('/all', { q: 'a' }, noAbort()), api.get(path, query, noAbort())];
    const [first, second] = await Promise.all(both);
    expect(first).toBe('/api/all?q=a');
    expect(second).not.toBe(first);
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['an error', 500, { code: 'http', status: 500 }],
    ['a missing page', 404, { code: 'http', status: 404 }],
  ])('all hear of %s', async (_, status, failure) => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const askers = [1, 2, 3].map(() => endOf(api.get('/all', {}, noAbort())));
    await calls(server, 1);
    server.answer(1, {}, status);
    for (const end of await Promise.all(askers)) expect(end).toHaveProperty('failure', failure);
    expect(server.requests).toHaveLength(1);
  });
});

describe('an asker that leaves', () => {
  test('leaves with its own reason, and the others get the answer', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const controller = new AbortController();
    const leaver = endOf(api.get('/all', {}, controller.signal));
    const others = [api.get('/all', {}, noAbort()), api.get('/all', {}, noAbort())];
    await calls(server, 1);
    const reason = new Error('the tab was changed');
    controller.abort(reason);
    expect(await leaver).toBe(reason);
    expect(server.closed()).toBe(0);
    server.answer(1, 'here');
    expect(await Promise.all(others)).toEqual(['here', 'here']);
    expect(server.requests).toHaveLength(1);
  });

  test('and comes back joins the call that still runs', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const controller = new AbortController();
    const stayer = api.get('/all', {}, noAbort());
    const leaver = endOf(api.get('/all', {}, controller.signal));
    await calls(server, 1);
    controller.abort();
    await leaver;
    const back = api.get('/all', {}, noAbort());
    server.answer(1, 'here');
    expect(await Promise.all([stayer, back])).toEqual(['here', 'here']);
    expect(server.requests).toHaveLength(1);
  });

  test('as the last one ends the call', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const controllers = [1, 2, 3].map(() => new AbortController());
    const askers = controllers.map(({ signal }) => endOf(api.get('/all', {}, signal)));
    await calls(server, 1);
    const reasons = controllers.map((_, index) => new Error(`reason ${index}`));
    for (const [index, controller] of controllers.entries()) {
      expect(server.closed()).toBe(0);
      controller.abort(reasons[index]);
      expect(await askers[index]).toBe(reasons[index]);
    }
    await vi.waitFor(() => expect(server.closed()).toBe(1), { timeout: 3000 });
    expect(server.requests).toHaveLength(1);
  });

  test('after its answer disturbs nobody who asks then', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const controller = new AbortController();
    const first = api.get('/all', {}, controller.signal);
    await calls(server, 1);
    server.answer(1, 'old');
    expect(await first).toBe('old');
    const next = [api.get('/all', {}, noAbort())];
    await calls(server, 2);
    controller.abort();
    next.push(api.get('/all', {}, noAbort()));
    server.answer(2, 'new');
    expect(await Promise.all(next)).toEqual(['new', 'new']);
    expect(server.requests).toHaveLength(2);
  });

  test('before it has asked asks nothing', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const reason = new Error('the page was left');
    expect(await endOf(api.get('/all', {}, AbortSignal.abort(reason)))).toBe(reason);
    expect(server.requests).toEqual([]);
  });
});

describe('whoever asks later', () => {
  test.each([
    ['an answer', 200],
    ['a failure', 500],
  ])('after %s has a call of its own', async (_, status) => {
    const server = await startServer((_request, response, turn) =>
      sendJson(response, { turn }, turn === 1 ? status : 200),
    );
    const api = dataOf(createSharedCalls(clientOf(server)));
    await endOf(api.get('/all', {}, noAbort()));
    expect(await api.get('/all', {}, noAbort())).toEqual({ turn: 2 });
  });

  test('than all have left has a call of its own', async () => {
    const server = await startSlowServer();
    const api = dataOf(createSharedCalls(clientOf(server)));
    const controller = new AbortController();
    const left = endOf(api.get('/all', {}, controller.signal));
    await calls(server, 1);
    controller.abort();
    const later = [api.get('/all', {}, noAbort()), api.get('/all', {}, noAbort())];
    await left;
    await calls(server, 2);
    // The end of the call that was given up must not take the new one with it.
    later.push(api.get('/all', {}, noAbort()));
    server.answer(2, 'new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
    expect(server.requests).toHaveLength(2);
  });
});
