import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PeerAnswer, type PeerServer, servePeer } from './serve-peer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Serves what Astro has built; files whose names change with their content are kept for good. */
export function serveAstro(site: string, built: string): Promise<PeerServer> {
  return servePeer(site, (url) => readBuilt(built, new URL(url, site).pathname));
}

function readBuilt(built: string, pathname: string): PeerAnswer | undefined {
  const named = path.join(built, decodeURIComponent(pathname));
  const file = path.extname(named) === '' ? path.join(named, 'index.html') : named;
  if (!file.startsWith(built) || !existsSync(file)) return undefined;
  return {
    status: 200,
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    body: readFileSync(file),
    headers: pathname.startsWith('/_astro/')
      ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
      : {},
  };
}
