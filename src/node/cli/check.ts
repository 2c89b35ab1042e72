import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Reading the check's own modules takes as long as what they do. What was made of them is kept; where
// the folder cannot be written they are read anew.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/check'));

// What is imported before that is not kept.
const [{ runCheck }, { runCommand }] = await Promise.all([
  import('../check/index.ts'),
  import('../command-line/index.ts'),
]);

process.exitCode = await runCommand(runCheck);
