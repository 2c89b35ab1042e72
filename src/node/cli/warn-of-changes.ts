import { explainChanges } from '../build-record/index.ts';

/** Says on the error stream what of a site is not in its build. */
export function warnOfChanges(root: string): void {
  const changes = explainChanges(root);
  if (changes !== undefined) process.stderr.write(`${changes}\n`);
}
