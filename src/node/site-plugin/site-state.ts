import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createContentValidator, validateSite } from '../check/index.ts';
import {
  type CompiledSite,
  type Finding,
  ManifestReader,
  sortFindings,
} from '../compiler/index.ts';
import { type FontSlice, subsetFonts } from '../fonts/index.ts';
import { compileWithPictures, createMediaSurveyor } from '../media/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import type { SiteFaults } from './show-findings.ts';
import {
  isLetters,
  isReserve,
  printColumns,
  printCustomMedia,
  printFaces,
  printThemeCss,
} from './theme-css.ts';

/** The site that is built or developed: what was last read of it, and what is wrong with it. */
export class SiteState {
  readonly root: string;
  /** The theme's stylesheet, which is written anew with each change. */
  readonly themeFile: string;
  /** A build stops at the first mistake; while a site is developed, every mistake can be lived with. */
  isBuild = false;
  /** The last good site. */
  compiled: CompiledSite | undefined;
  faults: SiteFaults = { findings: [], failure: undefined };
  /** What the site's manifests were read as last, whether or not anything is wrong with them. */
  readonly reader: ManifestReader;
  /** Whether the last good site is what the manifests say now. */
  isCurrent = false;
  customMedia = '';
  slices: readonly FontSlice[] = [];
  /** Where subsets of fonts are stored. */
  readonly fontFolder: string;
  /** Where everything of the site is that can be made again, and a draft of it. */
  readonly cache: string;
  readonly #content;
  readonly #media;
  /** What was found beside the manifests when all was validated last. */
  #beside: readonly Finding[] = [];

  constructor(root: string) {
    this.root = root;
    this.cache = path.join(root, 'node_modules/.cache/site');
    this.fontFolder = path.join(this.cache, 'fonts');
    this.themeFile = path.join(this.cache, 'theme.css');
    this.reader = new ManifestReader(root);
    this.#content = createContentValidator(root);
    this.#media = createMediaSurveyor(root);
  }

  /** Reads the site anew; the last good one stays in use while a mistake is being fixed. */
  async recompile({ hasNewContent = false } = {}): Promise<void> {
    if (hasNewContent) {
      this.#content.forget();
      this.#media.forget();
    }
    this.reader.forgetDisk();
    await this.validateAll();
  }

  /** Reads the manifests anew; content and media are as they were validated last. */
  async recompileManifests(): Promise<void> {
    this.reader.forgetManifests();
    await this.compileDraft();
  }

  /** Validates all of the site, of which the disk was read before. */
  async validateAll(): Promise<void> {
    await this.attempt(async () => {
      const { findings, beside, compiled } = this.isBuild
        ? { beside: [], ...(await compileWithPictures(this.root)) }
        : await validateSite(this.root, this.#content, this.#media, this.reader);
      this.#beside = beside;
      this.#take(findings, compiled);
    });
  }

  /** Compiles what a draft has made of the manifests; content and media are as they were validated last. */
  async compileDraft(): Promise<void> {
    await this.attempt(async () => {
      const { findings, compiled } = await compileWithPictures(this.root, this.#media, this.reader);
      this.#take(sortFindings([...findings, ...this.#beside]), compiled);
    });
  }

  #take(findings: readonly Finding[], compiled: CompiledSite | undefined): void {
    this.faults = { findings, failure: undefined };
    this.isCurrent = compiled !== undefined;
    this.compiled = compiled ?? this.compiled;
  }

  /** Does that where a draft has changed what they are made of; its new characters have fonts once it is saved. */
  async writeDraftTheme(before: CompiledSite | undefined): Promise<boolean> {
    if (!isDeepStrictEqual(before?.fonts, this.compiled?.fonts)) return this.writeTheme();
    const madeOf = (compiled: CompiledSite | undefined) =>
      compiled && [compiled.theme, compiled.site.breakpoints];
    return !isDeepStrictEqual(madeOf(before), madeOf(this.compiled)) && this.#printTheme();
  }

  /** Subsets the fonts, and writes the theme's stylesheet; tells whether that is another one. */
  async writeTheme(): Promise<boolean> {
    const { compiled, root } = this;
    if (compiled === undefined) return false;
    this.slices = await subsetFonts(compiled.fonts, {
      root,
      folder: this.fontFolder,
      words: [...compiled.texts.values()].flatMap((texts) => [...texts.values()]).join('\n'),
      content: path.join(root, readSiteFolders(root).content),
    }).catch((error: unknown) => {
      this.#fail(error);
      // The reader's own fonts show the page meanwhile.
      return [];
    });
    return this.#printTheme();
  }

  #printTheme(): boolean {
    const { compiled, isBuild } = this;
    if (compiled === undefined) return false;
    this.customMedia = printCustomMedia(compiled.site.breakpoints);
    mkdirSync(this.cache, { recursive: true });
    const css = [
      this.customMedia,
      printThemeCss(compiled.theme, this.slices),
      printFaces(
        this.slices.filter((slice) => !(isBuild && (isReserve(slice) || isLetters(slice)))),
        ({ file }) => `./${path.relative(this.cache, file).split(path.sep).join('/')}`,
      ),
      printColumns(compiled.site.breakpoints),
    ].join('\n\n');
    return writeIfChanged(this.themeFile, css);
  }

  /** Does a part of the work; what goes wrong ends a build, and is shown in development. */
  async attempt(work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.isBuild) throw error;
    const failure = error instanceof Error ? error : new Error(String(error));
    this.faults = { ...this.faults, failure };
  }
}

function writeIfChanged(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    // Not there yet.
  }
  writeFileSync(file, text);
  return true;
}
