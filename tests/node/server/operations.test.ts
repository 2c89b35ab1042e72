import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServerLog } from '../../../src/node/server/edge/server-log.ts';
import { startServer } from '../../../src/node/server/start-server.ts';
import { METRICS_TOKEN, readMetrics } from '../../load/server-metrics.ts';
import { exchange, startBackend, startSmallServer } from './small-server.ts';

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

const KNOWS = { Authorization: `Bearer ${METRICS_TOKEN}` };

describe('the server tells', () => {
  it.each([
    ['/-/health', 'GET', {}, 200, /^alive\n$/],
    ['/-/health', 'HEAD', {}, 200, /^$/],
    ['/-/ready', 'GET', {}, 200, /^ready\n$/],
    ['/-/ready?now', 'GET', {}, 200, /^ready\n$/],
    ['/-/health', 'DELETE', {}, 405, /GET/],
    ['/-/other', 'GET', {}, 404, /no such/],
    ['/-/metrics', 'GET', KNOWS, 200, /^nodejs_eventloop_lag_seconds \S+$/m],
    ['/-/metrics', 'GET', {}, 401, /token/],
    ['/-/metrics', 'GET', { Authorization: `Bearer ${METRICS_TOKEN}x` }, 401, /token/],
    ['/-/metrics', 'GET', { Authorization: `Basic ${METRICS_TOKEN}` }, 401, /token/],
  ])('%s by %s', async (target, method, headers, status, words) => {
    const { origin } = await startSmallServer();
    const answer = await fetch(origin + target, { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(words);
  });

  it('nobody what it has done, where no token is set, but what to set', async () => {
    const { origin } = await startSmallServer({}, { metricsToken: undefined });
    const answer = await fetch(`${origin}/-/metrics`, { headers: KNOWS });
    expect([answer.status, await answer.text()]).toEqual([404, 'METRICS_TOKEN is not set.\n']);
  });

  it('how the token is to be sent', async () => {
    const { origin } = await startSmallServer();
    const { headers } = await fetch(`${origin}/-/metrics`);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('what it has done, by kind and status', async () => {
    const { origin } = await startSmallServer();
    const targets = ['/pages/one', '/pages/one', '/none', '/broken', '/assets/site.js', '/api/x'];
    for (const target of targets) await (await fetch(origin + target)).text();
    const metrics = await readMetrics(origin);
    for (const line of [
      'http_requests_total{kind="page",status="200"} 2',
      'http_requests_total{kind="page",status="404"} 1',
      'http_requests_total{kind="page",status="500"} 1',
      'http_requests_total{kind="asset",status="200"} 1',
      'http_requests_total{kind="api",status="404"} 1',
      'http_request_duration_seconds_count{kind="page"} 4',
      'http_requests_in_flight 1',
      'page_cache_requests_total{result="hit"} 1',
      'page_cache_requests_total{result="miss"} 1',
      'page_render_duration_seconds_count 3',
      'page_cache_pages 1',
      'page_renders_running 0',
    ]) {
      expect(metrics.split('\n')).toContain(line);
    }
  });

  it('in its log what was asked, and nothing of who asked', async () => {
    const { origin, log } = await startSmallServer();
    const headers = { Cookie: 'lang=en; secret=1', 'User-Agent': 'somebody', Referer: 'http://x/' };
    await (await fetch(`${origin}/pages/one?q=my+illness`, { headers })).text();
    await wait(20);
    const [line = ''] = log().trim().split('\n');
    expect(JSON.parse(line)).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      path: '/pages/one',
      status: 200,
      ms: expect.any(Number),
    });
    expect(log()).not.toMatch(/illness|secret|somebody|127\.0\.0\.1/);
  });
});

describe('a request has a name in its answer and in the log', () => {
  it.each([
    ['/pages/one', 200],
    ['/none', 404],
    ['/broken', 500],
    ['/api/x', 404],
    ['/assets/site.js', 200],
    ['/-/health', 200],
    [`/${'x'.repeat(3000)}`, 414],
  ])('%#: that of a proxy', async (target, status) => {
    const { origin, log } = await startSmallServer();
    const headers = { 'X-Request-Id': 'edge-7/a:b=c' };
    const answer = await fetch(origin + target, { headers });
    await answer.text();
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, 'edge-7/a:b=c']);
    await vi.waitFor(() => expect(log()).toContain('"id":"edge-7/a:b=c"'));
  });

  it.each(['', 'two words', 'a'.repeat(129), '<script>', 'é'])(
    'or one of its own, where it is %j',
    async (named) => {
      const { origin, log } = await startSmallServer();
      const answer = await fetch(origin, { headers: { 'X-Request-Id': named } });
      await answer.text();
      const id = answer.headers.get('x-request-id') ?? '';
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      await vi.waitFor(() => expect(log()).toContain(id));
    },
  );
});

