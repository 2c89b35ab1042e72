import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  describeCms,
  EDITOR,
  EDITOR_FILES,
  fetchEditor,
  type HostedRepository,
  hostedFiles,
  isAsWritten,
} from '../cms/index.ts';
import { Refusal, refuse } from '../command-line/index.ts';
import { compile, printFinding } from '../compiler/index.ts';
import { type CmsOptions, readCmsOptions, USAGE } from './read-cms-options.ts';

export { OPTIONS as options } from './read-cms-options.ts';

/** Writes an editor of the site's content, for a host of its repository. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const options = await readCmsOptions(args, site);
  if (options === undefined) {
    console.log(USAGE);
    return 0;
  }
  const files = options.repository && describeFiles(site, options, options.repository);
  const editor = await fetchEditor(site).catch(refuse);
  if (files === undefined) {
    console.log(`${EDITOR.name} ${EDITOR.version} is there; colophon dev has it at /-/content`);
    return 0;
  }
  const changed = writeFiles(site, options, files);
  for (const name of EDITOR_FILES) {
    copyFileSync(path.join(editor, name), path.join(site, options.out, name));
  }
  console.log(`${options.out}/${EDITOR_FILES[0]}  ${EDITOR.name} ${EDITOR.version}`);
  return changed ? 1 : 0;
}

function describeFiles(site: string, { prefix }: CmsOptions, repository: HostedRepository) {
  const { compiled, findings } = compile(site);
  if (compiled === undefined) throw new Refusal(findings.map(printFinding).join('\n'));
  const cms = describeCms(site, compiled, prefix);
  if (cms.unknown.length > 0) {
    const [first] = cms.unknown;
    throw new Refusal(
      `headings name fields in ${cms.unknown.length} files, such as ${first}, which no form knows; run npx colophon migrate first`,
    );
  }
  return hostedFiles(cms, repository);
}

/** @returns whether a file was changed by hand, and so is left as it is */
function writeFiles(
  site: string,
  { out, isForced }: CmsOptions,
  files: ReadonlyMap<string, string>,
): boolean {
  mkdirSync(path.join(site, out), { recursive: true });
  let isLeft = false;
  for (const [name, text] of files) {
    const place = path.join(site, out, name);
    const before = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
    const isOwn = before !== undefined && !isAsWritten(before) && !isForced;
    isLeft ||= isOwn;
    if (before === text) console.log(`${out}/${name}  as it was`);
    else if (isOwn) {
      console.error(
        `${out}/${name}  was changed by hand, and is left as it is; --force writes it anew`,
      );
    } else {
      writeFileSync(place, text);
      console.log(`${out}/${name}  ${before === undefined ? 'written' : 'written anew'}`);
    }
  }
  return isLeft;
}
