import {
  type ContentFile,
  contentPath,
  createSectionRenderer,
  fillLanguages,
  finish,
  finishInTurns,
  neededFoldersOf,
  objectPathsOf,
  type SectionRenderer,
  type Steps,
  sourcesOf,
} from '../content/index.ts';
import { createContentStore } from './answers/content-store.ts';
import { createListings, prepareListings } from './answers/listing.ts';
import { type ContentApi, createContentApi } from './content-api.ts';
import { type ContentPlace, type ReadContent, readContent } from './read-content.ts';

export interface ContentOptions extends ContentPlace {
  /** What stands before the API's paths: `/api`. */
  readonly base: string;
  /** The header that says which language is asked for; `Accept-Language` by default. */
  readonly languageHeader?: string | undefined;
  /** What that header has for languages in place of their codes. */
  readonly languageNames?: Readonly<Record<string, string>>;
  /** The site's time zone, in which days begin. */
  readonly timeZone?: string | undefined;
  /** Whether drafts are answered, as in development; they are left out without. */
  readonly showsDrafts?: boolean;
}

/** Content that is served; broken files are left out, and `problems` says why. */
export interface LoadedContent extends ReadContent {
  readonly api: ContentApi;
}

/**
 * Reads a folder of content into memory, checks it against the API's description, and serves it.
 * Bad content gives problems, never an error.
 *
 * @throws where the description is no JSON object
 */
export function loadContent(options: ContentOptions): LoadedContent {
  return finish(serveContent(options, createSectionRenderer())).loaded;
}

/**
 * The same for a process that has to answer meanwhile, however large the folder is; no first request
 * waits for what is made of it.
 *
 * @throws where the description is no JSON object
 */
export function loadContentInTurns(options: ContentOptions): Promise<LoadedContent> {
  return finishInTurns(serveAtOnce(options));
}

function* serveAtOnce(options: ContentOptions): Steps<LoadedContent> {
  const { loaded, listings, endpoints } = yield* serveContent(options, createSectionRenderer());
  const sources = endpoints.flatMap(({ answer }) => sourcesOf(answer));
  yield* prepareListings(listings, sources, options.languages);
  return loaded;
}

function* serveContent(options: ContentOptions, render: SectionRenderer) {
  const { languages, base, languageHeader = 'Accept-Language', languageNames = {} } = options;
  const read = yield* readContent(options, render);
  const { model, files, problems } = read;
  const broken = new Set(problems.flatMap(({ file, leftOut }) => (leftOut ? [file] : [])));
  const isServed = (file: ContentFile) =>
    !broken.has(file.file) && (options.showsDrafts === true || !file.isDraft);
  const valid = files.filter(isServed);
  yield;
  const objectPaths = objectPathsOf(model);
  const neededFolders = neededFoldersOf(model);
  const filled = fillLanguages(valid, {
    languages,
    fallbacks: options.fallbacks ?? {},
    isNeeded: (file) => objectPaths.has(contentPath(file)) || neededFolders.has(file.folder),
  });
  yield;
  const store = createContentStore(filled, languages, objectPaths);
  const { endpoints } = model;
  const listings = createListings(store, options.timeZone);
  const { timeZone } = options;
  const conventions = { languages, base, languageHeader, languageNames, timeZone };
  const context = { endpoints, store, listings, ...conventions };
  return { loaded: { ...read, api: createContentApi(context) }, listings, endpoints };
}
