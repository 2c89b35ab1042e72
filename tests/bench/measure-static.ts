import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { RouteUrl } from '../find-routes.ts';
import { AIMS } from './aims.ts';
import type { Figure, Measured } from './figure.ts';
import { audit } from './lighthouse.ts';
import { median } from './print-table.ts';

/** Each route's largest paint beside that of its HTML and CSS alone, by turns. */
export async function measureStatic(
  origin: string,
  routes: readonly RouteUrl[],
  runs: number,
): Promise<Measured> {
  const figures: Figure[] = [];
  for (const { name, url } of routes) {
    const plain = await servePlain(origin, url);
    try {
      const ratios: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const own = await audit(origin + url, 1);
        const bare = await audit(plain.origin + url, 1);
        ratios.push(own.times.LCP / bare.times.LCP);
      }
      figures.push({
        name: `largest paint beside bare HTML ${name}`,
        value: median(ratios),
        unit: 'ratio',
        aim: { most: AIMS.largestPaint },
      });
    } finally {
      plain.server.close();
    }
  }
  return { title: 'The largest paint beside the same HTML and CSS without any script', figures };
}

/** Serves a page without its scripts, and beside it the site's own files. */
async function servePlain(
  origin: string,
  url: string,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const html = withoutScripts(await (await fetch(origin + url)).text());
  const page = brotliCompressSync(html);
  const server = createServer(async (request, response) => {
    if (request.url === url) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(page);
      return;
    }
    await passOn(origin + request.url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Compresses again what `fetch` has unpacked, so that both pages transfer the same. */
async function passOn(url: string, response: import('node:http').ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const body = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('Content-Type') ?? '';
  const isText = /text|javascript|json|svg/.test(type);
  response.writeHead(answer.status, {
    'Content-Type': type,
    'Cache-Control': answer.headers.get('Cache-Control') ?? '',
    ...(isText && { 'Content-Encoding': 'br' }),
  });
  response.end(isText ? brotliCompressSync(body) : body);
}

/** What a page would be without this project's scripts; its loading view would never leave. */
function withoutScripts(html: string): string {
  return html
    .replace(/<template id="site-scripts">[\s\S]*?<\/template>/, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '');
}
