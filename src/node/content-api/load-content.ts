import { contentPath, createContentStore } from './answers/content-store.ts';
import { createListings } from './answers/listing.ts';
import { checkContent } from './checks/check-content.ts';
import { checkPresence } from './checks/check-presence.ts';
import { gatherRules } from './checks/content-rules.ts';
import { createShapeValidator } from './checks/shape-validator.ts';
import { type ContentApi, createContentApi } from './content-api.ts';
import { type ContentProblem, sortProblems } from './content-problem.ts';
import { describeRest, neededFoldersOf, objectPathsOf } from './description/describe-rest.ts';
import { readApiDescription } from './description/read-api-description.ts';
import { fillLanguages } from './files/fill-languages.ts';
import { parseContentFile } from './files/parse-content-file.ts';
import { readSourceFiles } from './files/read-source-files.ts';
import { createSectionRenderer } from './files/render-sections.ts';

export interface ContentOptions {
  /** The folder that holds the content. */
  readonly folder: string;
  /** The path of the OpenAPI description. */
  readonly description: string;
  /** The languages that there are; the first one answers requests that ask for none. */
  readonly languages: readonly string[];
  /** What stands before the API's paths: `/api`. */
  readonly base: string;
  /** The header that says which language is asked for; `Accept-Language` by default. */
  readonly languageHeader?: string | undefined;
}

export interface LoadedContent {
  readonly api: ContentApi;
  /** What is wrong with the content; broken files are left out, the rest is served. */
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads a folder of content into memory, checks it against the API's description, and serves it.
 * Bad content gives problems, never an error; a description that cannot be served is an error.
 */
export function loadContent({
  folder,
  description,
  languages,
  base,
  languageHeader = 'Accept-Language',
}: ContentOptions): LoadedContent {
  const { model, document } = readApiDescription(description);
  const rules = gatherRules(model);
  const validate = createShapeValidator(document);

  const sources = readSourceFiles(folder, languages);
  const render = createSectionRenderer();
  const parsed = sources.files.map((source) => parseContentFile(source, render));
  const files = parsed.flatMap(({ content }) => content ?? []);
  const problems = sortProblems([
    ...sources.problems,
    ...parsed.flatMap((file) => file.problems),
    ...files.flatMap((file) => checkContent(file, rules, validate)),
    ...checkPresence(sources.files, languages, rules),
  ]);

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
  return { api, problems };
}
