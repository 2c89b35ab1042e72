import { createMediaResolver } from '../media/index.ts';
import { checkContent } from './checks/check-content.ts';
import { checkPresence } from './checks/check-presence.ts';
import { type ContentRules, gatherRules } from './checks/content-rules.ts';
import { createShapeValidator } from './checks/shape-validator.ts';
import { type ContentProblem, sortProblems, toFinding } from './content-problem.ts';
import type { ApiModel } from './description/api-model.ts';
import { readApiDescription } from './description/read-api-description.ts';
import type { ContentFile, SourceFile } from './files/content-file.ts';
import { parseContentFile } from './files/parse-content-file.ts';
import { readSourceFiles } from './files/read-source-files.ts';
import type { SectionRenderer } from './files/render-sections.ts';
import { mapInSteps, type Steps } from './steps.ts';

/** Where content stands, and what it is held against. */
export interface ContentPlace {
  /** The folder that holds the content. */
  readonly folder: string;
  /** The path of the OpenAPI description. */
  readonly description: string;
  /** The languages that there are; the first one answers requests that ask for none. */
  readonly languages: readonly string[];
  /** The folder of the site's media, which texts may name by relative paths. */
  readonly media?: string | undefined;
}

/** A folder of content as it was read, and what is wrong with it. */
export interface ReadContent {
  readonly model: ApiModel;
  /** What the API asks of the files. */
  readonly rules: ContentRules;
  readonly sources: readonly SourceFile[];
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
  { folder, description, languages, media }: ContentPlace,
  render: SectionRenderer,
): Steps<ReadContent> {
  const { model, document } = readApiDescription(description);
  const rules = gatherRules(model);
  const validate = createShapeValidator(document);
  const sources = yield* readSourceFiles(folder, languages);
  const resolve = media === undefined ? undefined : createMediaResolver({ content: folder, media });
  const parsed = yield* mapInSteps(sources.files, (source) =>
    parseContentFile(source, render, resolve),
  );
  const files = parsed.flatMap(({ content }) => content ?? []);
  const checked = yield* mapInSteps(files, (file) => checkContent(file, rules, validate));
  const problems = sortProblems([
    ...sources.problems,
    ...parsed.flatMap((file) => file.problems),
    ...checked.flat(),
    ...checkPresence(sources.files, languages, rules),
  ]);
  return { model, rules, sources: sources.files, files, problems };
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
