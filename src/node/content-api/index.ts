export { selectItems } from './answers/select-items.ts';
export { ruleOf } from './checks/content-rules.ts';
export { FORMAT_EXAMPLES, STRING_FORMATS } from './checks/string-formats.ts';
export type { ContentApi } from './content-api.ts';
export { type ContentProblem, toFinding } from './content-problem.ts';
export type { Answer, ListSource } from './description/api-model.ts';
export { listAll } from './description/describe-rest.ts';
export { DescriptionNode } from './description/description-node.ts';
export { readApiDescription } from './description/read-api-description.ts';
export type { ContentFile, ContentItem } from './files/content-file.ts';
export { parseContentFile } from './files/parse-content-file.ts';
export { readSourceFiles } from './files/read-source-files.ts';
export { createSectionFinder, createSectionRenderer } from './files/render-sections.ts';
export {
  type ContentOptions,
  type LoadedContent,
  loadContent,
  loadContentInTurns,
} from './load-content.ts';
export { findingsOf, type ReadContent, readContent } from './read-content.ts';
export { finish } from './work-steps.ts';
