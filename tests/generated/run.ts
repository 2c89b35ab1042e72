import path from 'node:path';
import { makeSuite, runSuite } from './run-suite.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

// Generates the suite and runs it against the built site; arguments go on to Playwright.
process.exitCode = (await makeSuite())
  ? await runSuite({ root: ROOT, args: process.argv.slice(2), output: 'inherit' })
  : 1;
