import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { UsageError } from '../command-line/index.ts';
import { type Finding, hasErrors } from '../compiler/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import { fixFiles, reportFixes } from './fix-files.ts';
import { type CheckOptions, readOptions, USAGE } from './read-check-options.ts';
import { reportText } from './report-check-text.ts';
import { reportGithub } from './report-github.ts';
import { validateSite } from './validate-site.ts';
import { watchFolders } from './watch-folders.ts';

/** What files say of each other is not checked while a manifest is wrong. */
const OTHERS =
  'other files have errors, so that not all could be checked of these; run it without file names\n';

/**
 * Checks a site as the command's arguments say, and gives the exit status.
 *
 * @param root the site's folder
 */
export async function runCheck(args: readonly string[], root: string): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    console.log(USAGE);
    return 0;
  }
  const missing = options.files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new UsageError(`${missing.join(', ')}: no such file; name files of ${root}`);
  }
  const folder = options.files.find((file) => statSync(file).isDirectory());
  if (folder !== undefined) {
    const fix = `where it is a site, name it first: colophon check ${folder} …`;
    throw new UsageError(`${folder} is a folder, and no file of ${root}; ${fix}`);
  }
  const files = options.files.map((file) =>
    path.relative(root, path.resolve(file)).split(path.sep).join('/'),
  );
  if (options.fix) {
    // Who reads another format wants nothing else between its lines.
    const stream = options.format === 'text' ? process.stdout : process.stderr;
    stream.write(reportFixes(fixFiles(root, files)));
  }
  if (!options.watch) return check(root, files, options);
  await keepChecking(root, files, options);
  return 0;
}

/** Checks once, prints what was found, and gives the exit status. */
async function check(
  root: string,
  files: readonly string[],
  { format }: CheckOptions,
): Promise<number> {
  const { findings: all, compiled, waitsFor } = await validateSite(root);
  const pages = compiled?.pages.length;
  const concerns = ({ file, related = [] }: Finding) =>
    [file, ...related].some((name) => files.includes(name));
  const findings = files.length === 0 ? all : all.filter(concerns);
  // What manifests say of each other and of content was left out then.
  const isPartial =
    compiled === undefined && hasErrors(all.filter((finding) => !findings.includes(finding)));
  const reports = {
    text: () =>
      isPartial && findings.length === 0
        ? ''
        : reportText(findings, { root, files, pages, paint: styleText }),
    json: () => `${JSON.stringify(findings, null, 2)}\n`,
    github: () => reportGithub(findings),
  };
  process.stdout.write(reports[format]());
  const beside = format === 'text' ? process.stdout : process.stderr;
  // Languages and APIs of a site say which files are content, and of what.
  if (waitsFor !== undefined) {
    beside.write(`content and media are checked once ${waitsFor} is valid\n`);
  }
  if (isPartial) beside.write(OTHERS);
  return isPartial || hasErrors(findings) ? 1 : 0;
}

/** Checks at once and after each change, until the process is interrupted. */
async function keepChecking(
  root: string,
  files: readonly string[],
  options: CheckOptions,
): Promise<void> {
  const checkAgain = async (): Promise<void> => {
    try {
      await check(root, files, options);
    } catch (error) {
      // A file may be gone while it is read; the change that took it away is checked next.
      console.error(error instanceof Error ? error.message : String(error));
    }
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`checked at ${time}, waiting for changes\n`);
  };
  process.once('SIGINT', () => process.exit(0));
  // Where a change may change what the check says.
  const { content, media } = readSiteFolders(root);
  watchFolders(
    ['manifests', 'schemas', 'renderers', content, media].map((name) => path.join(root, name)),
    () => void checkAgain(),
  );
  await checkAgain();
}
