import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE_KEY } from '../../core/language.ts';
import type { SiteServer } from '../server/index.ts';

/** An answer of the site's server, read to its end. */
export interface VisitedAnswer {
  readonly status: number;
  /** The media type with its parameters. */
  readonly type: string;
  readonly location: string | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Asks the site's server in this process, as a reader who has chosen a language. */
export type VisitUrl = (
  url: string,
  options?: { readonly language?: string; readonly method?: string },
) => Promise<VisitedAnswer>;

/**
 * How often what cannot be had now is asked for: the server was too busy, or the API did not answer
 * it in time.
 */
const MAX_TRIES = 10;
/** Milliseconds between two tries. */
const PAUSE = 1000;

/**
 * @param origin what the server takes for its own URL, for the absolute ones in pages
 * @param mostTries how often a page is asked for that cannot be had
 */
export function createVisit(
  server: Pick<SiteServer, 'fetch'>,
  origin: string,
  mostTries = MAX_TRIES,
): VisitUrl {
  return async (url, { language, method = 'GET' } = {}) => {
    const headers = new Headers(
      language === undefined ? {} : { Cookie: `${LANGUAGE_KEY}=${language}` },
    );
    const ask = () =>
      server.fetch(new Request(origin + url, { method, headers, redirect: 'manual' }));
    let answer = await ask();
    for (let tries = 1; tries < mostTries && answer.status === 503; tries += 1) {
      await wait(PAUSE);
      answer = await ask();
    }
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type') ?? '',
      location: answer.headers.get('Location') ?? undefined,
      body: new Uint8Array(await answer.arrayBuffer()),
    };
  };
}

/** Whether a media type is text, which is worth compressing. */
export function isTextType(type: string): boolean {
  return /^text\/|^application\/(?:.+\+)?(?:json|xml|javascript)\b|\+(?:json|xml)\b/.test(type);
}
