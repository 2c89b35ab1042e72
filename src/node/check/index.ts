export { checkTokens } from './check-tokens.ts';
export type { Paint } from './code-frame.ts';
export {
  countFindings,
  createFindingPrinter,
  type PrintedFinding,
  summariseFindings,
} from './print-finding.ts';
export { OPTIONS } from './read-check-options.ts';
export { reportText } from './report-check-text.ts';
export { runCheck } from './run-check.ts';
export { createContentValidator } from './validate-content.ts';
export { validateSite } from './validate-site.ts';
