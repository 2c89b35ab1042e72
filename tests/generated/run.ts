import path from 'node:path';
import { makeSuite, runSuite } from './run-suite.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Takes a part of the cases, spread over languages and widths; what `npm test` has time for. */
const SPREAD = '--spread';

// Generates the suite and runs it against the built site, each case once, as `colophon test` does; with
// `EVERY=1` in every language and width. Further arguments go on to Playwright.
const args = process.argv.slice(2).filter((argument) => argument !== SPREAD);
const spread = process.argv.includes(SPREAD) ? '4' : (process.env.SPREAD ?? '1');
// Pictures are compared in all runs.
const env = process.env.COMPARE === undefined ? { SPREAD: spread } : {};
process.exitCode = (await makeSuite())
  ? await runSuite({ root: ROOT, args, env, output: 'inherit' })
  : 1;
