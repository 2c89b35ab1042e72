export {
  type AskedCall,
  type AskedField,
  type AskedParameter,
  createPathFinder,
  type FieldUse,
  type PathFinder,
  withoutNames,
} from './asked-call.ts';
export {
  type ContentCode,
  type ContentProblem,
  createFault,
  createRemark,
  sortProblems,
} from './content-problem.ts';
export {
  type Answer,
  type Condition,
  type DescribedApi,
  type DescribedEndpoint,
  type EntityFields,
  filtersOf,
  type ListSource,
  type ParameterUse,
  type QueryParameter,
  type SortKey,
  sourcesOf,
  type ValueRule,
} from './description/api-model.ts';
export { neededFoldersOf, objectPathsOf } from './description/described-content.ts';
export { DescriptionNode } from './description/description-node.ts';
export { knownDocument, readApiModel, readDocument } from './description/read-api-description.ts';
export {
  DATE_OR_DATE_TIME,
  FORMAT_EXAMPLES,
  impossibleDay,
  STRING_FORMATS,
} from './description/string-formats.ts';
export {
  type ContentFile,
  type ContentItem,
  contentPath,
  DOCUMENTS,
  type FieldPath,
  type MarkdownName,
  type MarkdownText,
  PASSAGES,
  WHOLE_TEXT,
} from './files/content-file.ts';
export { fillLanguages } from './files/fill-languages.ts';
export { listMarkdown } from './files/list-markdown.ts';
export { BODY_FIELD, DRAFT, MARKDOWN } from './files/markdown-fields.ts';
export { parseContentFile } from './files/parse-content-file.ts';
export { partDocument, withPassages } from './files/part-document.ts';
export {
  listMarkdownFiles,
  readMarkdownFiles,
  readNamedFiles,
} from './files/read-markdown-files.ts';
export {
  createSectionFinder,
  createSectionRenderer,
  type SectionRenderer,
} from './files/render-sections.ts';
export { createDocumentResolver } from './files/resolve-documents.ts';
export type { MediaResolver } from './files/resolve-media.ts';
export { completeDescription } from './inference/complete-description.ts';
export { type ContentSet, isOfSet } from './inference/content-sets.ts';
export { SEEN_IN } from './inference/infer-field.ts';
export { isNoPicture } from './inference/infer-format.ts';
export { printDescription } from './inference/print-description.ts';
export { type MigratedContent, migrateContent } from './migration/migrate-content.ts';
export { printFile, type WrittenFile } from './migration/print-file.ts';
export { finish, finishInTurns, mapInSteps, type Steps } from './work-steps.ts';
