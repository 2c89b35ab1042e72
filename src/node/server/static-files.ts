import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
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
/** Files kept in memory; what a site's readers ask for at any time fits. */
const MOST_KEPT = 1000;

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
  const kept = new Map<string, Representation>();

  async function find(name: string): Promise<Representation | undefined> {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep) || name.includes('\0')) return undefined;
    const isFile = await stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const stored = await store(file, cacheControl, origin);
    if (kept.size < MOST_KEPT) kept.set(name, stored);
    return stored;
  }

  /** The answer for a file's path below the folder; undefined where there is none. */
  return async (name: string, request: Request): Promise<Response | undefined> => {
    const file = await find(name);
    return file && respond(request, file);
  };
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
