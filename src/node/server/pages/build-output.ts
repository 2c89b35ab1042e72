import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { ServerEntry } from '../../../core/server-entry.ts';
import { isBuilt } from '../../build-record/index.ts';
import { openPageFonts, type PageFonts } from '../fonts/index.ts';
import { type DocumentTemplate, readTemplate } from './document.ts';
import { addIntegrity } from './script-integrity.ts';

/** What the build left for the server: the document, the renderer, and which chunk is what. */
export interface BuildOutput {
  readonly clientFolder: string;
  /** The built index.html, its script files with their digests. */
  readonly document: string;
  readonly template: DocumentTemplate;
  /** The stylesheet of all pages. */
  readonly styles: readonly string[];
  readonly entry: ServerEntry;
  /** What gives pages their fonts; undefined where the site brings none. */
  readonly fonts: PageFonts | undefined;
  /** Chunks that a page needs beside the entry. */
  readonly modulesOf: (
    page: string | undefined,
    layouts: readonly string[],
    language: string,
  ) => readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly imports: readonly string[];
}

/** A site that is not built cannot be served. */
export class MissingBuild extends Error {
  override readonly name = 'MissingBuild';
}

/** @throws {MissingBuild} where the site is not built, or is being built */
export async function readBuild(root: string): Promise<BuildOutput> {
  const clientFolder = path.join(root, 'dist/client');
  const serverFile = path.join(root, 'dist/server/entry-server.mjs');
  if (!isBuilt(root)) throw new MissingBuild(explainMissing(serverFile));
  const chunks = readChunks(path.join(clientFolder, '.vite/manifest.json'));
  const entry: ServerEntry = await import(pathToFileURL(serverFile).href);
  const entryFiles = collect(chunks, 'index.html');
  // The build was made in the engine's folder, and a site's own renderers are out of it.
  const moduleOf = (place: string) =>
    Object.keys(chunks).find((key) => key.startsWith('../') && key.endsWith(`/${place}`)) ?? place;
  const document = addIntegrity(
    readFileSync(path.join(clientFolder, 'index.html'), 'utf8'),
    (file) => readFileSync(path.join(clientFolder, file)),
  );
  const styles = collect(chunks, 'style.css');
  return {
    clientFolder,
    document,
    template: readTemplate(document),
    entry,
    styles,
    fonts: openPageFonts(clientFolder, styles),
    modulesOf: memoise((_page, layouts, language) => {
      const keys = [
        ...layouts.map((layout) => moduleOf(`renderers/layouts/${layout}/index.tsx`)),
        `virtual:site/texts/${language}`,
      ];
      const files = keys.flatMap((key) => collect(chunks, key));
      return [...new Set(files)].filter((file) => !entryFiles.includes(file));
    }),
  };
}

/** A build that has begun and not ended leaves parts of itself, or of the one before. */
function explainMissing(serverFile: string): string {
  return existsSync(serverFile)
    ? 'The site’s build is not whole; wait for the one that is under way, or run npx colophon build'
    : 'The site is not built; run npx colophon build, or wait for a build that is under way';
}

/** A build does not change while it is served. */
function memoise(find: BuildOutput['modulesOf']): BuildOutput['modulesOf'] {
  const known = new Map<string, readonly string[]>();
  return (page, layouts, language) => {
    const key = `${language} ${page}`;
    const modules = known.get(key) ?? find(page, layouts, language);
    known.set(key, modules);
    return modules;
  };
}

function readChunks(file: string): ReadonlyMap<string, ManifestChunk> {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(isRecord(manifest) ? manifest : {}).flatMap(([key, chunk]) =>
      isRecord(chunk) && typeof chunk.file === 'string'
        ? [
            [
              key.replace(/^(\.\.\/|\0|_)+/, ''),
              { file: chunk.file, imports: strings(chunk.imports) },
            ] as const,
          ]
        : [],
    ),
  );
}

/** A chunk's files: its own, and those of the chunks that it imports. */
function collect(chunks: ReadonlyMap<string, ManifestChunk>, key: string): string[] {
  const chunk = chunks.get(key.replace(/^_+/, ''));
  if (chunk === undefined) return [];
  return [`/${chunk.file}`, ...chunk.imports.flatMap((name) => collect(chunks, name))];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
