import path from 'node:path';
import type { Plugin } from 'vite';
import { replaceOnce } from '../../core/replace-once.ts';
import { matchRoute } from '../../core/routing/match-route.ts';
import { type CompiledSite, checkCodeFile, hasErrors, isOwnCode } from '../compiler/index.ts';
import { ENGINE } from '../site-folder/index.ts';
import { arrangeDocument, inlineScripts, placeSite } from './arrange-document.ts';
import { developSite } from './develop-site.ts';
import { emitFaces } from './emit-faces.ts';
import { emitModule } from './emit-modules.ts';
import { frameUrls, printImportMap } from './frame-application.ts';
import { printPreloads } from './preload-modules.ts';
import { OVERLAY_STYLE, overlayOf, printFaults } from './show-findings.ts';
import { SiteState } from './site-state.ts';
import { isRegistry, keepUsedRenderers } from './used-renderers.ts';
import { printWebManifest, WEB_MANIFEST } from './web-manifest.ts';

const PREFIX = 'virtual:site';
/** A module of the site while there is no site. */
const NOT_THERE = "throw new Error('The site cannot be shown yet');";
const THEME = 'virtual:site/theme.css';

/** Compiles the manifests and hands them to the application as modules, in builds and in development. */
export function sitePlugin(root: string): Plugin {
  const site = new SiteState(root);
  let reserve = '';
  let base = '/';

  return {
    name: 'site-manifests',
    enforce: 'pre',
    configResolved(config) {
      site.isBuild = config.command === 'build';
      base = config.base;
    },
    async buildStart() {
      // In development the site is read by then, and whatever is wrong with it is shown.
      if (!site.isBuild) return;
      await site.recompile();
      if (hasErrors(site.faults.findings)) this.error(printFaults(site.faults));
      await site.writeTheme();
    },
    resolveId(id) {
      if (id === THEME) return site.themeFile;
      return id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      const isTheme = id === site.themeFile;
      if (!isTheme && !isOwnModule(id)) return undefined;
      // A page from before may ask; what is wrong the server has said.
      if (site.compiled === undefined) return isTheme ? '' : NOT_THERE;
      if (isTheme) return undefined;
      return emitModule(id.slice(1), site.compiled, site);
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const place = path.relative(root, file).split(path.sep).join('/');
      // The bundler would say it in words of its own.
      const findings = site.isBuild || !isOwnCode(root, place) ? [] : checkCodeFile(root, place);
      if (findings.length > 0) this.error(overlayOf({ findings, failure: undefined }, root).err);
      // In development a page may use any of them as soon as its manifest is saved.
      if (site.isBuild && isRegistry(file) && site.compiled !== undefined) {
        return { code: keepUsedRenderers(code, site.compiled.pages), map: null };
      }
      return isOwnStyle(file) ? { code: `${site.customMedia}\n${code}`, map: null } : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server, originalUrl = '/' }) => {
        const { compiled, slices } = site;
        const fonts = { slices, reserve };
        const inlined = inlineScripts(html, ENGINE, fonts);
        const whole = compiled === undefined ? inlined : placeSite(inlined, compiled);
        if (server === undefined) return arrangeDocument(whole);
        const urls = frameUrls(whole);
        const preloads = await printPreloads(server, modulesAt(compiled, originalUrl), urls);
        const head = `${OVERLAY_STYLE}\n${printImportMap(urls)}${preloads}</head>`;
        return replaceOnce(whole, '</head>', head, 'the document');
      },
    },
    async generateBundle(_, bundle) {
      const { compiled } = site;
      if (compiled === undefined || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: WEB_MANIFEST, source: printWebManifest(compiled) });
      reserve = await emitFaces(this, { site, fonts: compiled.fonts, bundle, base });
    },
    configureServer: (server) =>
      developSite(server, site, (id) => isOwnModule(id) || id.startsWith(site.themeFile)),
  };
}

/** The modules that a page in development renders with, as far as they are the engine's or made of manifests. */
function modulesAt(compiled: CompiledSite | undefined, url: string): string[] {
  const { pathname } = new URL(url, 'http://site.invalid');
  const route = compiled && matchRoute(compiled.table, pathname)?.route;
  if (compiled === undefined || route === undefined) return [];
  const { layouts, frames } = route.renderers;
  return [
    `/@id/__x00__${PREFIX}/page/${route.id}?import`,
    ...[...compiled.texts.keys()].map((code) => `/@id/__x00__${PREFIX}/texts/${code}`),
    ...layouts.map((name) => `/renderers/layouts/${name}/index.tsx`),
    ...frames.map((name) => `/renderers/frames/${name}/index.tsx`),
  ];
}

function isOwnModule(id: string): boolean {
  return id.startsWith(`\0${PREFIX}`);
}

/** Whether a file is a stylesheet of the engine's or the site's, and not of a package of theirs. */
function isOwnStyle(file: string): boolean {
  const below = file.startsWith(ENGINE) ? file.slice(ENGINE.length) : file;
  return below.endsWith('.css') && !below.includes('/node_modules/');
}
