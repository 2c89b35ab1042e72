import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestKind } from './request-kind.ts';
import type { CacheResult } from './server-report.ts';

/** What is counted while the server runs, in the text format of Prometheus. */
export interface Metrics {
  /** A request has come; the function returned is called with its status once it is answered. */
  readonly requested: (kind: RequestKind) => (status: number) => void;
  readonly cached: (result: CacheResult) => void;
  /** A page is being rendered; the function returned is called when it is done. */
  readonly rendering: () => () => void;
  readonly dropped: () => void;
  readonly contentType: string;
  readonly print: () => Promise<string>;
}

/** What is not counted but looked at when somebody asks. */
export interface Gauges {
  readonly cachedPages: () => number;
  readonly cachedBytes: () => number;
  readonly rendering: () => number;
  readonly waiting: () => number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** @param gauges undefined while there is no site yet */
export function createMetrics(gauges: () => Gauges | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  const dropped = new Counter({
    name: 'http_connections_dropped_total',
    help: 'Connections closed at once, as there were too many',
    registers,
  });
  const cached = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages asked of the cache: hit, stale (sent, and rendered anew) or miss',
    labelNames: ['result'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Rendering of a page, its data included',
    buckets: SECONDS,
    registers,
  });
  addGauges(registry, gauges);
  return {
    requested: (kind) => {
      const start = performance.now();
      inFlight.inc();
      return (status) => {
        inFlight.dec();
        requests.inc({ kind, status });
        durations.observe({ kind }, (performance.now() - start) / 1000);
      };
    },
    cached: (result) => cached.inc({ result }),
    rendering: () => renders.startTimer(),
    dropped: () => dropped.inc(),
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}

function addGauges(registry: Registry, gauges: () => Gauges | undefined): void {
  const table: readonly [string, string, keyof Gauges][] = [
    ['page_cache_pages', 'Pages in the cache', 'cachedPages'],
    ['page_cache_bytes', 'Memory that they take, at the most', 'cachedBytes'],
    ['page_renders_running', 'Pages being rendered', 'rendering'],
    ['page_renders_waiting', 'Pages that wait to be rendered', 'waiting'],
  ];
  for (const [name, help, gauge] of table) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(gauges()?.[gauge]() ?? 0);
      },
    });
  }
}
