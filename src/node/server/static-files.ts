import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.csv']);
/** Compressed files kept in memory; a site has a few hundred of them. */
const MOST_KEPT = 500;

const compress = promisify(brotliCompress);

interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
}

/**
 * Files of a folder, served from memory once they were asked for.
 *
 * @param cacheControl how long browsers may keep them
 */
export function createFileServer(folder: string, cacheControl: string) {
  const kept = new Map<string, StoredFile>();

  async function find(name: string): Promise<StoredFile | undefined> {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep) || name.includes('\0')) return undefined;
    const isFile = await stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const stored = await store(file);
    if (kept.size < MOST_KEPT) kept.set(name, stored);
    return stored;
  }

  /** The answer for a file's path below the folder; undefined where there is none. */
  return async (name: string, request: Request): Promise<Response | undefined> => {
    const file = await find(name);
    if (file === undefined) return undefined;
    const wantsBrotli = /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
    const compressed = wantsBrotli ? file.compressed : undefined;
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': cacheControl,
      ETag: file.etag,
      'X-Content-Type-Options': 'nosniff',
      ...(file.compressed !== undefined && { Vary: 'Accept-Encoding' }),
      ...(compressed !== undefined && { 'Content-Encoding': 'br' }),
    });
    if (request.headers.get('If-None-Match') === file.etag) {
      return new Response(null, { status: 304, headers });
    }
    const body = compressed ?? file.body;
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

async function store(file: string): Promise<StoredFile> {
  const body = new Uint8Array(await readFile(file));
  const extension = path.extname(file).toLowerCase();
  const small = COMPRESSIBLE.has(extension)
    ? new Uint8Array(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    : undefined;
  return {
    body,
    compressed: small !== undefined && small.length < body.length ? small : undefined,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}
