import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { INSPECTION } from '../../core/inspected-part.ts';
import { type CompiledSite, compile, type Finding, hasErrors } from '../compiler/index.ts';
import { cutFonts, type FontSlice } from '../fonts/cut-fonts.ts';
import { arrangeDocument, inlineScripts, placeMark } from './arrange-document.ts';
import { createDevApi } from './dev-api.ts';
import { emitModule } from './emit-modules.ts';
import { emitRarerFaces } from './emit-rarer-faces.ts';
import { createInspection } from './inspection.ts';
import { printFindings, showChange, watchManifests } from './show-change.ts';
import { isRarer, printColumns, printCustomMedia, printFaces, printThemeCss } from './theme-css.ts';
import { printWebManifest, WEB_MANIFEST } from './web-manifest.ts';

const PREFIX = 'virtual:site';
const THEME = 'virtual:site/theme.css';

/** Compiles the manifests and hands them to the application as modules, in builds and in development. */
export function sitePlugin(root: string): Plugin {
  const cache = path.join(root, 'node_modules/.cache/site');
  const themeFile = path.join(cache, 'theme.css');
  let compiled: CompiledSite | undefined;
  let findings: readonly Finding[] = [];
  let customMedia = '';
  let slices: readonly FontSlice[] = [];
  /** A build has the rarer faces in a stylesheet of their own, at this address. */
  let rarerSheet = '';
  let isBuild = false;
  let base = '/';

  function recompile(): void {
    const result = compile(root);
    findings = result.findings;
    // The last good site stays in use while a mistake is being mended.
    compiled = result.compiled ?? compiled;
  }

  async function writeTheme(): Promise<void> {
    if (compiled === undefined) return;
    customMedia = printCustomMedia(compiled.site.breakpoints);
    slices = await cutFonts(compiled.fonts, {
      root,
      folder: path.join(cache, 'fonts'),
      content: path.join(root, 'src/node/content'),
    });
    mkdirSync(cache, { recursive: true });
    const css = [
      customMedia,
      printThemeCss(compiled.theme, slices),
      printFaces(
        slices.filter((slice) => !(isBuild && isRarer(slice))),
        ({ file }) => `./${path.relative(cache, file).split(path.sep).join('/')}`,
      ),
      printColumns(compiled.site.breakpoints),
    ].join('\n\n');
    writeIfChanged(themeFile, css);
  }

  return {
    name: 'site-manifests',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    async buildStart() {
      recompile();
      if (hasErrors(findings)) this.error(printFindings(findings));
      await writeTheme();
    },
    resolveId(id) {
      if (id === THEME) return themeFile;
      return id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!isOwnModule(id) || compiled === undefined) return undefined;
      return emitModule(id.slice(1), compiled);
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const isOwnStyle = file.endsWith('.css') && !file.includes('node_modules');
      return isOwnStyle ? { code: `${customMedia}\n${code}`, map: null } : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => {
        const fonts = { slices, sheet: rarerSheet };
        const inlined = inlineScripts(html, root, fonts);
        const whole = compiled === undefined ? inlined : placeMark(inlined, compiled);
        return server === undefined ? arrangeDocument(whole, fonts) : whole;
      },
    },
    generateBundle() {
      if (compiled === undefined || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: WEB_MANIFEST, source: printWebManifest(compiled) });
      rarerSheet = emitRarerFaces(this, slices.filter(isRarer), base);
    },
    async configureServer(server) {
      recompile();
      if (compiled === undefined) throw new Error(printFindings(findings));
      await writeTheme();
      server.middlewares.use(createDevApi(root, compiled));
      server.middlewares.use(INSPECTION, createInspection(root));
      server.middlewares.use(`/${WEB_MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(compiled && printWebManifest(compiled));
      });
      watchManifests(server, root, () => {
        const before = compiled;
        recompile();
        const change = { findings, before, after: compiled };
        const isOwn = (id: string) => isOwnModule(id) || id.startsWith(themeFile);
        void showChange(server, change, { isOwn, root, writeTheme });
      });
    },
  };
}

function isOwnModule(id: string): boolean {
  return id.startsWith(`\0${PREFIX}`);
}

function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(file, text);
}
