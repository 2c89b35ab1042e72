import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { STUDIO, STUDIO_TOKEN } from '../../core/studio/api.ts';
import { ENGINE } from '../site-folder/index.ts';
import { keepStudioBuilt } from './keep-studio-built.ts';

const FOLDER = path.join(ENGINE, 'dist/studio');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Scripts and styles of its own alone; those of Fluent and of the editors are put into the page by scripts. */
const POLICY = [
  "default-src 'self'",
  // Validators of forms are compiled in the page.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers the studio's page and its files; undefined for a URL that is none of them. */
export type AnswerStudioPage = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Serves the studio's page, with the token by which it may call the development server.
 *
 * @param token what each call has to carry
 */
export function createStudioPage(token: string): AnswerStudioPage {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === STUDIO.slice(0, -1)) {
      response.writeHead(302, { Location: STUDIO + search }).end();
      return;
    }
    const name = pathname.slice(STUDIO.length);
    const isPage = name === '';
    if (!pathname.startsWith(STUDIO) || !(isPage || /^assets\/[\w.-]+$/.test(name))) {
      next();
      return;
    }
    void answer(response, isPage ? 'index.html' : name, token);
  };
}

async function answer(response: ServerResponse, name: string, token: string): Promise<void> {
  try {
    if (name === 'index.html') await keepStudioBuilt(FOLDER);
    const file = readFileSync(path.join(FOLDER, name));
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name === 'index.html' ? 'no-store' : 'max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      ...(name === 'index.html' && { 'Content-Security-Policy': POLICY }),
    });
    response.end(name === 'index.html' ? withToken(file.toString(), token) : file);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`The studio cannot be shown: ${said}`);
  }
}

function withToken(html: string, token: string): string {
  const empty = `<meta name="${STUDIO_TOKEN}" content=""`;
  if (!html.includes(empty)) throw new Error(`its page has no place for the token (${empty})`);
  return html.replace(empty, empty.replace('""', JSON.stringify(token)));
}
