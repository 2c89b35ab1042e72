import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NeededRenderers, Render, ServerEntry } from '../../../core/server-entry.ts';
import { isBuilt } from '../../build-record/index.ts';
import { openPageFonts, type PageFonts } from '../fonts/index.ts';
import { readChunks } from './build-chunks.ts';
import { type DocumentTemplate, readTemplate } from './document.ts';
import { inlineStyles } from './inline-styles.ts';
import { createPageStyles, type PageStyles, type StyledPage } from './page-styles.ts';
import { addIntegrity } from './script-integrity.ts';

/** What the build left for the server: the document, the renderer, and which chunk is what. */
export interface BuildOutput {
  readonly clientFolder: string;
  /** The built index.html, its script files with their digests, and its stylesheet in it. */
  readonly document: string;
  readonly template: DocumentTemplate;
  readonly entry: ServerEntry;
  readonly render: Render;
  /** The part of the stylesheet that a page shows. */
  readonly stylesOf: (page: StyledPage) => PageStyles;
  /** What gives pages their fonts; undefined where the site brings none. */
  readonly fonts: PageFonts | undefined;
  /** Chunks that a page needs beside the entry. */
  readonly modulesOf: (
    renderers: NeededRenderers,
    language: string,
    hasLists: boolean,
  ) => readonly string[];
}

/** What readers work with lists by. */
const LISTS = 'src/react/lists/index.ts';

/** A site that is not built cannot be served. */
export class MissingBuild extends Error {
  override readonly name = 'MissingBuild';
}

/** @throws {MissingBuild} where the site is not built, or is being built */
export async function readBuild(root: string): Promise<BuildOutput> {
  const clientFolder = path.join(root, 'dist/client');
  const serverFile = path.join(root, 'dist/server/entry-server.mjs');
  if (!isBuilt(root)) throw new MissingBuild(explainMissing(serverFile));
  const chunks = readChunks(
    JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entry: ServerEntry = await import(pathToFileURL(serverFile).href);
  const entryFiles = chunks.filesOf('index.html');
  const read = (file: string) => readFileSync(path.join(clientFolder, file));
  const linked = addIntegrity(read('index.html').toString(), read);
  const document = inlineStyles(linked, (file) => read(file).toString());
  const template = readTemplate(document);
  return {
    clientFolder,
    document,
    template,
    entry,
    render: entry.createRender(),
    stylesOf: createPageStyles(template.css, linked),
    fonts: openPageFonts(root, clientFolder, chunks.filesOf('style.css')),
    modulesOf: ({ layouts, frames }, language, hasLists) => {
      const files = [
        ...layouts.flatMap((name) => chunks.filesOfRenderer('layouts', name)),
        ...frames.flatMap((name) => chunks.filesOfRenderer('frames', name)),
        ...chunks.filesOf(`virtual:site/texts/${language}`),
        ...(hasLists ? chunks.filesOf(LISTS) : []),
      ];
      return [...new Set(files)].filter((file) => !entryFiles.includes(file));
    },
  };
}

/** A build that has begun and not ended leaves parts of itself, or of the one before. */
function explainMissing(serverFile: string): string {
  return existsSync(serverFile)
    ? 'The site’s build is not whole; wait for the one that is under way, or run npx colophon build'
    : 'The site is not built; run npx colophon build, or wait for a build that is under way';
}
