export { contentLists } from './content-lists.ts';
export { loadExpectations } from './load-expectations.ts';
export {
  type GenerateOptions,
  OPTIONS,
  readOptions,
  USAGE,
  usualOptions,
} from './read-generator-options.ts';
export {
  compareSuite,
  generateSuite,
  isWanted,
  type Suite,
  type SuiteOptions,
  type SuiteState,
  writeSuite,
} from './write-suite.ts';
