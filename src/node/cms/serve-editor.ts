import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { send, sendJson } from '../http/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { BackendProblem } from './backend-problem.ts';
import { describeCms } from './cms-config.ts';
import { editorFolder, fetchEditor, hasEditor } from './editor-package.ts';
import { EDITOR_POLICY, printEditorNote, printEditorPage, printFetchPage } from './editor-page.ts';
import { isLocal, refuseWrite } from './guard-request.ts';
import { createLocalBackend } from './local-backend.ts';

/** Where the editor of content is, in development. */
export const CONTENT_EDITOR = '/-/content';

/** The scripts of the editor's pages. */
const SCRIPTS = ['/start.js', '/fetch.js', '/place-of-file.js'];

/** The most bytes of a request: a large picture, as text. */
const LARGEST = 150 * 1024 * 1024;

/** Answers a request below the editor's path, which it is given without. */
export type EditorAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the editor of a site's content, to this machine alone.
 *
 * @param root the site's folder
 * @param compiled gives the last good site
 * @param fetchFiles puts the editor's files where the site keeps them
 */
export function createContentEditor(
  root: string,
  compiled: () => CompiledSite | undefined,
  fetchFiles: (root: string) => Promise<unknown> = fetchEditor,
): EditorAnswer {
  const token = randomBytes(24).toString('base64url');
  let backend: ReturnType<typeof createLocalBackend> | undefined;
  let fetching: Promise<unknown> | undefined;
  const fetchOnce = async (): Promise<unknown> => {
    fetching ??= fetchFiles(root).finally(() => {
      fetching = undefined;
    });
    await fetching;
    return {};
  };
  const readFiles = async (request: IncomingMessage): Promise<unknown> => {
    backend ??= createLocalBackend(root, readSiteFolders(root));
    const call = await readJson(request);
    return await backend(call.action, call.params);
  };
  const answerCall = async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: (request: IncomingMessage) => Promise<unknown>,
  ): Promise<void> => {
    const refused = refuseWrite(request, token);
    if (refused !== undefined) {
      sendJson(response, 403, { error: refused });
      return;
    }
    try {
      sendJson(response, 200, await answer(request));
    } catch (error) {
      const status = error instanceof BackendProblem ? error.status : 500;
      sendJson(response, status, { error: error instanceof Error ? error.message : String(error) });
    }
  };
  const answerPage: EditorAnswer = (_request, response) => {
    const site = compiled();
    const page = site === undefined ? noSite() : printPage(root, site, token);
    response.setHeader('Content-Security-Policy', EDITOR_POLICY);
    send(response, 200, 'text/html; charset=utf-8', page);
  };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    if (!isLocal(request)) {
      send(response, 403, 'text/plain', 'only this machine may edit content');
    } else if (pathname === '/api') {
      void answerCall(request, response, readFiles);
    } else if (pathname === '/fetch') {
      void answerCall(request, response, fetchOnce);
    } else if (request.method !== 'GET' || !isNavigation(request, pathname)) {
      send(response, 404, 'text/plain', 'there is nothing here');
    } else if (pathname === '/' && !request.originalUrl?.startsWith(`${CONTENT_EDITOR}/`)) {
      response.setHeader('Location', `${CONTENT_EDITOR}/`);
      send(response, 302, 'text/plain', '');
    } else {
      answerFile(root, pathname, response, () => answerPage(request, response));
    }
  };
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The path as it was asked for; a server of middlewares shortens `url`. */
    originalUrl?: string | undefined;
  }
}

/** The page says what proves it to be the server's own, so no script may read it. */
function isNavigation({ headers }: IncomingMessage, pathname: string): boolean {
  return pathname !== '/' || (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}

function answerFile(
  root: string,
  pathname: string,
  response: ServerResponse,
  page: () => void,
): void {
  const script = 'text/javascript; charset=utf-8';
  if (pathname === '/') page();
  else if (SCRIPTS.includes(pathname)) {
    send(response, 200, script, readFileSync(path.join(import.meta.dirname, 'editor', pathname)));
  } else if (pathname === '/decap-cms.js' && hasEditor(root)) {
    send(response, 200, script, readFileSync(path.join(editorFolder(root), 'decap-cms.js')));
  } else send(response, 404, 'text/plain', 'there is nothing here');
}

function printPage(root: string, site: CompiledSite, token: string): string {
  if (!hasEditor(root)) {
    return printFetchPage(`${CONTENT_EDITOR}/fetch?token=${token}`);
  }
  const cms = describeCms(root, site);
  if (cms.unknown.length > 0) {
    return printEditorNote(
      'Headings name fields of the content',
      [
        'The editor keeps one text below the front matter, and would not know these fields. Let them be moved into the front matter, and load this page again.',
        `${cms.unknown.length} files, such as ${cms.unknown[0]}`,
      ],
      'npx colophon migrate',
    );
  }
  return printEditorPage({ cms, api: `${CONTENT_EDITOR}/api?token=${token}` });
}

function noSite(): string {
  const lines = ['Its manifests have errors, which the other pages and the check show.'];
  return printEditorNote('The site cannot be shown yet', lines, 'npx colophon check');
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) throw new BackendProblem(413, 'The file is larger than 100 MB');
    chunks.push(chunk);
  }
  const call: unknown = JSON.parse(Buffer.concat(chunks).toString());
  return isRecord(call) ? call : {};
}
