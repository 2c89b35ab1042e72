import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContentApi, loadContent } from '../../../src/node/content-api/index.ts';
import { type ApiServer, startServer } from '../../core/requests/api-server.ts';
import { gardenOfProcess } from '../../garden/make-garden.ts';

/** An answer of the embedded content, before it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds before it is sent. */
  readonly delay?: number;
  readonly isPlain?: boolean;
  /** Whether the connection ends in the middle of the body. */
  readonly isCut?: boolean;
  /** Whether the connection ends before anything is sent. */
  readonly isDropped?: boolean;
}

export interface Asked {
  /** Below `/api`; of pictures and files the whole path. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: string;
  /** What the embedded content answers to another question. */
  readonly ask: (path: string, language?: string) => Promise<Reply>;
}

/** How an API breaks its contract. */
export interface ApiBreak {
  /** The paths that it concerns, below `/api`. */
  readonly at: string | RegExp;
  readonly edit: (reply: Reply, asked: Asked) => Reply | Promise<Reply>;
}

/** The embedded content behind a server, with a break in it. */
export async function startApi(broken?: ApiBreak): Promise<ApiServer> {
  const api = loadApi();
  return startServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://api.example');
    const language = String(request.headers['accept-language']);
    const ask = (other: string, code = language) => askContent(api, other, code);
    const place = pathname.replace(/^\/api(?=\/)/, '');
    const asked = { path: place, query: searchParams, language, ask };
    const valid = await ask(`${place}${search}`);
    const isBroken =
      typeof broken?.at === 'string' ? broken.at === asked.path : broken?.at.test(asked.path);
    const reply = isBroken && broken ? await broken.edit(valid, asked) : valid;
    setTimeout(() => {
      if (reply.isDropped === true) return void request.socket.destroy();
      const { body, headers } = encode(reply);
      response.writeHead(reply.status, headers);
      if (reply.isCut !== true) response.end(body);
      else response.write(body.subarray(0, 20), () => request.socket.destroy());
    }, reply.delay ?? 0);
  });
}

/** An edit of the value that a body is. */
export function edit(change: (value: never, asked: Asked) => unknown): ApiBreak['edit'] {
  return (reply, asked) => {
    const value = JSON.parse(reply.body) as never;
    return { ...reply, body: JSON.stringify(change(value, asked)) };
  };
}

type Entity = Record<string, unknown>;

/** An edit of each item of an array, or of the items of a page. */
export function editItems(change: (item: Entity, index: number) => Entity): ApiBreak['edit'] {
  return edit((value: Entity[] | { content: Entity[] }) =>
    Array.isArray(value)
      ? value.map(change)
      : { ...value, content: value.content.map((item, index) => change(item, index)) },
  );
}

/** An object without one of its properties. */
export function without({ ...value }: Entity, name: string): Entity {
  delete value[name];
  return value;
}

let loaded: ContentApi | undefined;

function loadApi(): ContentApi {
  loaded ??= loadContent({
    folder: path.join(gardenOfProcess(), 'content'),
    description: path.join(gardenOfProcess(), 'schemas/api.openapi.json'),
    languages: ['zh', 'en'],
    base: '/api',
  }).api;
  return loaded;
}

async function askContent(api: ContentApi, place: string, language: string): Promise<Reply> {
  const headers = { 'accept-language': language };
  const answer = await api.fetch(new Request(`http://api.example/api${place}`, { headers }));
  const own = new Headers(answer.headers);
  own.delete('content-length');
  return { status: answer.status, headers: Object.fromEntries(own), body: await answer.text() };
}

/** Compressed as any server would do it. */
function encode({ body, headers, isPlain }: Reply) {
  const bytes = Buffer.from(body);
  if (isPlain === true || bytes.byteLength <= 1024) return { body: bytes, headers };
  return { body: gzipSync(bytes), headers: { ...headers, 'content-encoding': 'gzip' } };
}
