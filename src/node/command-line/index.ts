export { type Dialog, openDialog, settle } from './dialog.ts';
export { parseArguments } from './parse-arguments.ts';
export { createProgressPrinter, type ProgressPrinter } from './progress.ts';
export { readChoice } from './read-choice.ts';
export { readOrigin, readOriginOption } from './read-origin.ts';
export { orRefuse, Refusal, refuse } from './refusal.ts';
export { matchesPattern } from './route-pattern.ts';
export { runCommand } from './run-command.ts';
export { UsageError } from './usage-error.ts';
