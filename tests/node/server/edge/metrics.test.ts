import { expect, test } from 'vitest';
import { createMetrics, type Gauges } from '../../../../src/node/server/edge/metrics.ts';
import { requestKindOf } from '../../../../src/node/server/edge/request-kind.ts';
import { METRICS_TOKEN } from '../../../load/server-metrics.ts';
import { startSmallServer } from '../small-server.ts';

const GAUGES: Gauges = {
  cachedPages: () => 3,
  cachedBytes: () => 4000,
  rendering: () => 2,
  waiting: () => 5,
};

async function read(
  gauges: () => Gauges | undefined,
  use = (_: ReturnType<typeof createMetrics>) => {},
) {
  const metrics = createMetrics(gauges);
  use(metrics);
  return (await metrics.print()).split('\n');
}

test('what the server counts is explained to whoever reads it', async () => {
  const lines = await read(() => GAUGES);
  for (const [name, type, help] of [
    ['http_requests_total', 'counter', 'Requests answered'],
    [
      'http_request_duration_seconds',
      'histogram',
      'From the head of a request to the end of its answer',
    ],
    ['http_requests_in_flight', 'gauge', 'Requests that are being answered'],
    [
      'http_connections_dropped_total',
      'counter',
      'Connections closed at once, as there were too many',
    ],
    [
      'page_cache_requests_total',
      'counter',
      'Pages asked of the cache: hit, stale (sent, and rendered anew) or miss',
    ],
    ['page_render_duration_seconds', 'histogram', 'Rendering of a page, its data included'],
    ['page_cache_pages', 'gauge', 'Pages in the cache'],
    ['page_cache_bytes', 'gauge', 'Memory that they take, at the most'],
    ['page_renders_running', 'gauge', 'Pages being rendered'],
    ['page_renders_waiting', 'gauge', 'Pages that wait to be rendered'],
  ]) {
    expect(lines).toContain(`# HELP ${name} ${help}`);
    expect(lines).toContain(`# TYPE ${name} ${type}`);
  }
});

test('what is looked at is what there is when somebody asks, and nothing before there is a site', async () => {
  const of = (lines: readonly string[]) =>
    lines.filter((line) => /^page_(?:cache_(?:pages|bytes)|renders_)/.test(line));
  expect(of(await read(() => GAUGES))).toEqual([
    'page_cache_pages 3',
    'page_cache_bytes 4000',
    'page_renders_running 2',
    'page_renders_waiting 5',
  ]);
  expect(of(await read(() => undefined)).map((line) => line.split(' ')[1])).toEqual([
    '0',
    '0',
    '0',
    '0',
  ]);
});

test('a request is in flight until it is answered, and counted then', async () => {
  const lines = await read(
    () => GAUGES,
    (metrics) => {
      metrics.requested('page');
      metrics.requested('api')(404);
      metrics.cached('stale');
      metrics.dropped();
      metrics.rendering()();
    },
  );
  for (const line of [
    'http_requests_in_flight 1',
    'http_requests_total{kind="api",status="404"} 1',
    'http_request_duration_seconds_count{kind="api"} 1',
    'page_cache_requests_total{result="stale"} 1',
    'http_connections_dropped_total 1',
    'page_render_duration_seconds_count 1',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.join('\n')).not.toContain('http_requests_total{kind="page"');
  // A request that is answered at once took no second.
  const sum = lines.find((line) =>
    line.startsWith('http_request_duration_seconds_sum{kind="api"}'),
  );
  expect(Number(sum?.split(' ')[1])).toBeLessThan(1);
});

test.each([
  ['/api/news', 'api'],
  ['/library/books', 'api'],
  ['/api', 'page'],
  ['/apis/x', 'page'],
  ['/assets/site.js', 'asset'],
  ['/fonts/a.css', 'asset'],
  ['/media/a.webp', 'media'],
  ['/-/health', 'operation'],
  ['/', 'page'],
  ['/news/media/a', 'page'],
])('%s is asked as a %s', (target, kind) => {
  expect(requestKindOf(target, ['/api', '/library'])).toBe(kind);
});

test('what was counted is sent with the version of its format, which whoever gathers it goes by', async () => {
  const { origin } = await startSmallServer();
  const { headers } = await fetch(`${origin}/-/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=\d/);
});
