import path from 'node:path';
import { serve } from '@hono/node-server';
import { createSiteServer } from '../server/site-server.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;

/** Serves the built site with its embedded content; `HOST`, `PORT` and `API_ORIGIN` change it. */
async function main(): Promise<void> {
  const hostname = process.env.HOST || DEFAULT_HOST;
  const port = readPort(process.env.PORT);
  const apiOrigin = readOrigin(process.env.API_ORIGIN);
  const root = path.resolve(import.meta.dirname, '../../..');
  const site = await createSiteServer(root, { apiOrigin });
  for (const note of site.notes) console.warn(note);

  const server = serve({ fetch: site.fetch, hostname, port }, ({ port: actual }) => {
    console.log(
      `The site is served at http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}/`,
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(explainListening(error, hostname, port)),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  }
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) {
    fail(`PORT is "${value}"; it has to be a number from 0 to 65535`);
  }
  return port;
}

function readOrigin(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    fail(`API_ORIGIN is "${value}"; it has to be an origin such as https://api.example.org`);
  }
  return new URL(value).origin;
}

function explainListening(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken; stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights; choose one above 1023: PORT=8080 npm start`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${host}", which is no address of this machine; leave it out or set 127.0.0.1`;
  }
  return `The server could not start: ${error.message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
