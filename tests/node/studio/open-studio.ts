import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  STUDIO,
  STUDIO_API,
  STUDIO_TOKEN,
  type StudioCalls,
} from '../../../src/core/studio/studio-api.ts';
import {
  type Compilation,
  type CompiledSite,
  compile,
  ManifestReader,
} from '../../../src/node/compiler/index.ts';
import { createStudio, type Studio } from '../../../src/node/studio/index.ts';

const TOKEN = 'the token of this start';

/** What a raw request got. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A studio behind a real server. */
export interface OpenStudio {
  readonly root: string;
  readonly studio: Studio;
  readonly port: number;
  /** Makes a call as the studio's page does; a refused one throws what was answered. */
  readonly call: <Name extends keyof StudioCalls>(
    name: Name,
    asked?: StudioCalls[Name]['asked'],
  ) => Promise<StudioCalls[Name]['answer']>;
  /** Sends any request, with headers of the page's unless others are said; undefined takes one away. */
  readonly send: (request: {
    readonly method?: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string | undefined>>;
    readonly body?: string;
  }) => Promise<RawAnswer>;
  /** The same site in another studio, as after a restart. */
  readonly restart: () => Promise<OpenStudio>;
}

/** Opens the studio of a site; answers of its API come from `api`. */
export async function openStudio(
  root: string,
  api: typeof fetch = async () => new Response('{}', { status: 404 }),
  cache = temporaryFolder(),
): Promise<OpenStudio> {
  const reader = new ManifestReader(root);
  let last: Compilation = compile(root, reader);
  let compiled: CompiledSite | undefined = last.compiled;
  const compileAgain = () => {
    last = compile(root, reader);
    compiled = last.compiled ?? compiled;
  };
  const studio = createStudio({
    root,
    cache,
    token: TOKEN,
    reader,
    compiled: () => compiled,
    isCurrent: () => last.compiled !== undefined,
    findings: () => last.findings,
    fetch: api,
    update: async () => {
      compileAgain();
      return { pages: [], isWide: false, isReloaded: false };
    },
    validateAll: async () => undefined,
    tell: () => undefined,
  });
  compileAgain();
  const server = createServer((request, response) => {
    Object.assign(request, { originalUrl: request.url });
    studio.answer(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const send: OpenStudio['send'] = ({ method = 'GET', path: at, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const all = { host: `127.0.0.1:${port}`, [STUDIO_TOKEN]: TOKEN, ...headers };
      const known = Object.entries(all).filter(([, value]) => value !== undefined);
      const sent = sendRequest(
        { host: '127.0.0.1', port, method, path: at, headers: Object.fromEntries(known) },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    root,
    studio,
    port,
    send,
    call: async (name, asked) => {
      const [method = 'GET', call = ''] = name.split(' ');
      const query = method === 'GET' ? new URLSearchParams(Object.entries(asked ?? {})) : '';
      const answer = await send({
        method,
        path: `${STUDIO_API}${call}${query === '' ? '' : `?${query}`}`,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify(asked ?? {}) }),
      });
      const body = JSON.parse(answer.body);
      if (answer.status >= 400) throw Object.assign(new Error(body.message), answer);
      return body;
    },
    restart: () => openStudio(root, api, cache),
  };
}

/** The studio's own page. */
export const PAGE = STUDIO;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
