export { type ContractSite, checkContract } from './check-contract.ts';
export { CONTRACT_CODES, type ContractKind } from './contract-codes.ts';
export { type ContractReport, isBroken } from './contract-report.ts';
export {
  type ContractCommandOptions,
  OPTIONS,
  readOptions,
  USAGE,
} from './read-contract-options.ts';
export { reportText } from './report/report-contract-text.ts';
export { reportJunit } from './report/report-junit.ts';
