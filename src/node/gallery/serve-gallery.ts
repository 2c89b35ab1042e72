import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { replaceOnce } from '../../core/replace-once.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { send, sendJson } from '../http/index.ts';
import { ENGINE, pictureOfRenderer } from '../site-folder/index.ts';
import { type CompiledGallery, compileGallery } from './compile-gallery.ts';
import { answerGallery } from './gallery-answers.ts';
import { FILE, samplePicture } from './gallery-files.ts';
import { printGalleryFindings, printGalleryIndex } from './gallery-index.ts';
import {
  entryName,
  GALLERY,
  type GalleryEntry,
  type GalleryState,
  PICTURES,
  STATES,
} from './gallery-states.ts';
import { printReferencePage } from './print-reference-page.ts';

/** What the gallery needs of the server that it is part of. */
export interface GalleryServer {
  /** The site's folder. */
  readonly root: string;
  /** Makes a page of the application of a document, as the bundler does for the site's own. */
  readonly transform: (url: string, html: string) => Promise<string>;
}

/** Answers requests below the gallery's path, which it is given without. */
export interface Gallery {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Has it made anew when it is next asked for, as after a change of manifests or renderers. */
  readonly forget: () => void;
}

const PICTURE = new RegExp(`^/${PICTURES}([a-z]+)/([a-z0-9-]+)\\.webp$`);
const ENTRY = '/src/app/entry-client.tsx';
const GALLERY_ENTRY = '/src/app/gallery/entry-gallery.tsx';

/** The gallery of a site's renderers, in development. */
export function createGallery({ root, transform }: GalleryServer): Gallery {
  let cache: CompiledGallery | undefined;
  const gallery = () => {
    cache ??= compileGallery(root);
    return cache;
  };
  return {
    forget: () => {
      cache = undefined;
    },
    answer: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://local');
      void answerPath(pathname, { root, gallery, transform, response }).catch((error: unknown) => {
        send(response, 500, 'text/plain', error instanceof Error ? error.message : String(error));
      });
    },
  };
}

interface Asked {
  readonly root: string;
  readonly gallery: () => CompiledGallery;
  readonly transform: GalleryServer['transform'];
  readonly response: ServerResponse;
}

async function answerPath(
  pathname: string,
  { root, gallery, transform, response }: Asked,
): Promise<void> {
  const picture = /^\/picture-(\d)\.svg$/.exec(pathname)?.[1];
  if (picture !== undefined) {
    send(response, 200, 'image/svg+xml', samplePicture(Number(picture)));
    return;
  }
  const named = PICTURE.exec(pathname);
  const file = named && pictureOfRenderer(root, String(named[1]), String(named[2]));
  if (file) {
    send(response, 200, 'image/webp', readFileSync(file));
    return;
  }
  if (pathname === '/file.pdf') {
    send(response, 200, 'application/pdf', FILE);
    return;
  }
  if (pathname === '/reference') {
    send(response, 200, HTML, printReferencePage());
    return;
  }
  const { compiled, pages, findings } = gallery();
  if (compiled === undefined) {
    send(response, 503, HTML, printGalleryFindings(findings));
  } else if (pathname === '/') {
    const entries = pages.map(({ entry }) => entry);
    const factsOf = (entry: GalleryEntry) => ({
      query: searchQuery(compiled, `${entry.kind}/${entryName(entry)}`),
      hasPicture: pictureOfRenderer(root, entry.kind, entry.name) !== undefined,
    });
    send(response, 200, HTML, printGalleryIndex(entries, factsOf));
  } else if (pathname === '/gallery.json') {
    const { site, table, pages: manifests } = compiled;
    sendJson(response, 200, { site, table, pages: manifests });
  } else if (pathname.startsWith('/api/')) {
    answerCall(response, answerGallery(compiled, pathname.slice('/api'.length)));
  } else if (stateOf(pathname, gallery()) !== undefined) {
    const html = readFileSync(path.join(ENGINE, 'index.html'), 'utf8');
    const own = replaceOnce(html, ENTRY, GALLERY_ENTRY, 'index.html');
    send(response, 200, HTML, await transform(GALLERY + pathname, own));
  } else {
    send(response, 404, 'text/plain', 'the gallery has no such page');
  }
}

/** What brings the words that a page searches for. */
function searchQuery({ table }: CompiledSite, id: string): string {
  const search = table.routes.find((route) => route.id === id)?.search;
  return search === undefined ? '' : `?${search}=lake`;
}

const HTML = 'text/html; charset=utf-8';

/** The state that a path shows of a renderer; items that lists lead to are pages, too. */
function stateOf(pathname: string, { pages }: CompiledGallery): GalleryState | 'item' | undefined {
  if (/^\/item\/[^/]+$/.test(pathname)) return 'item';
  const [, kind, name, last] = /^\/(\w+)\/([\w-]+)\/([\w-]+)$/.exec(pathname) ?? [];
  const isKnown = pages.some(({ entry }) => entry.kind === kind && entryName(entry) === name);
  return isKnown ? STATES.find((state) => state === last) : undefined;
}

function answerCall(response: ServerResponse, answer: ReturnType<typeof answerGallery>): void {
  if (answer.kind === 'json') sendJson(response, 200, answer.body);
  else if (answer.kind === 'failure') sendJson(response, 500, { error: 'a failure to look at' });
  else if (answer.kind === 'nothing') sendJson(response, 404, { error: 'there is nothing here' });
  // What loads goes on loading until the page is left.
}