describe('the log', () => {
  const logged = (form: 'json' | 'text' | 'off') => {
    let text = '';
    const log = createServerLog(form, {
      write: (lines) => (text += lines),
      now: () => new Date(0),
    });
    log.request({ id: 'r1', method: 'GET', path: '/a\nb"', status: 200, milliseconds: 1.23 });
    log.warn('careful');
    log.flush();
    return text;
  };

  it.each([
    ['text', /^\d\d:00:00 200 GET \/a\nb" 1.2 ms r1\ncareful\n$/],
    ['off', /^careful\n$/],
    [
      'json',
      /^\{"time":"1970[^\n]+"path":"\/a\\nb\\"","status":200,"ms":1.2\}\n\{[^\n]+"careful"\}\n$/,
    ],
  ] as const)('may be %s', (form, lines) => {
    expect(logged(form)).toMatch(lines);
  });
});

describe('lines of requests', () => {
  const open = () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const written: string[] = [];
    const log = createServerLog('text', {
      write: (text) => written.push(text),
      now: () => new Date(0),
    });
    const ask = (id: string) =>
      log.request({ id, method: 'GET', path: '/', status: 200, milliseconds: 1 });
    /** The requests of each time that something was written. */
    const seen = () => written.map((text) => text.match(/\w+(?=\n)/g)?.join(' '));
    return { log, ask, seen };
  };

  it('are written together, a tenth of a second after the first of them', () => {
    const { ask, seen } = open();
    ask('a');
    vi.advanceTimersByTime(60);
    ask('b');
    vi.advanceTimersByTime(39);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(['a b']);
    ask('c');
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual(['a b', 'c']);
  });

  it('are written at once before what an operator should know, and then wait their own time', () => {
    const { log, ask, seen } = open();
    ask('a');
    vi.advanceTimersByTime(60);
    log.info('told');
    expect(seen()).toEqual(['a told']);
    ask('b');
    vi.advanceTimersByTime(60);
    expect(seen()).toEqual(['a told']);
    vi.advanceTimersByTime(40);
    expect(seen()).toEqual(['a told', 'b']);
  });

  it('are written at once where they are many', () => {
    const { ask, seen } = open();
    for (let count = 0; count < 499; count += 1) ask(`r${count}`);
    expect(seen()).toEqual([]);
    ask('last');
    expect(seen()).toEqual([expect.stringMatching(/^r0 .* r498 last$/)]);
  });
});

describe('a server that starts', () => {
  it('is alive but not ready, and sends readers away for a moment', async () => {
    const log = createServerLog('off', { write: () => undefined, now: () => new Date() });
    const { promise: opening, reject } = Promise.withResolvers<never>();
    const port = 20_000 + (process.pid % 20_000);
    const starting = startServer({ host: '127.0.0.1', port, log, openSite: () => opening });
    await wait(50);
    const answers = ['/-/health', '/-/ready', '/pages/one'].map((target) =>
      exchange(port, get(target)),
    );
    expect((await Promise.all(answers)).map((answer) => answer.slice(9, 12))).toEqual([
      '200',
      '503',
      '503',
    ]);
    reject(new Error('no site'));
    await expect(starting).rejects.toThrow('no site');
  });

  it('says so where its port is taken', async () => {
    const { port } = await startSmallServer();
    await expect(startSmallServer({}, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('a server that stops', () => {
  it('answers what it was asked, says that it is not ready, and ends idle connections', async () => {
    const apiOrigin = await startBackend((_request, response) => {
      setTimeout(() => response.end('word'), 300);
    });
    const { origin, port, send, stop } = await startSmallServer(
      { apiOrigin },
      { stopDelay: 100, stopLimit: 5000 },
    );
    const idle = exchange(port, '');
    const slow = send('GET /pages/one HTTP/1.1\r\nHost: a\r\n\r\n');
    await wait(50);
    const stopped = stop();
    expect((await fetch(`${origin}/-/ready`)).status).toBe(503);
    expect((await fetch(`${origin}/-/health`)).headers.get('connection')).toBe('close');
    await stopped;
    expect(await slow).toMatch(/^HTTP\/1.1 200 [\s\S]*word/);
    expect(await idle).toBe('');
    await expect(fetch(`${origin}/-/health`)).rejects.toThrow('fetch failed');
  });

  it('ends what takes too long', async () => {
    const apiOrigin = await startBackend(() => undefined);
    const { send, stop } = await startSmallServer({ apiOrigin }, { stopLimit: 100 });
    const endless = send(get('/api/words'));
    await wait(50);
    await stop();
    expect(await endless).toBe('');
  });
});
