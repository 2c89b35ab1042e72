export type { ContentApi } from './content-api.ts';
export { type ContentProblem, toFinding } from './content-problem.ts';
export {
  type ContentOptions,
  type LoadedContent,
  loadContent,
  loadContentInTurns,
} from './load-content.ts';
export { findingsOf } from './read-content.ts';
