export {
  type ContentCode,
  type ContentProblem,
  createFault,
  createRemark,
  sortProblems,
} from './content-problem.ts';
export {
  type Answer,
  type ApiModel,
  type Condition,
  type Endpoint,
  filtersOf,
  type ItemShape,
  type ListSource,
  type QueryParameter,
  sourcesOf,
  type ValueRule,
} from './description/api-model.ts';
export { describeRest, listAll, neededFoldersOf, objectPathsOf } from './description/describe-rest.ts';
export { DescriptionNode } from './description/description-node.ts';
export { readApiDescription } from './description/read-api-description.ts';
export { FORMAT_EXAMPLES, STRING_FORMATS } from './description/string-formats.ts';
export {
  type ContentFile,
  type ContentItem,
  contentPath,
  type FieldPath,
  type SourceFile,
  type SourceName,
} from './files/content-file.ts';
export { fillLanguages } from './files/fill-languages.ts';
export { parseContentFile } from './files/parse-content-file.ts';
export { readSourceFiles } from './files/read-source-files.ts';
export {
  createSectionFinder,
  createSectionRenderer,
  type SectionRenderer,
} from './files/render-sections.ts';
export { finish, finishInTurns, mapInSteps, type Steps } from './steps.ts';
