import { createServer, type ViteDevServer } from 'vite';
import { WATCHED } from '../site-plugin/index.ts';
import { siteConfig } from './site-config.ts';

/** Where a site is served while it is developed. */
export interface DevelopOptions {
  readonly host: string | undefined;
  /** The next free one is taken where it is in use, unless `isStrict`. */
  readonly port: number | undefined;
  readonly isStrict: boolean;
}

/**
 * Serves a site while it is developed, whatever is wrong with it.
 *
 * @param root the site's folder
 */
export async function startDevelopment(
  root: string,
  options: DevelopOptions,
): Promise<ViteDevServer> {
  const { host, port, isStrict } = options;
  const config = siteConfig({ root, target: 'development' });
  const server = await createServer({
    ...config,
    server: {
      ...config.server,
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
      strictPort: isStrict,
      watch: WATCHED,
    },
  });
  await server.listen();
  return server;
}
