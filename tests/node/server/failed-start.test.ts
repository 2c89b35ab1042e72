import { expect, test } from 'vitest';
import { createServerLog } from '../../../src/node/server/edge/server-log.ts';
import { startServer } from '../../../src/node/server/start-server.ts';
import { freePort } from '../../deploy/run-nginx.ts';

test('a server whose site cannot be opened gives its port back', async () => {
  const port = await freePort();
  const log = createServerLog('off', { write: () => undefined, now: () => new Date() });
  const starting = startServer({
    ...{ host: '127.0.0.1', port, log },
    openSite: () => Promise.reject(new Error('no site')),
  });
  await expect(starting).rejects.toThrow('no site');
  await expect(fetch(`http://127.0.0.1:${port}/-/health`)).rejects.toThrow('fetch failed');
});
