import {
  type AskedCall,
  type ContentFile,
  type ContentProblem,
  type ContentSet,
  completeDescription,
  contentPath,
  createDocumentResolver,
  type DescribedApi,
  DOCUMENTS,
  knownDocument,
  type MarkdownText,
  mapInSteps,
  PASSAGES,
  parseContentFile,
  partDocument,
  readApiModel,
  readDocument,
  readMarkdownFiles,
  type SectionRenderer,
  type Steps,
  sortProblems,
  withPassages,
} from '../content/index.ts';
import { createMediaResolver, type MediaFolders } from '../media/index.ts';
import { answerValidator } from './checks/answer-validator.ts';
import { checkContent } from './checks/check-content.ts';
import { checkFieldLanguages } from './checks/check-field-languages.ts';
import { checkInferred } from './checks/check-inferred.ts';
import { checkPresence } from './checks/check-presence.ts';
import { type ContentRules, gatherRules } from './checks/content-rules.ts';
import { toFinding } from './to-finding.ts';

/** Where content stands, and what it is held against. */
export interface ContentPlace {
  /** The folder that holds the content. */
  readonly folder: string;
  /** The path of the OpenAPI description. */
  readonly description: string;
  /** The languages that there are; the first one answers requests that ask for none. */
  readonly languages: readonly string[];
  /** The language that another's missing items stand in, by that one's code. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** What the site's pages ask; read where the description leaves out some of the content. */
  readonly calls?: () => readonly AskedCall[];
  /** The site's folders, in which texts name media by relative paths; none are found without. */
  readonly site?: MediaFolders | undefined;
}

/** A folder of content as it was read, and what is wrong with it. */
export interface ReadContent {
  /** The OpenAPI document, completed by what the content says itself. */
  readonly document: object;
  readonly model: DescribedApi;
  /** What the API asks of the files. */
  readonly rules: ContentRules;
  readonly sources: readonly MarkdownText[];
  /** The files that could be read. */
  readonly files: readonly ContentFile[];
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads a folder of content and checks it against the API's description, file by file.
 *
 * @throws where the description is no JSON object
 */
export function* readContent(
  {
    folder,
    description,
    languages,
    fallbacks = {},
    site,
    calls: askCalls = () => [],
  }: ContentPlace,
  render: SectionRenderer,
): Steps<ReadContent> {
  const written = readDocument(description);
  const sources = yield* readMarkdownFiles(folder, languages);
  const names = withPassages(sources.files, askCalls);
  const ofMedia = site && createMediaResolver(site, folder);
  const documents = new Map(
    names.flatMap(({ isDocument, file, text }) => (isDocument ? [[file, text] as const] : [])),
  );
  const resolve =
    documents.size === 0 ? ofMedia : createDocumentResolver(documents, askCalls(), ofMedia);
  const parsed = yield* mapInSteps(names, (source) => parseContentFile(source, render, resolve));
  const files = parsed.flatMap(({ content }) => (content ? partDocument(content) : []));
  const found = { names, read: () => files };
  const { document: complete, inferred } = completeDescription(written, found, askCalls);
  const document = knownDocument(complete);
  yield;
  const model = readApiModel(document);
  const rules = gatherRules(model);
  const validate = answerValidator(document);
  const checked = yield* mapInSteps(files, (file) => checkContent(file, rules, validate));
  const problems = sortProblems([
    ...sources.problems,
    // A document is read for its own place, and then for the lists of all.
    ...parsed.flatMap(({ problems }, index) => (isListed(names[index]) ? [] : problems)),
    ...checked.flat(),
    ...checkPresence(names, { languages, fallbacks }, withoutUnasked(rules, inferred)),
    ...inferred.flatMap((part) => checkInferred(part, files)),
    ...checkDescribed(files, inferred, checked.flat()),
  ]);
  const own = names.filter((source) => !isListed(source));
  return { document, model, rules, sources: own, files, problems };
}

/**
 * Fields that a description leaves open, and that are in one language alone.
 *
 * @param said what is wrong with files by themselves: of a line that is wrong, all is said
 */
function checkDescribed(
  files: readonly ContentFile[],
  inferred: readonly ContentSet[],
  said: readonly ContentProblem[],
): ContentProblem[] {
  const lines = new Set(said.map(({ file, line }) => `${file}:${line}`));
  // Of an item that lacks something that is needed, that is what to write first.
  const lacking = new Set(said.flatMap(({ file, leftOut }) => (leftOut ? file : [])));
  const incomplete = new Set(files.filter(({ file }) => lacking.has(file)).map(contentPath));
  const described = files.filter(
    (file) =>
      !incomplete.has(contentPath(file)) && !inferred.some((part) => part.files.has(file.file)),
  );
  const folders = [...Map.groupBy(described, ({ folder }) => folder).values()];
  return folders
    .flatMap((own) => checkFieldLanguages(own, []))
    .filter(({ file, line }) => !lines.has(`${file}:${line}`));
}

/** Whether a file stands for a document in the list of all. */
function isListed(name: Pick<MarkdownText, 'folder' | 'isDocument'> | undefined): boolean {
  return name?.isDocument === true && [DOCUMENTS, PASSAGES].includes(name.folder);
}

/**
 * Folders that somebody has asked for or described: what is like one of them, and nobody asks for, is
 * misspelt.
 */
function withoutUnasked(rules: ContentRules, inferred: readonly ContentSet[]): ContentRules {
  const unasked = new Set(inferred.flatMap(({ path, calls }) => (calls.length === 0 ? path : [])));
  return { ...rules, folders: new Map([...rules.folders].filter(([path]) => !unasked.has(path))) };
}

/**
 * What is wrong with content, as findings.
 *
 * @param folder the content folder's path below the project's root
 */
export function findingsOf({ sources, problems }: ReadContent, folder: string) {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return problems.map((problem) => toFinding(problem, folder, texts.get(problem.file)));
}
