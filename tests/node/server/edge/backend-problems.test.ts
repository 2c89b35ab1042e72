import { describe, expect, test } from 'vitest';
import { createForwarder, type ForwardLimits } from '../../../../src/node/server/edge/forward.ts';
import { startBackend } from '../small-server.ts';

const LIMITS: ForwardLimits = { time: 5000, size: 1000, atOnce: 5, ofReaders: 5 };

interface Fault {
  readonly method?: string;
  readonly limits?: Partial<ForwardLimits>;
  /** What the backend answers; nothing at all where it has no status. */
  readonly said?: {
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  };
}

/** What a reader is told where a backend was asked like that. */
async function problemOf({ method = 'GET', limits, said = {} }: Fault) {
  const { status, headers = {}, body = '{}' } = said;
  const origin = await startBackend((_request, response) => {
    if (status !== undefined) response.writeHead(status, headers).end(body);
  });
  const forward = createForwarder({
    origin,
    ...{ base: '/api', path: '/api', limits: { ...LIMITS, ...limits } },
    headers: { language: 'Accept-Language', paging: [], added: new Headers() },
  });
  return forward(new Request('http://site.example/api/x', { method }));
}

describe('a call that has no answer of the backend is told why, as a problem that programs can read', () => {
  test.each<[string, Fault, number, string, Record<string, string>]>([
    ['would change data', { method: 'POST' }, 405, 'Method Not Allowed', { allow: 'GET, HEAD' }],
    [
      'is one too many',
      { limits: { atOnce: 0 } },
      503,
      'Service Unavailable',
      { 'retry-after': '2' },
    ],
    ['takes too long', { limits: { time: 100 } }, 504, 'Gateway Timeout', {}],
    ['is led elsewhere', { said: { status: 302 } }, 502, 'Bad Gateway', {}],
    ['has too large an answer', { said: large() }, 500, 'Answer Too Large', {}],
  ])('which %s', async (_, fault, status, title, headers) => {
    const answer = await problemOf(fault);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/problem+json',
      ...headers,
    });
    // RFC 9457: the title of `about:blank` is that of the status.
    expect(await answer.json()).toEqual({ type: 'about:blank', title, status });
  });

  test('and one whose backend is away, too', async () => {
    const forward = createForwarder({
      origin: 'http://127.0.0.1:1',
      ...{ base: '/api', path: '/api' },
      headers: { language: 'Accept-Language', paging: [], added: new Headers() },
    });
    const answer = await forward(new Request('http://site.example/api/x'));
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({ type: 'about:blank', title: 'Bad Gateway', status: 502 });
  });
});

test('an answer without a body leaves its place to the next call', async () => {
  const origin = await startBackend((_request, response) => response.writeHead(204).end());
  const forward = createForwarder({
    origin,
    ...{ base: '/api', path: '/api', limits: { ...LIMITS, atOnce: 1, ofReaders: 1 } },
    headers: { language: 'Accept-Language', paging: [], added: new Headers() },
  });
  for (let call = 0; call < 3; call += 1) {
    expect((await forward(new Request('http://site.example/api/x'))).status).toBe(204);
  }
});

function large() {
  return { status: 200, headers: { 'Content-Length': '2000' }, body: 'x'.repeat(2000) };
}
