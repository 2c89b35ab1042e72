import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE_KEY } from '../../core/language.ts';
import type { SiteServer } from './running-site.ts';

export interface WarmingOptions {
  /** The site's public origin; undefined where it is each request's own. */
  readonly origin: string | undefined;
  readonly languages: readonly string[];
  readonly warn: (message: string) => void;
}

/** The encodings that browsers ask for, and readers without any. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** The files that a page's document names. */
const NAMED_FILE = /(?:src|href)="(\/(?:assets|media)\/[^"?#]+)"/g;
/** In milliseconds. */
const MAX_WARMING_TIME = 15_000;
/** As good as any: whoever asks at another origin finds the code compiled, and the files read. */
const ANY_ORIGIN = 'http://127.0.0.1';

/**
 * Asks a site for its home page in each language, and for all that the page names, in each encoding:
 * the code is loaded then, the page rendered, and the files are in memory. A site that fails at this
 * is served all the same, as its backend may be late.
 */
export async function warmSite(
  fetch: SiteServer['fetch'],
  { origin = ANY_ORIGIN, languages, warn }: WarmingOptions,
): Promise<void> {
  const ask = async (path: string, headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(new Request(origin + path, { headers }));
    return new TextDecoder('latin1').decode(await answer.arrayBuffer());
  };
  const warm = async (): Promise<void> => {
    for (const language of languages) {
      const cookie = { Cookie: `${LANGUAGE_KEY}=${language}` };
      const document = await ask('/', cookie);
      const files = [...document.matchAll(NAMED_FILE)].flatMap(([, path]) => path ?? []);
      for (const encoding of ENCODINGS) {
        const headers = { ...cookie, 'Accept-Encoding': encoding };
        await Promise.all(['/', ...new Set(files)].map((path) => ask(path, headers)));
      }
    }
  };
  const ended = new AbortController();
  const late = wait(MAX_WARMING_TIME, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new Error(`it took more than ${MAX_WARMING_TIME / 1000} s`)),
    () => undefined,
  );
  try {
    await Promise.race([warm(), late]);
  } catch (error) {
    warn(`The site was not warmed up: ${String(error)}`);
  } finally {
    ended.abort();
  }
}
