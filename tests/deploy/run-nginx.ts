import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FoundNginx } from './provide-nginx.ts';

/** A running nginx with the project's configuration. */
export interface RunningNginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface NginxSetup {
  readonly nginx: FoundNginx;
  /** An export, with the folders site/ and nginx/. */
  readonly exported: string;
  /** Where copies of the server listen. */
  readonly ports?: readonly number[];
  /** The part of the configuration for the one server. */
  readonly server: 'static.conf' | 'proxy.conf';
  /** Requests a second that one IP address may send; by default more than any test does. */
  readonly rate?: number;
}

const UNLIMITED = 100_000;

const TIMEOUT = 10_000;

/** Starts nginx as README has it: the exported configuration, and a server block of one's own. */
export async function startNginx(setup: NginxSetup): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
  const port = await freePort();
  for (const name of ['body', 'proxy', 'cache']) mkdirSync(path.join(folder, name));
  cpSync(path.join(setup.exported, 'nginx'), path.join(folder, 'site'), { recursive: true });
  change(path.join(folder, 'site/proxy-http.conf'), /\/var\/cache\/nginx/, `${folder}/cache`);
  const copies = (setup.ports ?? []).map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  writeFileSync(path.join(folder, 'site/copies.conf'), copies.join('\n'));
  change(path.join(folder, 'site/http.conf'), /rate=\d+r\/s/, `rate=${setup.rate ?? UNLIMITED}r/s`);
  if (setup.nginx.brotli !== undefined) {
    writeFileSync(path.join(folder, 'site/brotli.conf'), 'brotli_static on;\n');
  }
  writeFileSync(path.join(folder, 'nginx.conf'), printConfiguration(setup, folder, port));
  const child = spawn(setup.nginx.program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child);
  return {
    origin,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Changes what is bound to one machine, or to the readers of a real site. */
function change(file: string, found: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (!found.test(text)) throw new Error(`${path.basename(file)} has no ${found.source} to change`);
  writeFileSync(file, text.replace(found, replacement));
}

function printConfiguration(
  { nginx, exported, server }: NginxSetup,
  folder: string,
  port: number,
): string {
  const load = nginx.brotli === undefined ? '' : `load_module ${nginx.brotli};`;
  // Its workers would become somebody who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${load}
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/body;
    uwsgi_temp_path ${folder}/body;
    scgi_temp_path ${folder}/body;
    include site/http.conf;
    ${server === 'proxy.conf' ? 'include site/proxy-http.conf;' : ''}
    server {
        listen 127.0.0.1:${port} default_server;
        root ${exported}/site;
        include site/${server};
    }
}
`;
}

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start; what it says of its configuration stands above');
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
