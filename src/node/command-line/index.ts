export { parseArguments } from './parse-arguments.ts';
export { UsageError } from './usage-error.ts';
