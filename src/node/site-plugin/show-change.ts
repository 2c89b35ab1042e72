import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ViteDevServer } from 'vite';
import { EDITED_PAGES } from '../../core/edited-pages.ts';
import { type CompiledSite, type Finding, hasErrors, printFinding } from '../compiler/index.ts';
import { editorPlace } from './editor-place.ts';

/** What an edit has made of the site. */
export interface Change {
  readonly findings: readonly Finding[];
  /** The last good site before the edit, and after it. */
  readonly before: CompiledSite | undefined;
  readonly after: CompiledSite | undefined;
}

/**
 * Milliseconds without a further change after which files are read: editors write in several steps,
 * and of two events close to each other the watcher passes on the first.
 */
const QUIET = 15;

/** Calls back whenever something below `manifests/` or `schemas/` was changed, once it is written. */
export function watchManifests(server: ViteDevServer, root: string, onChange: () => void): void {
  const folders = ['manifests', 'schemas'].map((name) => path.join(root, name) + path.sep);
  server.watcher.add(folders);
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET);
  });
}

/** What the server needs of the plugin to show a change. */
export interface ChangedModules {
  /** Whether a module is one of the site's. */
  readonly isOwn: (id: string) => boolean;
  /** The project's root, below which findings name their files. */
  readonly root: string;
  /** Brings fonts and theme up to date. */
  readonly writeTheme: () => Promise<void>;
}

/**
 * Shows what is wrong over the last good page, or what the pages have become. Pages are sent by
 * themselves, so that the browser keeps its place; whatever else has changed needs a new start.
 */
export async function showChange(
  server: ViteDevServer,
  { findings, before, after }: Change,
  { isOwn, root, writeTheme }: ChangedModules,
): Promise<void> {
  if (hasErrors(findings)) {
    showFindings(server, root, findings);
    return;
  }
  const edited = before && after && editedPages(before, after);
  if (edited !== undefined) server.ws.send(EDITED_PAGES, edited);
  // Fonts take longer; what is written with new characters has theirs at the next start.
  await writeTheme();
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isOwn(id)) moduleGraph.invalidateModule(module);
    }
  }
  if (edited === undefined) server.ws.send({ type: 'full-reload' });
}

/** The pages that an edit has changed; undefined where it has changed anything beside them. */
function editedPages(before: CompiledSite, after: CompiledSite) {
  const { pages: known, ...restBefore } = before;
  const { pages, ...restAfter } = after;
  return isDeepStrictEqual(restBefore, restAfter)
    ? pages.filter((page) => !known.some((other) => isDeepStrictEqual(other, page)))
    : undefined;
}

/**
 * Vite makes a link of each whole path with line and column, which opens an editor there: one for
 * the first error under the message, and one for each other finding at the end.
 */
function showFindings(server: ViteDevServer, root: string, findings: readonly Finding[]): void {
  const first = findings.find(({ severity }) => severity === 'error');
  const others = findings.filter((finding) => finding !== first);
  server.ws.send({
    type: 'error',
    err: {
      message: printFindings(findings),
      stack: others.map((finding) => editorPlace(root, finding)).join('\n'),
      plugin: 'site-manifests',
      ...(first && {
        id: first.file,
        loc: { file: path.join(root, first.file), line: first.line, column: first.column },
      }),
    },
  });
}

/** All findings, a line each. */
export function printFindings(findings: readonly Finding[]): string {
  return ['the manifests are not right', ...findings.map(printFinding)].join('\n');
}
