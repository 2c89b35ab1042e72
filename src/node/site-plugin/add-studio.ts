import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { STUDIO, STUDIO_CHANGED } from '../../core/studio/studio-api.ts';
import { createStudio, listensOnLoopback, type Studio } from '../studio/index.ts';
import type { ShownChange } from './show-change.ts';
import type { SiteState } from './site-state.ts';

/** What the studio needs of the server that shows the site. */
interface StudioServer {
  /** Asks the site's APIs. */
  readonly fetch: typeof globalThis.fetch;
  /** Compiles the draft, and shows it in the pages that are open. */
  readonly update: () => Promise<ShownChange>;
  /** Validates content and media as well, which takes longer. */
  readonly validateAll: () => Promise<void>;
}

/**
 * Adds the studio to the development server of a site; it is off where the server can be reached from
 * other machines, and then undefined.
 */
export function addStudio(
  server: ViteDevServer,
  site: SiteState,
  { fetch, update, validateAll }: StudioServer,
): Studio | undefined {
  if (!listensOnLoopback(server.config.server.host)) {
    const why = 'the studio is off, as it writes files and this server is open to other machines';
    server.config.logger.info(`${why}; it is on without --host`);
    return undefined;
  }
  const studio = createStudio({
    root: site.root,
    // Copies of a site may share their packages, and caches with them; their drafts they do not.
    cache: path.join(site.cache, 'studio', nameOf(site.root)),
    token: randomBytes(32).toString('base64url'),
    reader: site.reader,
    compiled: () => site.compiled,
    isCurrent: () => site.isCurrent,
    findings: () => site.faults.findings,
    fetch,
    update,
    validateAll,
    tell: (revision) => server.ws.send(STUDIO_CHANGED, { revision }),
  });
  server.middlewares.use(STUDIO.slice(0, -1), studio.answer);
  return studio;
}

function nameOf(root: string): string {
  return createHash('sha256').update(root).digest('hex').slice(0, 16);
}
