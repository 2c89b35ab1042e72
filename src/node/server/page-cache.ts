import { createRecentValues } from '../http/recent-values.ts';
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
   * once.
   *
   * @throws what drawing throws, where no page is kept either
   */
  readonly get: (
    key: string,
    draw: () => Promise<DrawnPage>,
    told: (result: CacheResult) => void,
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
  const drawing = new Map<string, Promise<DrawnPage>>();

  async function drawAnew(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    try {
      const page = await draw();
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
      if (kept === undefined) throw error;
      return keepOn(key, kept, String(error));
    } finally {
      drawing.delete(key);
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
    get: (key, draw, told) => {
      const kept = pages.get(key);
      const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.checked;
      if (kept !== undefined && age < freshness.fresh) {
        told('hit');
        return kept.page;
      }
      const running = drawing.get(key) ?? drawAnew(key, draw);
      if (kept !== undefined && age < freshness.fresh + freshness.stale) {
        told('stale');
        // The page stays as it is, and whoever comes next tries again.
        drawing.set(key, running);
        running.catch(() => undefined);
        return kept.page;
      }
      told('miss');
      drawing.set(key, running);
      return running;
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
