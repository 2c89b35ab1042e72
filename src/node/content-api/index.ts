export { meets, orderItems } from './answers/order-items.ts';
export { ruleOf } from './checks/content-rules.ts';
export type { ContentApi } from './content-api.ts';
export {
  type ContentOptions,
  type LoadedContent,
  loadContent,
  loadContentInTurns,
} from './load-content.ts';
export { findingsOf, type ReadContent, readContent } from './read-content.ts';
export { toFinding } from './to-finding.ts';
