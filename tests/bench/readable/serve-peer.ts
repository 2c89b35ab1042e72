import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A page, or a file of a page, before it is compressed. */
export interface PeerAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
  readonly headers?: OutgoingHttpHeaders;
}

/** What a peer has for a path with its query; undefined for what is the site's own. */
type Answering = (
  path: string,
  headers: IncomingHttpHeaders,
) => PeerAnswer | undefined | Promise<PeerAnswer | undefined>;

export interface PeerServer {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves what is measured beside a site, and for all else the site's own files, as a well-kept server
 * does: compressed once, from memory, and with a tag by which a page is not sent twice.
 */
export async function servePeer(site: string, answering: Answering): Promise<PeerServer> {
  const known = new Map<string, Promise<Prepared>>();
  const server = createServer(async ({ url = '/', headers }, response) => {
    const key = `${url} ${headers.cookie} ${headers['accept-language']}`;
    const made = known.get(key) ?? prepare(url, headers);
    known.set(key, made);
    const { status, body, ...answer } = await made;
    if (headers['if-none-match'] === answer.headers.ETag) {
      response.writeHead(304, answer.headers).end();
      return;
    }
    response.writeHead(status, answer.headers).end(body);
  });
  const prepare = async (url: string, headers: IncomingHttpHeaders) =>
    compress((await answering(url, headers)) ?? (await askSite(site + url, headers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

interface Prepared {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
}

function compress({ status, type, body, headers }: PeerAnswer): Prepared {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const isText = /text|javascript|json|svg/.test(type);
  return {
    status,
    body: isText ? brotliCompressSync(bytes) : bytes,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ETag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      ...(isText && { 'Content-Encoding': 'br' }),
      ...headers,
    },
  };
}

/** The site's own answer, as a browser in this language gets it. */
export async function askSite(url: string, headers: IncomingHttpHeaders): Promise<PeerAnswer> {
  const answer = await fetch(url, {
    headers: {
      'Accept-Language': headers['accept-language'] ?? '',
      Cookie: headers.cookie ?? '',
      Accept: headers.accept ?? '*/*',
    },
  });
  const cookie = answer.headers.get('Set-Cookie');
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? '',
    body: new Uint8Array(await answer.arrayBuffer()),
    headers: {
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-cache',
      ...(cookie !== null && { 'Set-Cookie': cookie }),
    },
  };
}
