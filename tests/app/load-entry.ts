import path from 'node:path';
import { createServer } from 'vite';
import type { ServerEntry } from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { ENGINE } from '../../src/node/site-folder/index.ts';
import { emitModule } from '../../src/node/site-plugin/emit-modules.ts';

const PREFIX = 'virtual:site';

interface LoadedEntry {
  readonly entry: ServerEntry;
  readonly close: () => Promise<void>;
}

/** Loads what renders pages on the server, with a site compiled into it, in this process. */
export async function loadEntry(root: string, compiled: CompiledSite): Promise<LoadedEntry> {
  const bundler = await createServer({
    configFile: false,
    root: ENGINE,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'compiled-site',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
        load: (id) =>
          id.startsWith(`\0${PREFIX}`)
            ? emitModule(id.slice(1), compiled, { root, isBuild: true })
            : undefined,
      },
    ],
  });
  const entry = await bundler.ssrLoadModule(path.join(ENGINE, 'src/app/entry-server.tsx'));
  return { entry: entry as ServerEntry, close: () => bundler.close() };
}
