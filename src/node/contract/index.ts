export { type ContractSite, checkContract } from './check-contract.ts';
export { matchesPattern } from './choose-routes.ts';
export { CONTRACT_CODES, type ContractKind } from './contract-codes.ts';
export { type ContractReport, isBroken } from './contract-report.ts';
export { type CommandOptions, readOptions, USAGE } from './read-contract-options.ts';
export { reportJunit } from './report/report-junit.ts';
export { reportText } from './report/report-text.ts';
