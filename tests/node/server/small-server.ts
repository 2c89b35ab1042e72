import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import type { BackendModel } from '../../../src/core/manifest/backend-model.ts';
import { RECORD } from '../../../src/node/build-record/index.ts';
import { createServerLog } from '../../../src/node/server/edge/server-log.ts';
import { createSiteServer, type SiteOptions } from '../../../src/node/server/site-server.ts';
import { type ServerOptions, startServer } from '../../../src/node/server/start-server.ts';
import { METRICS_TOKEN } from '../../load/server-metrics.ts';
import { backend } from './small-entry.ts';

export interface SmallServer {
  readonly port: number;
  readonly origin: string;
  /** What was logged so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  /** What a socket answers to bytes, until it is closed. */
  readonly send: (bytes: string) => Promise<string>;
}

/** A file that is no part of the site, beside the folders that are served. */
export const SECRET = 'the-secret-of-the-machine';

export interface SmallSite extends Partial<SiteOptions> {
  /** What its manifest says of these. */
  readonly secretHeaders?: BackendModel['secretHeaders'];
  /** Files of its content, by their paths below it. */
  readonly content?: Readonly<Record<string, string>>;
}

/** Serves a built site of a few files, in this process. */
export async function startSmallServer(
  { secretHeaders = {}, content = {}, ...site }: SmallSite = {},
  options: Partial<ServerOptions> = {},
): Promise<SmallServer> {
  const root = writeBuiltSite(secretHeaders, content);
  const written: string[] = [];
  const log = createServerLog('json', {
    write: (text) => written.push(text),
    now: () => new Date(0),
  });
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    log,
    stopLimit: 500,
    metricsToken: METRICS_TOKEN,
    openSite: (report, starting) =>
      createSiteServer(root, { apiOrigin: undefined, ...site, report, starting }),
    ...options,
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= server.stop();
    return stopping;
  };
  onTestFinished(stop);
  const { port } = server;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    log: () => {
      log.flush();
      return written.join('');
    },
    stop,
    send: (bytes) => exchange(port, bytes),
  };
}

/** A backend, and its origin. */
export async function startBackend(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends bytes and gathers what comes back, until the connection is closed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** Writes a built site of a few files, which goes with the test. */
export function writeBuiltSite(
  secretHeaders: BackendModel['secretHeaders'] = {},
  content: NonNullable<SmallSite['content']> = {},
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'small-server-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const entry = pathToFileURL(path.join(import.meta.dirname, 'small-entry.ts')).href;
  const script = '<script type="module" crossorigin src="/assets/site.js"></script>';
  const style = '<link rel="stylesheet" href="/assets/site.css">';
  const marks = `<!--site-html--><!--site-snapshot--><template>${script}</template>`;
  const files: Record<string, string> = {
    'secret.txt': SECRET,
    'dist/server/entry-server.mjs': [
      `export * from ${JSON.stringify(entry)};`,
      `export const backends = ${JSON.stringify([{ ...backend, secretHeaders }])};`,
    ].join('\n'),
    [RECORD]: '{}',
    'dist/client/index.html': `<html lang="zh"><head><!--site-head-->${style}</head><body>${marks}</body></html>`,
    'dist/client/.vite/manifest.json': '{"style.css":{"file":"assets/site.css"}}',
    'dist/client/site.webmanifest': '{}',
    'dist/client/assets/site.css': 'a{color:red}',
    'dist/client/assets/site.js': `/* ${'x'.repeat(2000)} */`,
    'content/words.zh.md': '---\ntitle: 词\n---\n',
    'content/words.en.md': '---\ntitle: Word\n---\n',
    'media/logo.svg': '<svg/>',
    'schemas/api.openapi.json': JSON.stringify({ openapi: '3.1.0', paths: {} }),
  };
  for (const [name, text] of Object.entries(content)) files[`content/${name}`] = text;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
