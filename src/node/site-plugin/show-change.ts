import type { ViteDevServer } from 'vite';
import { SITE_EDITS } from '../../core/site-edits.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { changedOf, findEdits } from './find-edits.ts';

/** What an edit has made of the site. */
export interface SiteChange {
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
  /** Whether menus, words or anything else beside pages has changed. */
  readonly isWide: boolean;
  /** Whether all were loaded anew, as something has changed that they read once. */
  readonly isReloaded: boolean;
}

/** What the server needs of the plugin to show a change. */
export interface ChangedModules {
  /** Whether a module is one of the site's. */
  readonly isOwn: (id: string) => boolean;
  /** The theme's stylesheet. */
  readonly themeFile: string;
  /** Brings fonts and theme up to date; tells whether the stylesheet is another one. */
  readonly writeTheme: () => Promise<boolean>;
}

/**
 * Shows what the site has become. Pages, texts and menus are sent by themselves, and the theme's stylesheet
 * is replaced, so that the browser keeps its place; whatever else has changed has the page loaded anew.
 */
export async function showChange(
  server: ViteDevServer,
  { before, after, isBeside, hadFaults }: SiteChange,
  { isOwn, themeFile, writeTheme }: ChangedModules,
): Promise<ShownChange> {
  const edits = before && after && !isBeside ? findEdits(before, after) : undefined;
  const { pages = after === undefined ? [] : changedOf(before?.pages ?? [], after.pages) } =
    edits ?? {};
  const isWide = edits === undefined || Object.keys(edits).length > 1;
  // Of a renderer's code Vite tells the pages itself, with an overlay of its own where it is wrong.
  const isNews = edits !== undefined && (isWide || pages.length > 0 || hadFaults);
  if (isNews) server.ws.send(SITE_EDITS, edits);
  // New fonts take longer.
  const isNewTheme = await writeTheme();
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isOwn(id)) moduleGraph.invalidateModule(module);
    }
  }
  if (edits === undefined) server.ws.send({ type: 'full-reload' });
  else if (isNewTheme) await replaceStyles(server, themeFile);
  return { pages: pages.map(({ id }) => id), isWide, isReloaded: edits === undefined };
}

async function replaceStyles({ environments }: ViteDevServer, file: string): Promise<void> {
  const { client } = environments;
  const modules = client.moduleGraph.getModulesByFile(file) ?? [];
  await Promise.all([...modules].map((module) => client.reloadModule(module)));
}
