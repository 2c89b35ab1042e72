import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { replaceOnce } from '../../core/replace-once.ts';
import { STUDIO_TOKEN } from '../../core/studio/studio-api.ts';
import { ENGINE } from '../site-folder/index.ts';
import { keepStudioBuilt } from '../studio-page/index.ts';
import { CallProblem } from './call-problem.ts';

/** The studio's page as it is built. */
const PACKED = path.join(ENGINE, 'dist/studio');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What the page may load and run: its own files, and in frames the site that it shows. */
const POLICY = [
  "default-src 'self'",
  // Schemas are made into validators while the page runs.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  "font-src 'self' data:",
  "connect-src 'self' ws:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of everything that the studio answers: no other site shows, reads or keeps it. */
export function protect(response: ServerResponse): void {
  // The bundler lets pages of other ports read what it serves.
  response.removeHeader('Access-Control-Allow-Origin');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
}

/**
 * The studio's page with the token of this start.
 *
 * @throws {CallProblem} where the engine has none
 * @throws where the page has no place for the token
 */
export async function printStudioPage(token: string): Promise<string> {
  await keepStudioBuilt();
  const html = read(path.join(PACKED, 'index.html'));
  if (html === undefined) {
    throw new CallProblem(503, {
      message: 'the engine’s folder has no page of the studio; install its package anew',
    });
  }
  return replaceOnce(html, metaWith(''), metaWith(token), 'the studio’s page');
}

/** Where the page has the token, as the formatter of the repository writes it. */
function metaWith(token: string): string {
  return `<meta name="${STUDIO_TOKEN}" content="${token}" />`;
}

/** A file of the packed page. */
export function readStudioFile(name: string): { readonly type: string; readonly body: Buffer } {
  const file = path.join(PACKED, name);
  const type = TYPES[path.extname(name)];
  const isOwn = file.startsWith(PACKED + path.sep) && type !== undefined && existsSync(file);
  if (!isOwn || !statSync(file).isFile()) {
    throw new CallProblem(404, { message: `the studio has no file "${name}"` });
  }
  return { type, body: readFileSync(file) };
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
