import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { replaceOnce } from '../../core/replace-once.ts';
import { ENGINE } from '../site-folder/index.ts';
import {
  FRAME_BUILD,
  FRAME_FILES,
  FRAME_STYLE,
  type FrameBuild,
  HOT_CONTEXT,
  isFrameBuilt,
  isFrameSource,
} from '../studio-page/index.ts';
import { isPageUrl } from './answer-status.ts';

/** Before the names of its files in their ids. */
const PREFIX = '\0site-frame/';
/** The same as the browser asks for it. */
const URL_PREFIX = '/@id/__x00__site-frame/';
/** Whose packages are those of the engine. */
const IMPORTER = path.join(ENGINE, 'src/app/entry-client.tsx');

/** Serves the application of pages in the studio's frame: the engine's modules, in a few files. */
export const frameApplication: Plugin = {
  name: 'frame-application',
  apply: 'serve',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer?.startsWith(PREFIX) !== true) return undefined;
    if (id.startsWith('./')) return PREFIX + id.slice('./'.length);
    if (id.startsWith(FRAME_STYLE)) return path.join(ENGINE, id.slice(FRAME_STYLE.length));
    return this.resolve(id, IMPORTER, { skipSelf: true });
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    const code = readFileSync(path.join(ENGINE, FRAME_BUILD, id.slice(PREFIX.length)), 'utf8');
    return { code: code.replaceAll(HOT_CONTEXT, 'import.meta.hot'), map: { mappings: '' } };
  },
};

/** The URLs of the files that have modules of the engine, by the modules' own; none where a document runs these themselves. */
export function frameUrls(html: string): ReadonlyMap<string, string> {
  if (!html.includes(URL_PREFIX)) return new Map();
  return new Map(
    Object.entries(readFiles().modules).map(([module, file]) => [module, URL_PREFIX + file]),
  );
}

/** Has modules of the site import what its document runs, and not the same once more. */
export function printImportMap(urls: ReadonlyMap<string, string>): string {
  if (urls.size === 0) return '';
  const imports = readFiles().imported.map((module) => [module, urls.get(module)]);
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  return `<script type="importmap">${map}</script>`;
}

/**
 * Answers for pages in the studio's frame with a document that runs the built application. Until that is there
 * they have the modules themselves, as all other pages.
 */
export function createFrameDocument(server: ViteDevServer): Connect.NextHandleFunction {
  let isUsed = false;
  // These pages learn nothing of a change of what was built.
  server.watcher.on('all', (_, file) => {
    if (!isUsed || !isFrameSource(file)) return;
    isUsed = false;
    server.ws.send({ type: 'full-reload' });
  });
  return ({ method, url = '/', originalUrl = url, headers }, response, next) => {
    const isFrame = headers['sec-fetch-dest'] === 'iframe' && method === 'GET';
    if (!isFrame || !isPageUrl(url) || !isFrameBuilt()) {
      next();
      return;
    }
    isUsed = true;
    const html = readFileSync(path.join(ENGINE, 'index.html'), 'utf8');
    const { entry, modules } = readFiles();
    const own = replaceOnce(html, entry, `${URL_PREFIX}${modules[entry]}`, 'index.html');
    server.transformIndexHtml('/index.html', own, originalUrl).then((document) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(document);
    }, next);
  };
}

function readFiles(): FrameBuild {
  return JSON.parse(readFileSync(path.join(ENGINE, FRAME_BUILD, FRAME_FILES), 'utf8'));
}
