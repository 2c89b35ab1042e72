import path from 'node:path';
import { type HeadersByType, readSecurityHeaders } from '../deploy/index.ts';
import type { SiteServer } from '../server/index.ts';

/** A server that is looked at while it answers. */
export interface WatchedServer extends Pick<SiteServer, 'fetch'> {
  /** Media types by the endings of files' names, without the dot. */
  readonly types: ReadonlyMap<string, string>;
  /** Security headers by media type without its parameters, of the first answer of each. */
  readonly headers: HeadersByType;
}

/** What pages and answers are written as, whose URLs end in no file's name. */
const ENDINGS: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'application/json': 'json',
};

/** Notes how a server sends what it has, so that another one can do the same. */
export function watchServer(server: Pick<SiteServer, 'fetch'>): WatchedServer {
  const types = new Map<string, string>();
  const headers = new Map<string, Readonly<Record<string, string>>>();
  return {
    types,
    headers,
    fetch: async (request) => {
      const answer = await server.fetch(request);
      const type = answer.headers.get('Content-Type');
      if (answer.status === 200 && type !== null) {
        const ending = endingOf(new URL(request.url).pathname, type);
        if (!types.has(ending)) types.set(ending, type);
        const bare = type.replace(/\s*;.*/, '');
        if (!headers.has(bare)) headers.set(bare, readSecurityHeaders(answer.headers));
      }
      return answer;
    },
  };
}

function endingOf(pathname: string, type: string): string {
  return ENDINGS[type.replace(/;.*/, '')] ?? path.extname(pathname).slice(1).toLowerCase();
}
