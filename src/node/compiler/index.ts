export { type Compilation, type CompiledSite, compile } from './compile.ts';
export { type Finding, hasErrors } from './finding.ts';
export { FINDING_CODES, type FindingCode, type Severity } from './finding-codes.ts';
