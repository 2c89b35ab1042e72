import path from 'node:path';
import { ApiError } from '../../core/errors.ts';
import { ExportProblem } from '../export/export-problem.ts';
import { exportSite } from '../export/export-site.ts';
import { type CommandOptions, readOptions, USAGE, WrongCall } from '../export/read-options.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options === undefined) print(USAGE);
    else await run(options);
    return 0;
  } catch (error) {
    if (error instanceof WrongCall) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof ExportProblem || error instanceof ApiError)) throw error;
    console.error(`The site was not exported. ${error.message}`);
    return 1;
  }
}

async function run(options: CommandOptions): Promise<void> {
  if (options.isOriginGuessed) {
    console.warn(
      `Absolute addresses begin with ${options.origin}; say where the site will be: --origin https://www.example.org`,
    );
  }
  const summary = await exportSite({ root: ROOT, ...options, log: print });
  const { files, bytes, kept, removed, seconds } = summary;
  print(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${path.relative('.', options.out)}: ${files - kept} written, ${kept} as before, ${removed} removed; ${seconds.toFixed(1)} s`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main();
