import path from 'node:path';
import { ApiError } from '../../core/errors.ts';
import { EndlessList } from '../../core/requests/read-whole-list.ts';
import { Refusal } from '../command-line/index.ts';
import {
  type ExportCommandOptions,
  ExportProblem,
  exportSite,
  readOptions,
  USAGE,
} from '../export/index.ts';
import { EnvironmentProblem, MissingBuild } from '../server/index.ts';
import { createPictureProgress } from './picture-progress.ts';
import { warnOfChanges } from './warn-of-changes.ts';

export { OPTIONS as options } from '../export/index.ts';

/** What is not the exporter's fault. */
const EXPECTED = [ExportProblem, ApiError, MissingBuild, EnvironmentProblem, EndlessList];

/** Writes a built site as files. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const options = readOptions(args, process.env, site);
  if (options === undefined) print(USAGE);
  else await writeSite(site, options);
  return 0;
}

async function writeSite(root: string, options: ExportCommandOptions): Promise<void> {
  if (options.isOriginGuessed) {
    console.warn(
      `Absolute URLs begin with ${options.origin}; say where the site will be: --origin https://www.example.org`,
    );
  }
  warnOfChanges(root);
  const pictures = createPictureProgress();
  const summary = await exportSite({
    root,
    ...options,
    variables: process.env,
    onPictures: pictures.update,
    log: print,
  })
    .catch(refuse)
    .finally(pictures.end);
  const { files, bytes, unchanged, removed, seconds } = summary;
  print(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${path.relative('.', options.out)}: ${files - unchanged} written, ${unchanged} as before, ${removed} removed; ${seconds.toFixed(1)} s`,
  );
}

function refuse(error: unknown): never {
  if (!EXPECTED.some((Expected) => error instanceof Expected)) throw error;
  const { message } = error as Error;
  throw new Refusal(`The site was not exported. ${message}`, { cause: error });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
