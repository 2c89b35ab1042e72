import { LRUCache } from 'lru-cache';
import type { CacheResult } from '../edge/server-report.ts';
import type { PageAnswer } from './page-answer.ts';

/** How long pages are good for, in milliseconds. */
export interface Freshness {
  /** A page this old is sent as it is. */
  readonly fresh: number;
  /** For as long after that it is sent at once, and rendered anew meanwhile. */
  readonly stale: number;
  /** A page at most this old is sent where rendering it anew fails. */
  readonly onError: number;
}

/** Embedded content does not change while the server runs. */
export const UNCHANGING: Freshness = {
  fresh: Number.POSITIVE_INFINITY,
  stale: 0,
  onError: Number.POSITIVE_INFINITY,
};

export interface PageCacheOptions {
  /** In bytes. */
  readonly maxBytes: number;
  readonly freshness: Freshness;
  /** Told of each page that is sent although rendering it anew has failed. */
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

export interface PageCache {
  /**
   * The page of a key, at once where it is cached. Where several ask at the same time it is rendered
   * once, and given up when all of them have left.
   *
   * @param left the signal that whoever asks has left; asked for where there is something to wait for
   * @throws what rendering throws, where no page is cached either
   */
  readonly get: (
    key: string,
    render: (signal: AbortSignal) => Promise<PageAnswer>,
    onResult: (result: CacheResult) => void,
    left: () => AbortSignal,
  ) => PageAnswer | Promise<PageAnswer>;
  /** Whether a page is cached that may be sent, however old it is, where rendering it anew fails. */
  readonly isUsable: (key: string) => boolean;
  readonly count: () => number;
  readonly bytes: () => number;
}

interface CachedPage {
  readonly page: PageAnswer;
  /** When it was rendered. */
  readonly since: number;
  /** When it was rendered, or rendering it anew last failed. */
  checked: number;
}

/** A page that is being rendered. */
interface Rendering {
  readonly page: Promise<PageAnswer>;
  readonly controller: AbortController;
  /** How many wait for it; the cache itself counts where it renders a page anew for those to come. */
  waiting: number;
}

/**
 * Pages as they were rendered last. Only those that are there and have all their data are cached; one
 * that is gone is forgotten, one that cannot be had now is sent as it was.
 */
export function createPageCache({
  maxBytes,
  freshness,
  warn,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
  });
  const rendering = new Map<string, Rendering>();

  function start(key: string, render: (signal: AbortSignal) => Promise<PageAnswer>): Rendering {
    const controller = new AbortController();
    const page = renderAnew(key, () => render(controller.signal), controller.signal).finally(() =>
      forget(key, controller),
    );
    const started = { page, controller, waiting: 0 };
    rendering.set(key, started);
    return started;
  }

  /** Somebody else may render the page again since. */
  function forget(key: string, controller: AbortController): void {
    if (rendering.get(key)?.controller === controller) rendering.delete(key);
  }

  async function waitFor(key: string, awaited: Rendering, left: AbortSignal): Promise<PageAnswer> {
    const leave = () => {
      awaited.waiting -= 1;
      if (awaited.waiting > 0) return;
      forget(key, awaited.controller);
      awaited.controller.abort(left.reason);
    };
    awaited.waiting += 1;
    if (left.aborted) leave();
    else left.addEventListener('abort', leave, { once: true });
    try {
      return await awaited.page;
    } finally {
      left.removeEventListener('abort', leave);
    }
  }

  async function renderAnew(
    key: string,
    render: () => Promise<PageAnswer>,
    signal: AbortSignal,
  ): Promise<PageAnswer> {
    try {
      const page = await render();
      // What was given up may lack what it did not wait for.
      signal.throwIfAborted();
      const cached = usable(key);
      if (cached !== undefined && isWorse(page, cached.page)) {
        return keepOn(key, cached, describe(page));
      }
      if (isGood(page)) {
        pages.set(key, { page, since: now(), checked: now() });
      } else {
        pages.delete(key);
      }
      return page;
    } catch (error) {
      const cached = usable(key);
      if (cached === undefined || signal.aborted) throw error;
      return keepOn(key, cached, String(error));
    }
  }

  function usable(key: string): CachedPage | undefined {
    const cached = pages.get(key);
    return cached !== undefined && now() - cached.since < freshness.onError ? cached : undefined;
  }

  /** It counts as fresh again, so that a backend in trouble is not asked by every reader. */
  function keepOn(key: string, cached: CachedPage, reason: string): PageAnswer {
    cached.checked = now();
    const age = Math.round((now() - cached.since) / 1000);
    warn(`${key} is sent as it was ${age} s ago: ${reason}`);
    return cached.page;
  }

  return {
    get: (key, render, onResult, left) => {
      const cached = pages.get(key);
      const age = cached === undefined ? Number.POSITIVE_INFINITY : now() - cached.checked;
      if (cached !== undefined && age < freshness.fresh) {
        onResult('hit');
        return cached.page;
      }
      const running = rendering.get(key) ?? start(key, render);
      if (cached !== undefined && age < freshness.fresh + freshness.stale) {
        onResult('stale');
        running.waiting += 1;
        // The page stays as it is, and whoever comes next tries again.
        running.page.catch(() => undefined);
        return cached.page;
      }
      onResult('miss');
      return waitFor(key, running, left());
    },
    isUsable: (key) => usable(key) !== undefined,
    count: () => pages.size,
    bytes: () => pages.calculatedSize,
  };
}

function isGood(page: PageAnswer): boolean {
  return page.kind === 'page' && page.status === 200 && page.lacks !== 'data';
}

/** Whether a page fails at what an earlier one of the same URL had. */
function isWorse(page: PageAnswer, before: PageAnswer): boolean {
  if (page.kind === 'redirect') return false;
  if (page.status >= 500 || page.lacks === 'data') return true;
  return page.lacks === 'menus' && before.kind === 'page' && before.lacks === 'nothing';
}

function describe(page: PageAnswer): string {
  if (page.status !== 200 || page.kind === 'redirect') return `it is answered with ${page.status}`;
  return `its ${page.lacks} did not come`;
}

/** The compressed forms together are never larger than the page itself. */
function sizeOf({ page }: CachedPage): number {
  return page.kind === 'page' ? 2 * page.representation.body.byteLength : 0;
}
