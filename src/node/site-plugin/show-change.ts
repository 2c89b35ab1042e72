import { isDeepStrictEqual } from 'node:util';
import type { ViteDevServer } from 'vite';
import { EDITED_PAGES } from '../../core/edited-pages.ts';
import type { CompiledSite } from '../compiler/index.ts';

/** What an edit has made of the site. */
export interface Change {
  /** The last good site before the edit, and after it. */
  readonly before: CompiledSite | undefined;
  readonly after: CompiledSite | undefined;
  /** Whether something beside the manifests was edited: content, media, a renderer. */
  readonly isBeside: boolean;
  /** Whether findings stood over the pages, which the edit may have taken away. */
  readonly hadFaults: boolean;
}

/** What has become of the pages that are open. */
export interface ShownChange {
  /** Ids of the pages that have changed. */
  readonly pages: readonly string[];
  /** Whether all were loaded anew, as something beside pages has changed. */
  readonly isReloaded: boolean;
}

/** What the server needs of the plugin to show a change. */
export interface ChangedModules {
  /** Whether a module is one of the site's. */
  readonly isOwn: (id: string) => boolean;
  /** Brings fonts and theme up to date. */
  readonly writeTheme: () => Promise<void>;
}

/**
 * Shows what the pages have become. Pages are sent by themselves, so that the browser keeps its
 * place; whatever else has changed has the page loaded anew.
 */
export async function showChange(
  server: ViteDevServer,
  { before, after, isBeside, hadFaults }: Change,
  { isOwn, writeTheme }: ChangedModules,
): Promise<ShownChange> {
  const edited = before && after && !isBeside ? editedPages(before, after) : undefined;
  // Of a renderer's code Vite tells the pages itself, with an overlay of its own where it is wrong.
  const isNews = edited !== undefined && (edited.length > 0 || hadFaults);
  if (isNews) server.ws.send(EDITED_PAGES, edited);
  // Fonts take longer; what is written with new characters has theirs once the page is loaded anew.
  await writeTheme();
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isOwn(id)) moduleGraph.invalidateModule(module);
    }
  }
  if (edited === undefined) server.ws.send({ type: 'full-reload' });
  return { pages: changedIds(before, after), isReloaded: edited === undefined };
}

/** Ids of the pages that are not as they were. */
function changedIds(before: CompiledSite | undefined, after: CompiledSite | undefined): string[] {
  return (after === undefined ? [] : changedPages(before?.pages ?? [], after)).map(({ id }) => id);
}

/** The pages that an edit has changed; undefined where it has changed anything beside them. */
function editedPages(before: CompiledSite, after: CompiledSite) {
  const { pages: known, ...restBefore } = before;
  const { pages, ...restAfter } = after;
  return isDeepStrictEqual(restBefore, restAfter) ? changedPages(known, { pages }) : undefined;
}

function changedPages(
  known: CompiledSite['pages'],
  { pages }: Pick<CompiledSite, 'pages'>,
): CompiledSite['pages'] {
  const before = new Map(known.map((page) => [page.id, page]));
  return pages.filter((page) => !isDeepStrictEqual(before.get(page.id), page));
}
