import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { createRecentValues } from '../http/recent-values.ts';
import { createRepresentation, type Representation } from '../http/representation.ts';
import { respond } from '../http/respond.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
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
/** What browsers run. */
const ACTIVE = new Set(['.js', '.html']);
const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.html',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.csv',
]);
/** Brotli's highest quality: a file is compressed once and sent many times. */
const QUALITY = 11;
/** Files kept in memory, in bytes with their compressed forms; what is asked for at any time fits. */
const ROOM = 256 * 1024 * 1024;

/**
 * Files of a folder, served from memory once they were asked for.
 *
 * @param cacheControl how long browsers may keep them
 * @param origin who wrote them: what browsers would run is sent as such from the build alone
 */
export function createFileServer(
  folder: string,
  cacheControl: string,
  origin: 'build' | 'content' = 'build',
) {
  const kept = createRecentValues<Representation>(ROOM, ({ body }) => 2 * body.byteLength);

  async function read(name: string): Promise<Representation | undefined> {
    const file = await findFile(folder, name);
    if (file === undefined) return undefined;
    const stored = await store(file, cacheControl, origin);
    kept.set(name, stored);
    return stored;
  }

  /** The answer for a file's path below the folder; 404 where there is none. */
  return (name: string, request: Request): Response | Promise<Response> => {
    const known = kept.get(name);
    if (known !== undefined) return respond(request, known);
    return read(name).then((file) => (file === undefined ? missing() : respond(request, file)));
  };
}

/** The path of a file in a folder; undefined where there is none, or a link leads out of the folder. */
async function findFile(folder: string, name: string): Promise<string | undefined> {
  if (name === '' || name.includes('\0') || name.includes('\\')) return undefined;
  try {
    const [file, within] = await Promise.all([realpath(path.join(folder, name)), realpath(folder)]);
    const isFile = file.startsWith(within + path.sep) && (await stat(file)).isFile();
    return isFile ? file : undefined;
  } catch {
    return undefined;
  }
}

function missing(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

async function store(
  file: string,
  cacheControl: string,
  origin: 'build' | 'content',
): Promise<Representation> {
  const extension = path.extname(file).toLowerCase();
  const known = origin === 'build' || !ACTIVE.has(extension) ? TYPES[extension] : undefined;
  return createRepresentation(
    new Uint8Array(await readFile(file)),
    {
      'Content-Type': known ?? 'application/octet-stream',
      'Cache-Control': cacheControl,
    },
    COMPRESSIBLE.has(extension) ? QUALITY : 'none',
  );
}
