import path from 'node:path';
import { type HeadersByType, readSecurityHeaders } from '../deploy/index.ts';
import type { SiteServer } from '../server/index.ts';

/** A server that is looked at while it answers. */
export interface WatchedServer extends Pick<SiteServer, 'fetch'> {
  /** Media types by the endings of files' names, without the dot. */
  readonly types: ReadonlyMap<string, string>;
  /**
   * Security headers by media type without its parameters, of the first answer of each. What one page
   * shows of other servers all are allowed to, as nginx knows pages by their type alone.
   */
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
        headers.set(bare, joinHeaders(headers.get(bare), readSecurityHeaders(answer.headers)));
      }
      return answer;
    },
  };
}

const POLICY = 'content-security-policy';
const FRAMES = 'frame-src';

function joinHeaders(
  known: Readonly<Record<string, string>> | undefined,
  further: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (known === undefined) return further;
  const [own, more] = [known[POLICY] ?? '', further[POLICY] ?? ''];
  const frames = [...new Set([...framesOf(own), ...framesOf(more)])].sort();
  if (frames.length === framesOf(own).length) return known;
  const rest = own.split('; ').filter((directive) => !directive.startsWith(`${FRAMES} `));
  return { ...known, [POLICY]: [...rest, [FRAMES, ...frames].join(' ')].join('; ') };
}

/** The other servers that a policy lets a page show something of. */
function framesOf(policy: string): readonly string[] {
  const own = policy.split('; ').find((directive) => directive.startsWith(`${FRAMES} `));
  return own?.split(' ').slice(1) ?? [];
}

function endingOf(pathname: string, type: string): string {
  return ENDINGS[type.replace(/;.*/, '')] ?? path.extname(pathname).slice(1).toLowerCase();
}
