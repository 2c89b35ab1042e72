import { once } from 'node:events';
import { createOracle } from './server.ts';

/** Where the site under test finds the made-up answers, in place of its API. */
export const ORACLE_PORT = Number(process.env.ORACLE_PORT ?? 4199);

/** Starts the server of made-up answers for as long as tests run, where a site that reads it is named. */
async function startOracle(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.ORACLE_SITE) return undefined;
  const server = createOracle().listen(ORACLE_PORT, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

// Playwright takes what it starts with from a file's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default startOracle;
