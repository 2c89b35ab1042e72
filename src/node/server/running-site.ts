import type { PageCache } from './pages/page-cache.ts';
import type { RenderQueue } from './pages/render-queue.ts';

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response> | Response;
  /** Makes what every first reader needs, so that none of them waits for it. */
  readonly warm: () => Promise<void>;
  /** What a maintainer should know at start, a line each. */
  readonly notes: readonly string[];
  readonly cache: PageCache;
  readonly queue: RenderQueue;
  /** Where the APIs' paths begin. */
  readonly apiBases: readonly string[];
}
