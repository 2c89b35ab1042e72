import { contentPath, createContentStore } from './answers/content-store.ts';
import { createListings } from './answers/listing.ts';
import { type ContentApi, createContentApi } from './content-api.ts';
import { describeRest, neededFoldersOf, objectPathsOf } from './description/describe-rest.ts';
import { fillLanguages } from './files/fill-languages.ts';
import { createSectionRenderer } from './files/render-sections.ts';
import { type ContentPlace, type ReadContent, readContent } from './read-content.ts';

export interface ContentOptions extends ContentPlace {
  /** What stands before the API's paths: `/api`. */
  readonly base: string;
  /** The header that says which language is asked for; `Accept-Language` by default. */
  readonly languageHeader?: string | undefined;
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
  const { languages, base, languageHeader = 'Accept-Language' } = options;
  const read = readContent(options, createSectionRenderer());
  const { model, files, problems } = read;
  const broken = new Set(problems.flatMap(({ file, leftOut }) => (leftOut ? [file] : [])));
  const sound = files.filter(({ file }) => !broken.has(file));
  const objectPaths = objectPathsOf(model);
  const neededFolders = neededFoldersOf(model);
  const filled = fillLanguages(
    sound,
    languages,
    (file) => objectPaths.has(contentPath(file)) || neededFolders.has(file.folder),
  );
  const store = createContentStore(filled, languages, objectPaths);
  const rest = describeRest(
    model,
    [...store.values()].flatMap(({ folders }) => [...folders.keys()]),
  );
  const endpoints = [...model.endpoints, ...rest];
  const api = createContentApi({
    endpoints,
    store,
    listings: createListings(store),
    languages,
    base,
    languageHeader,
  });
  return { ...read, api };
}
