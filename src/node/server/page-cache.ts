import { createRecentValues } from '../../core/recent-values.ts';
import type { DrawnPage } from './drawn-page.ts';

/** How long pages are good for, in milliseconds. */
export interface Freshness {
  /** A page this old is sent as it is. */
  readonly fresh: number;
  /** For as long after that it is sent at once, and drawn anew meanwhile. */
  readonly stale: number;
  /** A page at most this old is sent where drawing it anew fails. */
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
  readonly room: number;
  readonly freshness: Freshness;
  /** Told of each page that is sent although drawing it anew has failed. */
  readonly warn: (message: string) => void;
  readonly now?: () => number;
}

/** How a page was come by. */
export type CacheResult = 'hit' | 'stale' | 'miss';

export interface PageCache {
  /**
   * The page of a key, at once where it is kept. Where several ask at the same time it is drawn
   * once, and given up when all of them have left.
   *
   * @param left the signal that whoever asks has left; asked for where there is something to wait for
   * @throws what drawing throws, where no page is kept either
   */
  readonly get: (
    key: string,
    draw: (signal: AbortSignal) => Promise<DrawnPage>,
    told: (result: CacheResult) => void,
    left: () => AbortSignal,
  ) => DrawnPage | Promise<DrawnPage>;
  readonly count: () => number;
  readonly bytes: () => number;
}

interface KeptPage {
  readonly page: DrawnPage;
  /** When it was drawn. */
  readonly since: number;
  /** When it was drawn, or drawing it anew last failed. */
  checked: number;
}

/** A page that is being drawn. */
interface Drawing {
  readonly page: Promise<DrawnPage>;
  readonly controller: AbortController;
  /** How many wait for it; the cache itself counts where it draws a page anew for those to come. */
  waiting: number;
}

/**
 * Pages as they were drawn last. Only those that are there and have all their data are kept; one
 * that is gone is forgotten, one that cannot be had now is sent as it was.
 */
export function createPageCache({
  room,
  freshness,
  warn,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const pages = createRecentValues<KeptPage>(room, sizeOf);
  const drawing = new Map<string, Drawing>();

  function start(key: string, draw: (signal: AbortSignal) => Promise<DrawnPage>): Drawing {
    const controller = new AbortController();
    const page = drawAnew(key, () => draw(controller.signal), controller.signal).finally(() =>
      forget(key, controller),
    );
    const started = { page, controller, waiting: 0 };
    drawing.set(key, started);
    return started;
  }

  /** Somebody else may draw the page again since. */
  function forget(key: string, controller: AbortController): void {
    if (drawing.get(key)?.controller === controller) drawing.delete(key);
  }

  async function waitFor(key: string, awaited: Drawing, left: AbortSignal): Promise<DrawnPage> {
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

  async function drawAnew(
    key: string,
    draw: () => Promise<DrawnPage>,
    signal: AbortSignal,
  ): Promise<DrawnPage> {
    try {
      const page = await draw();
      // What was given up may lack what it did not wait for.
      signal.throwIfAborted();
      const kept = usable(key);
      if (kept !== undefined && isWorse(page, kept.page)) {
        return keepOn(key, kept, describe(page));
      }
      if (isGood(page)) {
        pages.set(key, { page, since: now(), checked: now() });
      } else {
        pages.delete(key);
      }
      return page;
    } catch (error) {
      const kept = usable(key);
      if (kept === undefined || signal.aborted) throw error;
      return keepOn(key, kept, String(error));
    }
  }

  function usable(key: string): KeptPage | undefined {
    const kept = pages.get(key);
    return kept !== undefined && now() - kept.since < freshness.onError ? kept : undefined;
  }

  /** It counts as fresh again, so that a backend in trouble is not asked by every reader. */
  function keepOn(key: string, kept: KeptPage, reason: string): DrawnPage {
    kept.checked = now();
    const age = Math.round((now() - kept.since) / 1000);
    warn(`${key} is sent as it was ${age} s ago: ${reason}`);
    return kept.page;
  }

  return {
    get: (key, draw, told, left) => {
      const kept = pages.get(key);
      const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.checked;
      if (kept !== undefined && age < freshness.fresh) {
        told('hit');
        return kept.page;
      }
      const running = drawing.get(key) ?? start(key, draw);
      if (kept !== undefined && age < freshness.fresh + freshness.stale) {
        told('stale');
        running.waiting += 1;
        // The page stays as it is, and whoever comes next tries again.
        running.page.catch(() => undefined);
        return kept.page;
      }
      told('miss');
      return waitFor(key, running, left());
    },
    count: pages.count,
    bytes: pages.taken,
  };
}

function isGood(page: DrawnPage): boolean {
  return page.kind === 'page' && page.status === 200 && page.lacks !== 'data';
}

/** Whether a page fails at what an earlier one of the same address had. */
function isWorse(page: DrawnPage, before: DrawnPage): boolean {
  if (page.kind === 'redirect') return false;
  if (page.status >= 500 || page.lacks === 'data') return true;
  return page.lacks === 'menus' && before.kind === 'page' && before.lacks === 'nothing';
}

function describe(page: DrawnPage): string {
  if (page.status !== 200 || page.kind === 'redirect') return `it is answered with ${page.status}`;
  return `its ${page.lacks} did not come`;
}

/** The compressed forms together are never larger than the page itself. */
function sizeOf({ page }: KeptPage): number {
  return page.kind === 'page' ? 2 * page.representation.body.byteLength : 0;
}
