import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PageModel, PictureIndex, RouteTable, SiteModel } from '../../src/core/index.ts';
import type { DiscoveryModel } from '../../src/core/manifest/discovery-model.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What rendering reads of a compiled site. */
export interface RenderedSite {
  readonly site: SiteModel;
  readonly table: RouteTable;
  readonly pages: readonly PageModel[];
  readonly discovery: DiscoveryModel;
  readonly pictures: PictureIndex;
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Renders the page of a manifest in each language, as the server does.
 *
 * @param answer what the API answers to a URL, or its body; undefined where it knows of none
 * @param look what is wrong with the HTML of the page in a language
 * @returns what went wrong; nothing where the page was rendered
 */
export type RenderSite = (
  compiled: RenderedSite,
  id: string,
  answer?: (url: URL) => unknown,
  look?: (html: string, language: string) => readonly string[],
) => Promise<readonly string[]>;

/** What is rendered is looked at by nobody. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {};' : undefined),
};

let rendering: Promise<RenderSite> | undefined;

/** The renderer, built for Node as the site's own build does; all tests of a process share it. */
export function loadRendering(): Promise<RenderSite> {
  rendering ??= buildRendering();
  return rendering;
}

async function buildRendering(): Promise<RenderSite> {
  const outDir = path.join(ROOT, `node_modules/.cache/fuzz-${process.pid}`);
  mkdirSync(outDir, { recursive: true });
  process.once('exit', () => rmSync(outDir, { recursive: true }));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    // A test runner's environment would make it development's.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { ssr: 'tests/fuzz/render-site.tsx', outDir, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  });
  const file = path.join(outDir, 'render-site.js');
  const { renderSite }: { readonly renderSite: RenderSite } = await import(
    pathToFileURL(file).href
  );
  return renderSite;
}
